import { labelDates } from './label-dates.ts';

it('formats days, month and weekdays of the fair in both languages', () => {
  expect(labelDates('2026-04-17', '2026-04-20', 'en')).toEqual({
    days: '17–20',
    month: 'April 2026',
    weekdays: 'Friday to Monday',
  });
  expect(labelDates('2026-04-17', '2026-04-20', 'tw')).toEqual({
    days: '17–20',
    month: '2026年4月',
    weekdays: '週五至週一',
  });
});

it('names both months and both years when they differ', () => {
  expect(labelDates('2026-04-30', '2026-05-02', 'en').month).toBe('April – May 2026');
  expect(labelDates('2026-12-31', '2027-01-02', 'en').month).toBe('December 2026 – January 2027');
  expect(labelDates('2026-04-30', '2026-05-02', 'tw').month).toBe('2026年4月至5月');
  expect(labelDates('2026-12-31', '2027-01-02', 'tw').month).toBe('2026年12月至2027年1月');
});

it('formats a one-day fair without ranges', () => {
  expect(labelDates('2026-04-17', '2026-04-17', 'tw')).toEqual({
    days: '17',
    month: '2026年4月',
    weekdays: '週五',
  });
});
