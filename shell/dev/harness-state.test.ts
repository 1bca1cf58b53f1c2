import { harnessHostOf, harnessStateOf } from './harness-state.ts';

it.each([
  ['localhost:4001', { data: 'full', reader: 'anonymous', colours: 'system' }],
  ['empty.member.dark.localhost:4001', { data: 'empty', reader: 'member', colours: 'dark' }],
  ['light.slow.localhost:4001', { data: 'slow', reader: 'anonymous', colours: 'light' }],
  ['127.0.0.1:4001', { data: 'full', reader: 'anonymous', colours: 'system' }],
])('reads the state in %s', (host, state) => {
  expect(harnessStateOf(host)).toEqual(state);
});

it('writes a state in one form, without what is the default', () => {
  expect(harnessHostOf(harnessStateOf('dark.failed.localhost'), '4001')).toBe(
    'failed.dark.localhost:4001',
  );
  expect(harnessHostOf(harnessStateOf('localhost'), '')).toBe('localhost');
});
