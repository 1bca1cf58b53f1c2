import type { Locale, Translated } from '../contract/locales.ts';
import { inLocale } from './bilingual.ts';

/**
 * How a language writes dates and lists. `{y}`, `{m}`, `{d}` and `{w}` are year, month, day and
 * weekday, in capitals those of the end of a range. Not by `Intl`, whose literals differ between
 * engines.
 */
export type Patterns = {
  /** Sunday first. */
  weekdays: readonly string[];
  longWeekdays: readonly string[];
  /** Their names; numbers without. */
  months?: readonly string[];
  date: string;
  day: string;
  month: string;
  /** Within a month, within a year, and across years. */
  dateRange: Range;
  monthRange: Range;
  weekdayRange: string;
  /** Between the names of a list, parts of a sentence, and a place and what it is part of. */
  list: string;
  clause: string;
  place: string;
  /** Around what a reader typed. */
  quotes: readonly [open: string, close: string];
  /** Between a page's title and the site's name, and after a label. */
  title: string;
  label: string;
  /** Before the extension of a telephone number. */
  extension: string;
};
type Range = readonly [sameMonth: string, sameYear: string, other: string];

const patterns: Translated<Patterns> = {
  tw: {
    weekdays: [...'日一二三四五六'],
    longWeekdays: ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
    date: '{y}年{m}月{d}日（{w}）',
    day: '{m}月{d}日（{w}）',
    month: '{y}年{m}月',
    dateRange: [
      '{y}年{m}月{d}日至{D}日',
      '{y}年{m}月{d}日至{M}月{D}日',
      '{y}年{m}月{d}日至{Y}年{M}月{D}日',
    ],
    monthRange: ['{y}年{m}月', '{y}年{m}月至{M}月', '{y}年{m}月至{Y}年{M}月'],
    weekdayRange: '{w}至{W}',
    list: '、',
    clause: '，',
    place: '',
    quotes: ['「', '」'],
    title: '｜',
    label: '：',
    extension: '分機',
  },
  en: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    longWeekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
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
    ],
    date: '{w} {d} {m} {y}',
    day: '{w} {d} {m}',
    month: '{m} {y}',
    dateRange: ['{d}–{D} {m} {y}', '{d} {m} – {D} {M} {Y}', '{d} {m} {y} – {D} {M} {Y}'],
    monthRange: ['{m} {y}', '{m} – {M} {Y}', '{m} {y} – {M} {Y}'],
    weekdayRange: '{w} to {W}',
    list: ', ',
    clause: ', ',
    place: ', ',
    quotes: ['“', '”'],
    title: ' | ',
    label: ': ',
    extension: 'ext.',
  },
};

export const patternsOf = (locale: Locale): Patterns => inLocale(patterns, locale);
