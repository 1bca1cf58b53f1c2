import { contactForm } from '../fair/contact-form.ts';
import { lengthOf, plainValue, problemsOf } from './field-rules.ts';

const filled = {
  Type: 'visit',
  Subject: 'Tickets',
  Name: 'Ming',
  Company: '',
  Tel: '02-2345-6789',
  Mobile: '',
  Email: 'ming@dswine.example',
  Content: 'Hello',
  NoticeVersion: '2026-11',
  Code: '12345',
};
const found = (changes: Record<string, string | undefined>) =>
  problemsOf(contactForm, { ...filled, ...changes }).map(
    ({ Field, Problem }) => `${Field} ${Problem}`,
  );

it.each<[what: string, changes: Record<string, string | undefined>, problems: string[]]>([
  ['all of it right', {}, []],
  [
    'nothing at all',
    Object.fromEntries(Object.keys(filled).map((name) => [name, undefined])),
    [
      'Type required',
      'Subject required',
      'Name required',
      'Tel required',
      'Email required',
      'Content required',
      'Code required',
      'NoticeVersion required',
    ],
  ],
  [
    'space instead of words',
    { Subject: ' \u3000\t', Content: ' \r\n ' },
    ['Subject required', 'Content required'],
  ],
  ['a mobile number instead of a telephone', { Tel: '', Mobile: '0912345678' }, []],
  ['neither number', { Tel: '' }, ['Tel required']],
  ['the work of the device instead of digits', { Code: '', Proof: 'a:1' }, []],
  ['an address without a domain', { Email: 'ming@localhost' }, ['Email email']],
  [
    'an address with a line of its own',
    { Email: 'a@b.example\nBcc: c@d.example' },
    ['Email email'],
  ],
  [
    'two addresses in wide characters',
    { Email: 'victim＠x.example，a@b.example' },
    ['Email email'],
  ],
  ['an address in brackets of wide characters', { Email: '＜a＞@b.example' }, ['Email email']],
  ['an address in wide characters', { Email: 'ｍｉｎｇ＠ｄｓｗｉｎｅ．example' }, []],
  ['a hundred rare characters', { Subject: '𠮷'.repeat(100) }, []],
  ['one more', { Subject: '𠮷'.repeat(101) }, ['Subject long']],
  ['a type that is not offered', { Type: 'order' }, ['Type wrong']],
  ['a consent that no box gives', { Marketing: 'on' }, ['Marketing wrong']],
])('finds of %s what is wrong, in the order of the form', (_what, changes, problems) =>
  expect(found(changes)).toEqual(problems),
);

it.each([
  ['e\u0301', 'é'],
  ['  two  words ', 'two  words'],
  ['one\r\ntwo', 'one two'],
  ['a\u0000b\u0007c\u200Bd', 'abcd'],
  ['safe\u202Egpj.exe', 'safegpj.exe'],
])('makes %j plain', (typed, plain) => expect(plainValue(typed)).toBe(plain));

it('keeps nothing that is not seen, or is half a character', () => {
  expect(plainValue('a\u0000b\u009f\u202ec\ud800d\udc00 👩‍👧')).toBe('abcd 👩‍👧');
});

it('keeps the lines of a field that has lines, and counts as people do', () => {
  expect(plainValue(' a\r\n\r\nb\rc\u2028d ', { lines: true })).toBe('a\n\nb\nc\nd');
  expect(lengthOf('酒🍷𠮷')).toBe(3);
});
