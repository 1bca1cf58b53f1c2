import { emailMessage, isEmail, plainEmail } from './email.ts';

it.each([
  ['ming@dswine.example', 'ming@dswine.example'],
  [' Ming@DSWINE.example ', 'ming@dswine.example'],
  ['ｍｉｎｇ＠ｄｓｗｉｎｅ．ｅｘａｍｐｌｅ', 'ming@dswine.example'],
  ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
  ['info@例子。台灣', 'info@xn--fsqu00a.xn--kpry57d'],
  ["o'neill+fair@mail.shop.example", "o'neill+fair@mail.shop.example"],
  ['a_b-c.d@xn--fsqu00a.tw', 'a_b-c.d@xn--fsqu00a.tw'],
  ['-x@1und1.de', '-x@1und1.de'],
])('accepts %s, in the form %s', (typed, plain) => {
  expect([isEmail(typed), plainEmail(typed), isEmail(plain)]).toEqual([true, plain, true]);
});

it.each([
  ...['', '@', 'a', 'a@', '@b.example', 'a@b', 'a b@c.example', 'a@b.example, c@d.example'],
  ...['a..b@c.example', '.a@c.example', 'a.@c.example', 'a@b@c.example', '"a b"@c.example'],
  ...[
    'a@b..example',
    'a@.b.example',
    'a@b.example.',
    'a@-b.example',
    'a@b-.example',
    'a@b_c.example',
  ],
  ...[
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'a@b.123',
    'a@b.e',
    'a@0x7f.1',
    'a@b.example:25',
    'a@b%2e.example',
  ],
  ...[`${'a'.repeat(65)}@b.example`, `a@${'b'.repeat(64)}.example`, `a@${'b.'.repeat(127)}example`],
  ...['a\r\nBcc: x@y.example', 'a@b.example\nx', '<a@b.example>', 'a@b\u200Fא.example'],
  ...['王@例子.tw', 'jürgen@firma.de', 'a😀@b.example', 'ａ，ｂ@c.example'],
])('rejects %j', (typed) => expect(isEmail(typed)).toBe(false));

it.each([
  ['王@例子.tw', true],
  ['jürgen@firma.de', true],
  ['ming@例子', false],
  ['a..b@c.example', false],
])('says about %s that it must have an ASCII name: %s', (typed, isSaid) => {
  const message = expect.stringMatching(/英文字母.* \/ .*Latin letters/u) as string;
  expect(emailMessage(typed)).toEqual(isSaid ? message : undefined);
});
