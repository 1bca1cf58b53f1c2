import {
  registration,
  startAccounts,
  type AccountsKit,
} from '../../accounts/members/accounts.fixture.ts';
import { bookableEdition } from '../applications/applications-kit.fixture.ts';

let kit: AccountsKit;
beforeEach(async () => void (kit = await startAccounts()));
afterEach(() => kit.organiser.end());

const Email = 'ming@dswine.example';
const person = { Name: '王小明', Email, Mobile: '0912345678', NoticeVersion: '2026-11' };
const forms: [string, object][] = [
  [
    'expo/Contact/DSWINE2026?Lang=tw',
    { ...person, Type: 'visit', Subject: '詢問', Content: '您好' },
  ],
  [
    'expo/Notify/DSWINE2026?Lang=tw',
    { ...person, Audience: 'visitor', Language: 'en', Agree: 'yes' },
  ],
  ['expo/Event/ApplicationLink/DSWINE2026?Lang=tw', { Email }],
  ['auth/Register', registration],
  ['auth/ResetRequest', { Email, Locale: 'tw' }],
];

const stranger = { address: '203.0.113.9' };
let sendings = 0;
const send = async (call: string, body: object, captcha: object, from = {}) =>
  kit.post(call, { ...body, ...captcha, Key: `key-${(sendings += 1)}` }, from);
const wrong = { Code: '00000', Proof: '' };

/** The mails to the person that may leave by now. */
async function dueMails(): Promise<number> {
  const rows = await kit.organiser.database
    .selectFrom('outbox_mails')
    .select('leased_until')
    .where('recipient', '=', Email)
    .execute();
  const now = new Date(kit.organiser.clock.now()).toISOString();
  return rows.filter(({ leased_until: until }) => until === null || until <= now).length;
}

it.each(forms)('%s: refused requests take no mail from anybody', async (call, body) => {
  for (const from of [{}, stranger, { address: '203.0.113.10' }, { address: '2001:db8::1' }])
    for (let time = 0; time < 8; time += 1)
      expect((await send(call, body, wrong, from)).status).toBe(422);
  for (let time = 0; time < 6; time += 1)
    expect((await send(call, body, await kit.captcha())).status).toBe(200);
  expect(await dueMails()).toBe(6);
});

it.each(forms)(
  '%s: every success has its mail, beyond the budget an hour later',
  async (call, body) => {
    for (let time = 0; time < 14; time += 1)
      expect((await send(call, body, await kit.captcha())).status).toBe(200);
    const due = [await dueMails()];
    for (let hour = 0; hour < 2; hour += 1) {
      await kit.organiser.clock.advance(60 * 60_000);
      due.push(await dueMails());
    }
    expect(due).toEqual([6, 12, 14]);
  },
);

it('refuses what cannot be mailed within a day', async () => {
  const [call, body] = forms[4] ?? ['', {}];
  for (let time = 0; time < 6 * 24; time += 1)
    expect((await send(call, body, await kit.captcha())).status).toBe(200);
  const { status, headers } = await send(call, body, await kit.captcha());
  expect([status, headers['retry-after']]).toEqual([429, '3600']);
});

it('refuses an application whose mail would come too late to confirm it', async () => {
  await kit.organiser.change(bookableEdition({ '801': { Capacity: 20 } }));
  const apply = async (address: string) =>
    send(
      'expo/Event/Applications/DSWINE2026/801?Lang=tw',
      { ...person, Adult: 'yes' },
      await kit.captcha(),
      {
        address,
      },
    );
  const [call, body] = forms[0] ?? ['', {}];
  for (let time = 0; time < 6; time += 1) await send(call, body, await kit.captcha(), stranger);
  const refused = await apply(stranger.address);
  expect([refused.status, Number(refused.headers['retry-after']) <= 3600]).toEqual([429, true]);
  expect((await apply('198.51.100.7')).status).toBe(200);
});
