import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword, passwordProblem } from './passwords.ts';

it.each([
  ['common', 'letmein1234'],
  ['common', 'aaaaaaaaab'],
  ['common', 'qwertyuiop123'],
  ['common', 'P@ssw0rd2026!'],
  ['common', 'DSWINE-2026!'],
  ['common', 'woaini1314'],
  ['common', '0912345678'],
  ['common', '1998/12/31'],
  ['common', 'ｐａｓｓｗｏｒｄ１２３'],
  ['common', 'password'.repeat(16)],
  ['common', 'Ming@dswine.example'],
  ['short', 'kXz8!qPm2'],
  ['long', 'x1'.repeat(65)],
  [undefined, 'kXz8!qPm2w'],
  [undefined, '好酒不怕巷子深，真的'],
  [undefined, 'correct horse battery staple'],
  [undefined, 'violet-harbour-71'],
])('passwordProblem returns %s for %s', (problem, password) => {
  expect(passwordProblem(password, 'ming@dswine.example')).toBe(problem);
});

it('recognises those of the 10,000 most common passwords that are long enough', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].slice(0, 10_000).filter(({ length }) => length >= 10);
  expect(long.length).toBeGreaterThan(50);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});

it('hashPassword uses a random salt, and isPassword compares normalised characters', async () => {
  const typed = 'Ａ long pässword';
  const [one, two] = [await hashPassword(typed), await hashPassword(typed)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
  expect(one).not.toBe(two);
  expect([
    await isPassword(one, 'A long pässword'),
    await isPassword(one, 'A long password'),
    await isPassword(undefined, ''),
  ]).toEqual([true, false, false]);
});
