import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { ming, startAccounts, type AccountsKit } from './accounts.fixture.ts';

let kit: AccountsKit;
let argon2: jest.SpyInstance;
beforeEach(async () => {
  kit = await startAccounts();
  await kit.join();
  argon2 = jest.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
});
afterEach(async () => {
  argon2.mockRestore();
  syncBuiltinESMExports();
  await kit.organiser.end();
});

const hashes = () => argon2.mock.calls.length;

it('hashes once for an unknown address, as for a wrong password', async () => {
  const login = async (Email: string) =>
    kit.post('Login', { Email, Password: 'not this one', ...(await kit.captcha()) });
  await login(ming.Email);
  expect(hashes()).toBe(1);
  await login('nobody@dswine.example');
  expect(hashes()).toBe(2);
});

it('hashes at most three times for a client without a correct captcha', async () => {
  for (let round = 0; round < 5; round += 1)
    await kit.post('Login', { Email: `${round}@dswine.example`, Password: 'not this one' });
  await kit.post('Login', { ...ming, Code: '00000', Proof: '' });
  expect(hashes()).toBe(3);
});

it('hashes nothing for an invented link, a wrong code or a missing session', async () => {
  await kit.post('Confirm', { Token: 'f'.repeat(40), Password: ming.Password });
  await kit.post('Reset', { Token: 'f'.repeat(40), Password: '換一個更好的密碼吧！' });
  await kit.post('Register', { ...ming, Name: 'A', NoticeVersion: '1', Code: '00000', Proof: '' });
  await kit.post('Password', { Current: ming.Password, Password: '換一個更好的密碼吧！' });
  await kit.post('Delete', { Current: ming.Password, Sure: 'yes' });
  expect(hashes()).toBe(0);
});
