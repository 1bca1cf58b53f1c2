import { contactForm } from '../fair/forms/contact-form.ts';
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
  ['valid values', {}, []],
  [
    'no values',
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
  ['only whitespace in a required field', { Content: ' \u3000\r\n ' }, ['Content required']],
  ['a mobile number instead of a telephone number', { Tel: '', Mobile: '0912345678' }, []],
  ['neither telephone nor mobile number', { Tel: '' }, ['Tel required']],
  ['a proof of work instead of a captcha code', { Code: '', Proof: 'a:1' }, []],
  [
    'an email address with a line break and a mail header',
    { Email: 'a@b.example\nBcc: c@d.example' },
    ['Email email'],
  ],
  [
    'two email addresses in full-width characters',
    { Email: 'victim＠x.example，a@b.example' },
    ['Email email'],
  ],
  ['an email address in full width', { Email: 'ｍｉｎｇ＠ｄｓｗｉｎｅ．example' }, []],
  ['a telephone number of a picture', { Tel: '📞' }, ['Tel wrong']],
  ['100 characters outside the basic plane', { Subject: '𠮷'.repeat(100) }, []],
  ['101 characters outside the basic plane', { Subject: '𠮷'.repeat(101) }, ['Subject long']],
  ['a type that is not an option', { Type: 'order' }, ['Type wrong']],
  ['a consent value that no checkbox sends', { Marketing: 'on' }, ['Marketing wrong']],
])('problemsOf lists the problems of %s in form order', (_what, changes, problems) =>
  expect(found(changes)).toEqual(problems),
);

it.each([
  ['e\u0301', 'é'],
  ['one\r\ntwo', 'one two'],
  ['a\u0000b\u009f\u200B\u202ec\ud800d\udc00 👩‍👧', 'abcd 👩‍👧'],
])('plainValue normalises %j', (typed, plain) => expect(plainValue(typed)).toBe(plain));

it.each([
  ['joiners', '\u200D\u200C'],
  ['marks of direction', '\u200E\u200F'],
  ['a soft hyphen', '\u00AD'],
  ['a selector', '\uFE0F'],
  ['Hangul fillers', '\u3164\u115F'],
  ['an empty Braille cell', '\u2800'],
  ['spaces of Chinese and of print', '\u3000\u00A0\u2003'],
  ['an accent alone', '\u0301'],
  ['invisible letters', '\u{E0041}\u{E0042}'],
])('a required field with nothing but %s is empty', (_, Subject) =>
  expect(found({ Subject })).toEqual(['Subject required']),
);

it.each([
  [{ email: true }, 'Ｍｉｎｇ＠ｄｓｗｉｎｅ．example\u3000', 'Ming@dswine.example'],
  [{ tel: true }, '＋８８６　９１２－３４５－６７８', '+886 912-345-678'],
  [{ tel: true }, '（０２）２３４５—６７８９＃１２', '(02)2345-6789#12'],
  [{ tel: true }, '０９１２ー３４５ー６７８', '0912-345-678'],
  [{}, '王　小明，２號Ａ棟！', '王　小明，２號Ａ棟！'],
  [{ lines: true }, 'Ａ，１\n（２）', 'Ａ，１\n（２）'],
])('a field of %j stores %j as %j', (rule, typed, plain) =>
  expect(plainValue(typed, rule)).toBe(plain),
);

it('preserves line breaks of multi-line fields, and lengthOf counts code points', () => {
  expect(plainValue(' a\r\n\r\nb\rc\u2028d ', { lines: true })).toBe('a\n\nb\nc\nd');
  expect(lengthOf('酒🍷𠮷')).toBe(3);
});

it('finds a text that is too short, by the characters that are read', () => {
  const fields = { Password: { required: true, min: 4 } };
  const problemOf = (Password: string) =>
    problemsOf({ fields }, { Password }).map(({ Problem }) => Problem);
  expect([problemOf('清酒啤酒'), problemOf('🍶🍶🍶'), problemOf('')]).toEqual([
    [],
    ['short'],
    ['required'],
  ]);
});
