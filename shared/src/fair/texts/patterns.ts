import type { Translated } from '../../contract/locales.ts';

/**
 * How a language writes dates and lists. `{y}`, `{m}`, `{d}` and `{w}` are year, month, day and
 * weekday, in capitals those of the end of a range. Not by `Intl`, whose literals differ between
 * engines. Each use has its own table, so that a page ships only those that it needs.
 */
export type Names = {
  /** Sunday first. */
  weekdays: readonly string[];
  /** Numbers without. */
  months?: readonly string[];
};
export type Range = readonly [sameMonth: string, sameYear: string, other: string];
type DatePatterns = Names & {
  date: string;
  day: string;
  short: string;
  month: string;
  range: Range;
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const datePatterns: Translated<DatePatterns> = {
  tw: {
    weekdays: [...'日一二三四五六'],
    date: '{y}年{m}月{d}日（{w}）',
    day: '{m}月{d}日（{w}）',
    short: '{m}/{d} {w}',
    month: '{y}年{m}月',
    range: [
      '{y}年{m}月{d}日至{D}日',
      '{y}年{m}月{d}日至{M}月{D}日',
      '{y}年{m}月{d}日至{Y}年{M}月{D}日',
    ],
  },
  en: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months,
    date: '{w} {d} {m} {y}',
    day: '{w} {d} {m}',
    short: '{w} {d}',
    month: '{m} {y}',
    range: ['{d}–{D} {m} {y}', '{d} {m} – {D} {M} {Y}', '{d} {m} {y} – {D} {M} {Y}'],
  },
};

/** The fair's dates as set on the label. */
export const labelPatterns: Translated<Names & { month: Range; weekday: string }> = {
  tw: {
    weekdays: ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
    month: ['{y}年{m}月', '{y}年{m}月至{M}月', '{y}年{m}月至{Y}年{M}月'],
    weekday: '{w}至{W}',
  },
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months,
    month: ['{m} {y}', '{m} – {M} {Y}', '{m} {y} – {M} {Y}'],
    weekday: '{w} to {W}',
  },
};

/** Between the names of a list, and between a place and what it is part of. */
export const separators: Translated<{ list: string; place: string }> = {
  tw: { list: '、', place: '' },
  en: { list: ', ', place: ', ' },
};
/** Between parts of a sentence. */
export const clauseSeparator = { tw: '，', en: ', ' };
/** After a label. */
export const labelSeparator = { tw: '：', en: ': ' };
/** Between a page's title and the site's name. */
export const titleSeparator = { tw: '｜', en: ' | ' };
/** Around what a reader typed. */
export const quotationMarks = { tw: ['「', '」'], en: ['“', '”'] };
/** Before the extension of a telephone number. */
export const extensionLabel = { tw: '分機', en: 'ext.' };
