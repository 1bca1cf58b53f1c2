import { writeCsv } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', ' =1', '＝1', '%x', '|x'])(
  'prefixes the cell %j with an apostrophe',
  (text) => expect(writeCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
);

it('leaves other cells unchanged and doubles quotes', () => {
  expect(writeCsv([['a', 'b "c"', '二', '']])).toBe('\uFEFF"a","b ""c""","二",""\r\n');
});
