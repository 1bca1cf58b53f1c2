import { isCommonPassword } from './common-passwords.ts';
import { passwordProblem } from './passwords.ts';

it.each([
  ['letmein1234'],
  ['football1234'],
  ['1111111112'],
  ['aaaaaaaaab'],
  ['qwertyuiop123'],
  ['password1!'],
  ['taiwan1234'],
  ['dswine2027'],
  ['iloveyou2026'],
  ['Aa123456789'],
  ['P@ssw0rd2026!'],
  ['DSWINE-2026!'],
  ['sunshine2026!!'],
  ['Taipei101!!'],
  ['letmeinletmein'],
  ['qazwsxedcrfv'],
  ['asdfghjkl;'],
  ['woaini1314'],
  ['5201314520'],
  ['0912345678'],
  ['1998/12/31'],
  ['ｐａｓｓｗｏｒｄ１２３'],
  ['password'.repeat(16)],
  ['Ming@dswine.example'],
])('rejects the password %s', (password) => {
  expect(passwordProblem(password, 'ming@dswine.example')).toBe('common');
});

it.each([
  ['好酒不怕巷子深，真的'],
  ['換一個更好的密碼吧！'],
  ['correct horse battery staple'],
  ['violet-harbour-71'],
  ['purple elephant'],
  ['kXz8!qPm2w'],
  ['oakbarrel riesling moon'],
  ['my cat likes tea'],
])('accepts the password %s', (password) => {
  expect(passwordProblem(password, 'ming@dswine.example')).toBeUndefined();
});

it('recognises those of the 10,000 most common passwords that are long enough', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].slice(0, 10_000).filter(({ length }) => length >= 10);
  expect(long.length).toBeGreaterThan(50);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});
