import { hashPassword, isPassword, passwordProblem } from './passwords.ts';

it.each([
  ['common', 'letmein1234'],
  ['common', 'aaaaaaaaab'],
  ['common', 'P@ssw0rd2026!'],
  ['common', 'DSWINE-2026!'],
  ['common', '0912345678'],
  ['common', '1998/12/31'],
  ['common', 'ｐａｓｓｗｏｒｄ１２３'],
  ['common', 'password'.repeat(16)],
  ['common', 'Ming@dswine.example'],
  ['short', 'kXz8!qPm2'],
  ['long', 'x1'.repeat(65)],
  [undefined, 'kXz8!qPm2w'],
  [undefined, '好酒不怕巷子深，真的'],
  [undefined, 'violet-harbour-71'],
])('passwordProblem returns %s for %s', (problem, password) => {
  expect(passwordProblem(password, 'ming@dswine.example')).toBe(problem);
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
