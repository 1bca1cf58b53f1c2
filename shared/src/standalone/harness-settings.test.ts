import { readSettings } from './harness-settings.ts';

it('keeps what the toolbar chose, and nothing else', () => {
  expect(readSettings('{"queryState":"empty","scheme":"dark"}')).toEqual({
    queryState: 'empty',
    scheme: 'dark',
  });
  expect(readSettings('{"queryState":"upside down","scheme":3}')).toEqual({
    queryState: 'full',
    scheme: 'system',
  });
  expect(readSettings('not JSON')).toEqual({ queryState: 'full', scheme: 'system' });
  expect(readSettings('null')).toEqual({ queryState: 'full', scheme: 'system' });
  expect(readSettings(null)).toEqual({ queryState: 'full', scheme: 'system' });
});
