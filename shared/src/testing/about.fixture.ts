import { inLocale } from '../fair/texts/bilingual.ts';
import type { About } from '../contract/editions.ts';
import type { AreaCode } from '../contract/wire.ts';
import type { Locale } from '../section/section.ts';

const areas: {
  Code: AreaCode;
  tw: [string, string];
  en: [string, string];
  ExhibitorCount: number;
}[] = [
  {
    Code: 'wine',
    tw: ['葡萄酒', '風土從土壤開始'],
    en: ['Wine', 'Every bottle begins in the soil'],
    ExhibitorCount: 143,
  },
  {
    Code: 'spirits',
    tw: ['烈酒', '銅鍋、木桶與時間'],
    en: ['Spirits', 'Copper, wood and time'],
    ExhibitorCount: 87,
  },
  {
    Code: 'sake',
    tw: ['清酒', '米、水與杜氏的手'],
    en: ['Sake', 'Rice, water and the hand'],
    ExhibitorCount: 68,
  },
  {
    Code: 'beer',
    tw: ['啤酒', '麥芽、酒花與一座城市的水'],
    en: ['Beer', 'Barley, hops and a town’s water'],
    ExhibitorCount: 1,
  },
];

/** The organiser's description of the fair, with its four areas. */
export function sampleAbout(locale: Locale): About {
  return {
    Title: locale === 'tw' ? '關於本展' : 'About the fair',
    Lead: locale === 'tw' ? '四種釀造，一個展館。' : 'Four ways of making, in one hall.',
    Picture: { Src: '/media/fair.svg', Width: 1600, Height: 900, Tone: 'fair' },
    Paragraphs: [
      locale === 'tw' ? '展區以四種釀造分區。' : 'The hall is divided by four ways of making.',
    ],
    Areas: areas.map(({ Code, ExhibitorCount, ...names }) => ({
      Code,
      Name: inLocale(names, locale)[0],
      Tagline: inLocale(names, locale)[1],
      Description:
        locale === 'tw'
          ? '產區、作法與品飲，從這裡看起。'
          : 'Origin, method and tasting, side by side.',
      Picture: { Src: `/media/area-${Code}.svg`, Width: 800, Height: 1000, Tone: Code },
      ExhibitorCount,
    })),
    Figures: [
      locale === 'tw'
        ? { Value: 1355, Unit: '家', Label: '參展商' }
        : { Value: 1355, Unit: 'exhibitors', Label: 'in four areas' },
    ],
  };
}
