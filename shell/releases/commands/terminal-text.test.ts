import { terminalLine, terminalText } from './command-context.ts';

it.each([
  ['clears the screen', '\u001B[2Jdone', '\uFFFD[2Jdone'],
  ['clears it in one character', '\u009B2Jdone', '\uFFFD2Jdone'],
  ['writes over the line', 'bad\rgood', 'bad\uFFFDgood'],
  ['turns the direction', 'a\u202Edcb', 'a\uFFFDdcb'],
])('what %s is shown, and does nothing', (_, text, shown) =>
  expect(terminalText(text)).toBe(shown),
);

it('keeps lines, columns and all scripts', () =>
  expect(terminalText('酒展\n\tعربي 🍷')).toBe('酒展\n\tعربي 🍷'));

it('makes one line of a reason that has several', () =>
  expect(terminalLine('fixed\nRevision 9\u2028live')).toBe('fixed Revision 9 live'));
