import { readSettings } from './harness-settings.ts';

const initial = { queryState: 'full', scheme: 'system', reader: 'anonymous' };

it('reads valid stored settings, and replaces invalid ones by defaults', () => {
  expect(readSettings('{"queryState":"empty","scheme":"dark","reader":"member"}')).toEqual({
    queryState: 'empty',
    scheme: 'dark',
    reader: 'member',
  });
  expect(readSettings('{"queryState":"upside down","scheme":3}')).toEqual(initial);
  expect(readSettings('not JSON')).toEqual(initial);
  expect(readSettings('null')).toEqual(initial);
  expect(readSettings(null)).toEqual(initial);
});
