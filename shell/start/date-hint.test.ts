import { startsWithDateBar } from './site-clock.ts';

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
