import type { Static } from 'typebox';
import type { EditionRecord } from '../../src/records/records.ts';
import { edition2026, organiser } from './edition-2026.ts';

type Edition = Static<typeof EditionRecord>;
const everyone = {
  tw: '專業買主與一般觀眾（須年滿十八歲）',
  en: 'Trade and public visitors aged 18 and over',
};

/** The earlier edition. Its terms for exhibitors are those of 2026, with the steps of its own year. */
export const edition2025: Edition = {
  ...edition2026,
  Code: 'DSWINE2025',
  ExhibitionYear: '2025',
  PreRegExhCode: 'DSWINE2025',
  ShowName: {
    tw: '2025 台北國際酒展',
    en: 'Taipei International Wine, Spirits, Sake & Beer Fair 2025',
  },
  Slogan: { tw: '從一條走道開始的相識', en: 'It began with a single aisle' },
  StartDate: '2025-04-18',
  EndDate: '2025-04-21',
  Hours: ['2025-04-18', '2025-04-19', '2025-04-20', '2025-04-21'].map((Date) => ({
    Date,
    Open: '10:00',
    Close: '18:00',
    Audience: everyone,
  })),
  Organiser: organiser('2025'),
  Note: 'Structured event data published for this edition gave 5-8 September 2025, 10:00-18:00 (+08:00); page texts of the same year gave 18-21 April 2025, which this record follows.',
  About: {
    Title: { tw: '回到 2025 年的四天', en: 'Four days in 2025' },
    Lead: {
      tw: '二〇二五年的展覽以小而完整為目標，六十家製造者與進口商在世貿一館首次依產區排列。',
      en: 'The 2025 fair set out to be small and complete: sixty makers and importers stood in Hall 1, arranged by origin for the first time.',
    },
    Paragraphs: [
      {
        tw: '這一年確立了專業講座、品飲教室與媒合洽談的形式，也留下許多現場的筆記。多數參展商在二〇二六年再次報名，本頁保留當時的名單與節目，供查考之用。',
        en: 'That year settled the form of talks, tasting rooms and arranged meetings, and left many notes behind. Most exhibitors signed up again for 2026; this page keeps the list and programme of the time for reference.',
      },
    ],
    Figures: [
      {
        Value: 60,
        Unit: { tw: '家', en: 'exhibitors' },
        Label: { tw: '參展商', en: 'in four areas' },
      },
      { Value: 300, Unit: { tw: '款', en: 'products' }, Label: { tw: '展出品項', en: 'on show' } },
    ],
  },
  ForExhibitors: { ...edition2026.ForExhibitors, Steps: [] },
};
