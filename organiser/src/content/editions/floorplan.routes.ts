import { Floorplan, type Booth, type PlanTerm } from '@dswine/shared/contract/floorplan';
import { inLocale, otherLocale, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { placeCodeOf } from '@dswine/shared/fair/hall/walks';
import type { EditionRecords } from '../records/records.ts';
import { publishedPlan } from './hall-walks.ts';
import { listBoothOwners } from './catalogue.ts';
import { readRoute } from './read-route.ts';
import { Converter } from 'opencc-js';
import { type Edition, termNames } from './edition.ts';
import { synonymsOf, commonNamesOf } from '../../search/keywords/search-terms.ts';
import { foldSearchText } from '../../store/search-text.ts';

type Shape = EditionRecords['hall'];

export const floorplanRoute = readRoute({
  path: '/Floorplan/:code',
  summary: 'The hall with its booths; empty until the floor plan is published',
  data: Floorplan,
  select({ edition, view: { lang } }) {
    const shapes = edition.records.hall;
    const hall = shapes.find((shape) => shape.Kind === 'hall');
    const plan = publishedPlan(shapes);
    const owners = listBoothOwners(edition);
    return {
      Published: plan.length > 0,
      Hall: hall ? inLocale(hall.Name, lang) : '',
      Width: hall?.Width ?? 0,
      Depth: hall?.Depth ?? 0,
      Aisles: plan.flatMap((shape) => (shape.Kind === 'aisle' ? [rectangle(shape)] : [])),
      Facilities: plan.flatMap((shape) =>
        shape.Kind === 'facility'
          ? [
              {
                Kind: shape.Facility,
                Code: placeCodeOf(shape.Name.en),
                Name: inLocale(shape.Name, lang),
                OtherName: inLocale(shape.Name, otherLocale(lang)),
                CommonNames: commonNamesOf(shape),
                ...(shape.Steps && { Steps: true }),
                ...rectangle(shape),
              },
            ]
          : [],
      ),
      Booths: plan.flatMap((shape): Booth[] => {
        if (shape.Kind !== 'booth') return [];
        const Exhibitors = (owners.get(shape.Number) ?? []).map(({ Id, Name }) => ({
          Id,
          Name: inLocale(Name, lang),
          OtherName: inLocale(Name, otherLocale(lang)),
          ...untranslated({ Name }, lang),
        }));
        return [{ Number: shape.Number, ...rectangle(shape), Area: shape.Area, Exhibitors }];
      }),
      Terms: plan.length === 0 ? [] : planTermsOf(edition, [...owners.values()].flat()),
    };
  },
});

function rectangle({ X, Y, W, H }: Exclude<Shape, { Kind: 'hall' }>) {
  return { X, Y, W, H };
}

type Exhibitor = EditionRecords['exhibitors'];

const kinds = {
  area: ({ Areas }: Exhibitor) => Areas,
  category: ({ Categories }: Exhibitor) => Categories,
  country: ({ Country }: Exhibitor) => [Country],
  tag: ({ Tags }: Exhibitor) => Tags,
} as const satisfies Record<string, (exhibitor: Exhibitor) => readonly string[]>;

/** The areas, categories, countries and tags of the exhibitors, for the search of the plan. */
function planTermsOf(edition: Edition, exhibitors: readonly Exhibitor[]): PlanTerm[] {
  const [tw, en] = [termNames.tw(edition), termNames.en(edition)];
  const all = [...new Map(exhibitors.map((one) => [one.Id, one])).values()];
  return (['area', 'category', 'country', 'tag'] as const).flatMap((kind) =>
    [...(tw.get(kind) ?? [])].flatMap(([Code, Name]): PlanTerm[] => {
      const Exhibitors = all.filter((one) => (kinds[kind](one) as string[]).includes(Code));
      return Exhibitors.length === 0
        ? []
        : [
            {
              Names: withSynonyms([Name, en.get(kind)?.get(Code) ?? Code]),
              Exhibitors: Exhibitors.map(({ Id }) => Id),
            },
          ];
    }),
  );
}

let converter: ReturnType<typeof Converter> | undefined;

/** For synonyms, which are written with Simplified characters. Its dictionary loads in 0.2 s. */
function toTaiwan(word: string): string {
  converter ??= Converter({ from: 'cn', to: 'tw' });
  return converter(word);
}

function withSynonyms(names: readonly string[]): string[] {
  const synonyms = names.flatMap((name) => synonymsOf(foldSearchText(name)));
  const named = names.map((name) => name.toLowerCase());
  const others = new Set(synonyms.flatMap((word) => [toTaiwan(word), word]));
  return [...names, ...[...others].filter((word) => !named.includes(word))];
}
