import { writeCsv } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', ' =1', '＝1', '%x', '|x'])(
  'prefixes the cell %j with an apostrophe',
  (text) => expect(writeCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
);

it.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['a\t@b', "a\t'@b"],
  ['a\n =1', "a\n' =1"],
  ['a;b, -5; c=d', 'a;b, -5; c=d'],
])('prefixes what another separator makes a cell: %j becomes %j', (text, written) =>
  expect(writeCsv([[text]])).toBe(`\uFEFF"${written}"\r\n`),
);

it('leaves other cells unchanged and doubles quotes', () => {
  expect(writeCsv([['a', 'b "c"', '二', '']])).toBe('\uFEFF"a","b ""c""","二",""\r\n');
});
