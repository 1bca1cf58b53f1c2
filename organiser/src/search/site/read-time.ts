import { daysUntil, weekdayOf } from '@dswine/shared/fair/texts/dates';
import type { HalfDay } from '@dswine/shared/fair/show/half-days';

/** A day of the fair and perhaps a half-day, and the other words of the keyword. */
export type TimeRead = { day: string; half?: HalfDay; rest: string };

const weekdayNames = '日一二三四五六';
type ReadDay = (found: RegExpExecArray, now: Date) => (day: string) => boolean;
const days: readonly [RegExp, ReadDay][] = [
  [
    /(?:週|周|星期|禮拜|礼拜)([日天一二三四五六])/u,
    ([, name = '']) => onWeekday(weekdayNames.indexOf(name === '天' ? '日' : name)),
  ],
  [
    /\b(sun|mon|tues|wednes|thurs|fri|satur)days?\b/iu,
    ([, name = '']) => onWeekday(weekdayIn(name)),
  ],
  [/\b(sun|mon|tue|wed|thu|fri|sat)\b\.?/iu, ([, name = '']) => onWeekday(weekdayIn(name))],
  [/(\d{1,2})\/(\d{1,2})/u, ([, month = '', date = '']) => onDate(Number(month), Number(date))],
  [/今天|今日|\btoday\b/iu, (_, now) => inDays(0, now)],
  [/明天|明日|\btomorrow\b/iu, (_, now) => inDays(1, now)],
];
const halves: readonly [HalfDay, RegExp][] = [
  ['am', /上午|早上|早晨|\bmornings?\b/iu],
  ['pm', /下午|午後|午后|\bafternoons?\b/iu],
  ['evening', /晚上|晚間|傍晚|\bevenings?\b|\btonight\b/iu],
];

/**
 * Reads a day of the fair and a half-day from a keyword: `週六下午清酒品飲`, `sake tasting Saturday
 * afternoon`. Undefined without a day, or on a day without a programme.
 */
export function readTime(
  keyword: string,
  { days: known, now }: { days: ReadonlySet<string>; now: Date },
): TimeRead | undefined {
  const text = keyword.normalize('NFKC');
  for (const [pattern, matches] of days) {
    const found = pattern.exec(text);
    if (!found) continue;
    const day = [...known].find(matches(found, now));
    if (day === undefined) continue;
    const [half, halfPattern] = halves.find(([, one]) => one.test(text)) ?? [];
    const rest = text.replace(found[0], ' ').replace(halfPattern ?? '', ' ');
    return { day, ...(half && { half }), rest: rest.replaceAll(/\s+/gu, ' ').trim() };
  }
  return undefined;
}

const inDays = (count: number, now: Date) => (day: string) =>
  daysUntil(day, now.toISOString()) === count;
const onWeekday = (weekday: number) => (day: string) => weekdayOf(day) === weekday;
const onDate = (month: number, date: number) => (day: string) =>
  day.endsWith(`-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
const weekdayIn = (name: string) =>
  ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(name.slice(0, 3).toLowerCase());
