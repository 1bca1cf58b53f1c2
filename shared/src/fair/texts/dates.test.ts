import { labelDates } from './dates.ts';

it.each([
  ['2026-04-17', '2026-04-20', 'en', '17–20', 'April 2026', 'Friday to Monday'],
  ['2026-04-17', '2026-04-20', 'tw', '17–20', '2026年4月', '週五至週一'],
  ['2026-04-30', '2026-05-02', 'en', '30–2', 'April – May 2026', 'Thursday to Saturday'],
  [
    '2026-12-31',
    '2027-01-02',
    'en',
    '31–2',
    'December 2026 – January 2027',
    'Thursday to Saturday',
  ],
  ['2026-04-30', '2026-05-02', 'tw', '30–2', '2026年4月至5月', '週四至週六'],
  ['2026-12-31', '2027-01-02', 'tw', '31–2', '2026年12月至2027年1月', '週四至週六'],
  ['2026-04-17', '2026-04-17', 'tw', '17', '2026年4月', '週五'],
] as const)('formats %s to %s in %s', (...row) => {
  const [first, last, locale, days, month, weekdays] = row;
  expect(labelDates(first, last, locale)).toEqual({ days, month, weekdays });
});
