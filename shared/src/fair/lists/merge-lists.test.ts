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

it('removes items that either side removed after the last synchronisation', () => {
  const base = [item('1'), item('2'), item('3')];
  expect(ids({ base, device: [item('1'), item('2')], account: [item('2'), item('3')] })).toEqual([
    '2',
  ]);
});

it('keeps an item that one side removed and the other annotated', () => {
  const base = [item('1'), item('2')];
  expect(
    merge({ base, device: [item('1', { rating: 5 })], account: [item('2', { note: 'ask' })] }),
  ).toEqual([item('2', { note: 'ask' }), item('1', { rating: 5 })]);
});

it('merges the changes of both sides field by field', () => {
  const base = [item('1', { note: 'old', taste: ['dry'], want: 'maybe' })];
  expect(
    merge({
      base,
      device: [item('1', { note: 'old', taste: ['dry', 'smoky'], want: 'must' })],
      account: [item('1', { note: 'new', taste: [], rating: 4 })],
    }),
  ).toEqual([item('1', { note: 'new', taste: ['smoky'], want: 'must', rating: 4 })]);
});

it('removes a rating and a want level that one side removed', () => {
  const base = [item('1', { rating: 4, want: 'must' })];
  expect(merge({ base, device: [item('1')], account: base })).toEqual([item('1')]);
});

it('joins both notes when both sides changed them', () => {
  const base = [item('1', { note: 'old' })];
  const [merged] = merge({
    base,
    device: [item('1', { note: 'at ten' })],
    account: [item('1', { note: 'booth B' })],
  });
  expect(merged?.note).toBe('booth B\nat ten');
});

it('returns the same list when a merge is repeated', () => {
  const lists = { device: [item('1', { note: 'a' })], account: [item('1', { note: 'b' })] };
  const once = merge(lists);
  expect(merge({ base: once, device: once, account: once })).toEqual(once);
  expect(merge({ base: [], device: lists.device, account: once })).toEqual(once);
});

it('treats items of different kinds with the same id as different items', () => {
  const product: NotedItem = { ...item('1'), kind: 'product' };
  expect(merge({ base: [item('1')], device: [product], account: [product] })).toEqual([product]);
});
