import { makers } from './parts/companies.ts';
import { regionLines } from './parts/regions.ts';
import { termLines } from './parts/terms.ts';
import { equipment as equipmentLines, importers as importerLines } from './parts/traders.ts';
import type { Pair } from './parts/part.ts';

export type AreaName = 'wine' | 'spirits' | 'sake' | 'beer';
export type Company = {
  role: 'maker' | 'importer' | 'gear';
  country: string;
  areas: readonly [AreaName, ...AreaName[]];
  lang: string;
  native: string;
  name: { tw: string; en: string };
  brand: Pair;
  regionId: string;
  region: Pair;
  land: Pair;
  /** Of an importer: the countries it carries, as codes and in words. */ origins: readonly string[];
  from: Pair;
  /** Of an equipment maker. */ goods: string;
};

const regions = new Map(
  rows(regionLines).map(([id = '', tw = '', en = '', landTw = '', landEn = '']) => [
    id,
    { name: [tw, en] as Pair, land: [landTw, landEn] as Pair },
  ]),
);
const countries = new Map(
  termLines
    .map((line) => line.split('|'))
    .filter(([kind]) => kind === 'country')
    .map(([, code = '', tw = '', en = '']) => [code, [tw, en] as Pair]),
);

export function readMakers(): Company[] {
  let country = '',
    area: AreaName = 'wine',
    lang = '';
  const companies: Company[] = [];
  for (const line of makers.trim().split('\n')) {
    if (line.startsWith('# ')) {
      [country = '', area = 'wine', lang = ''] = line.slice(2).split(' ') as [
        string,
        AreaName,
        string,
      ];
      continue;
    }
    const [regionId = '', en = '', tw = '', native = en] = line.split('|');
    const region = regions.get(regionId);
    if (!region)
      throw new Error(`seed: the region "${regionId}" of ${en} is not in parts/regions.ts`);
    companies.push({
      role: 'maker',
      country,
      areas: [area],
      lang,
      native,
      name: { tw, en },
      brand: [shortTw(tw), shortEn(en)],
      regionId,
      region: region.name,
      land: region.land,
      origins: [],
      from: region.name,
      goods: '',
    });
  }
  return companies;
}

export const readImporters = (): Company[] =>
  rows(importerLines).map((row) => readTrader(row, 'importer'));
export const readEquipmentMakers = (): Company[] =>
  rows(equipmentLines).map((row) => readTrader(row, 'gear'));

function readTrader(
  [country = '', areas = '', en = '', tw = '', rest = '']: string[],
  role: 'importer' | 'gear',
): Company {
  const here = countries.get(country) ?? ['', ''];
  const origins = role === 'importer' ? rest.split(',') : [];
  const words = origins.map((code) => countries.get(code) ?? ['', '']);
  return {
    role,
    country,
    areas: areas.split(',') as [AreaName, ...AreaName[]],
    lang: 'en',
    native: en,
    name: { tw, en },
    brand: [shortTw(tw), shortEn(en)],
    regionId: '',
    region: here,
    land: here,
    origins,
    goods: role === 'gear' ? rest : '',
    from: [
      words.map(([word]) => word).join('、'),
      listed(
        words.map(([, word]) =>
          word === 'United States' || word === 'United Kingdom' ? `the ${word}` : word,
        ),
      ),
    ],
  };
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** The part of a company's name that goes on its labels. */
const kinds =
  /(酒莊|酒造|酒窖|酒商|莊園|香檳|氣泡酒莊|氣泡酒窖|蒸餾所|酒廠|啤酒廠|啤酒屋|精釀|釀造所|釀造場|釀造|工坊|酒坊|酒屋|啤酒|烈酒工坊|威士忌|琴酒|蘭姆|干邑|梅斯卡爾|龍舌蘭|白蘭地|股份有限公司|國際|代理|貿易)+$/;
const shortTw = (tw: string) => tw.replace(kinds, '') || tw;
const shortEn = (en: string) => {
  const short = en
    .replace(
      /^(Domaine (de la |des |du |de )?|Château |Maison |Weingut |Bodegas? |Quinta (do |da )|Cantin[ae] |Tenuta |Azienda Agricola |Champagne |Viña |Brouwerij |Pivovar |Brasserie (de la |des )?|Destilería |Distillerie |Distilleria |Ktima |Celler |Caves |Cascina |Brauerei |Mezcal |Tequilera |Palenque |Birrificio |Bryggeriet )/,
      '',
    )
    .replace(
      / (Distillery|Distillers|Distilling|Brewing Co\.|Brewing|Brewery|Shuzo|Jozo|Winery|Vineyards?|Estate( Winery)?|Wines|Wine Co\.|Cellars|Whisky|Yangjo|Honke|Honten|Pincészet|Birtok|Borászat|Spirits|Gin|Rum|Rumworks|Destillerie|Destilleri|Trading|& Co\.)$/,
      '',
    );
  return short || en;
};

function rows(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}
