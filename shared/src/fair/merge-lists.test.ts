import { mergeLists, type Lists, type NotedItem } from './merge-lists.ts';

const item = (id: string, notes: Partial<NotedItem> = {}): NotedItem => ({
  kind: 'exhibitor',
  id,
  note: '',
  ...notes,
});
const merge = (lists: Partial<Lists>) =>
  mergeLists({ base: [], device: [], account: [], ...lists });
const ids = (lists: Partial<Lists>) => merge(lists).map(({ id }) => id);

it('joins both lists before the first synchronisation', () => {
  expect(ids({ device: [item('1'), item('2')], account: [item('2'), item('3')] })).toEqual([
    '2',
    '3',
    '1',
  ]);
});

it('takes off what either side has removed since', () => {
  const base = [item('1'), item('2'), item('3')];
  expect(ids({ base, device: [item('1'), item('2')], account: [item('2'), item('3')] })).toEqual([
    '2',
  ]);
});

it('keeps what one side removed and the other noted something about', () => {
  const base = [item('1'), item('2')];
  expect(
    merge({ base, device: [item('1', { rating: 5 })], account: [item('2', { note: 'ask' })] }),
  ).toEqual([item('2', { note: 'ask' }), item('1', { rating: 5 })]);
});

it('keeps the change of each side, field by field', () => {
  const base = [item('1', { note: 'old', taste: ['dry'], want: 'maybe' })];
  expect(
    merge({
      base,
      device: [item('1', { note: 'old', taste: ['dry', 'smoky'], want: 'must' })],
      account: [item('1', { note: 'new', taste: [], want: 'maybe', rating: 4 })],
    }),
  ).toEqual([item('1', { note: 'new', taste: ['smoky'], want: 'must', rating: 4 })]);
});

it('takes off a grade that one side took off', () => {
  const base = [item('1', { rating: 4, want: 'must' })];
  expect(merge({ base, device: [item('1')], account: base })).toEqual([item('1')]);
});

it('loses neither note when both were changed', () => {
  const base = [item('1', { note: 'old' })];
  const [merged] = merge({
    base,
    device: [item('1', { note: 'at ten' })],
    account: [item('1', { note: 'booth B' })],
  });
  expect(merged?.note).toBe('booth B\nat ten');
});

it('changes nothing when it is done again', () => {
  const lists = { device: [item('1', { note: 'a' })], account: [item('1', { note: 'b' })] };
  const once = merge(lists);
  expect(merge({ base: once, device: once, account: once })).toEqual(once);
  expect(merge({ base: [], device: lists.device, account: once })).toEqual(once);
});

it('tells kinds apart', () => {
  const product: NotedItem = { ...item('1'), kind: 'product' };
  expect(merge({ base: [item('1')], device: [product], account: [product] })).toEqual([product]);
});
