import { startsWithDateBar, writeDateHint } from './date-hint.ts';

it.each([
  [{}, true],
  [{ DATE_BAR: 'off' }, false],
  [{ SITE_URL: 'https://www.dswine.example' }, false],
  [{ SITE_URL: 'https://demo.dswine.example', DATE_BAR: 'on' }, true],
  [{ SITE_CONFIG: '/etc/site.json' }, false],
  [{ NODE_ENV: 'production' }, false],
])('decides from the environment %j whether the date bar is on: %s', (environment, isOn) => {
  expect(startsWithDateBar(environment as NodeJS.ProcessEnv)).toBe(isOn);
});

it('explains how to view a date with SITE_CLOCK or the date bar', () => {
  expect(writeDateHint(false)).toContain('SITE_CLOCK=2026-04-18T13:10 npm start');
  expect(writeDateHint(true)).toContain('Demonstration date');
});
