import { submissionsCsv } from '../desk/submissions-csv.ts';
import { eraseExpired } from '../erasure/erase-submission.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { writeMessage } from '../outbox/write-message.ts';
import { site, startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

let kit: FormsKit;
beforeEach(async () => {
  const records = smallEdition();
  const Next = { ExhibitionYear: '2037', StartDate: '2037-04-16', EndDate: '2037-04-19' };
  records.edition = records.edition.map((edition) => ({ ...edition, Next }));
  kit = await startForms(records);
});
afterEach(() => kit.organiser.end());

const form = {
  ...{ Email: 'buyer@shop.example', Audience: 'visitor', Language: 'en', Agree: 'yes' },
  NoticeVersion: '2026-11',
};
let key = 0;
async function ask(changed: object = {}) {
  key += 1;
  const Code = await kit.code();
  return kit.post('Notify/DSWINE2026?Lang=tw', { ...form, Key: `key-${key}`, Code, ...changed });
}
/** The key of the link in a mail. */
const keyIn = (text: string) => /\/Notify\/Link\?key=([0-9a-f]{40})/u.exec(text)?.[1] ?? '';
const withKey = (token: string) => ({ cookie: `dswine_notify=${token}` });
const act = (what: 'Confirm' | 'Leave', token: string) =>
  kit.post(`Notify/${what}/DSWINE2026`, { Sure: 'yes' }, withKey(token));
async function stateOf(token: string) {
  const response = await kit.organiser.app.inject({
    url: '/api/expo/Notify/Own/DSWINE2026?Lang=en',
    headers: withKey(token),
  });
  return response.json<{ Data: { State: string } }>().Data;
}
const subscriptions = () =>
  kit.organiser.database.selectFrom('subscriptions').selectAll().execute();

it('asks the owner to confirm the address, then mails how to unsubscribe', async () => {
  expect(await ask()).toMatchObject({ status: 200 });
  const [first, ...others] = await kit.mails();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ to: 'buyer@shop.example', locale: 'en' });
  const token = keyIn(first?.text ?? '');
  expect(await stateOf(token)).toMatchObject({ State: 'unconfirmed', Audience: 'visitor' });
  expect(await act('Confirm', token)).toMatchObject({ status: 200 });
  // A second click changes nothing.
  expect(await act('Confirm', token)).toMatchObject({ status: 200 });
  expect(await stateOf(token)).toMatchObject({ State: 'confirmed' });
  const [second, ...more] = await kit.mails();
  expect(more).toEqual([]);
  expect(keyIn(second?.text ?? '')).toBe(token);
  const headers = second ? writeMessage(second).split('\r\n\r\n')[0] : '';
  expect(headers).toContain(
    `List-Unsubscribe: <${site}/api/expo/Notify/Unsubscribe/DSWINE2026?Token=${token}>`,
  );
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('one-click unsubscribe works in either encoding and deletes the address', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    await ask();
    const token = keyIn((await kit.mails()).at(-1)?.text ?? '');
    const response = await kit.organiser.app.inject({
      method: 'POST',
      url: `/api/expo/Notify/Unsubscribe/DSWINE2026?Token=${token}`,
      headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.statusCode).toBe(200);
    expect(await stateOf(token)).toEqual({ State: 'none' });
  }
  expect(await subscriptions()).toEqual([]);
  expect((await kit.rows()).map(({ email, state }) => [email, state])).toEqual([
    [null, 'deleted'],
    [null, 'deleted'],
  ]);
});

it('the button of the page unsubscribes without a mail', async () => {
  await ask();
  const token = keyIn((await kit.mails())[0]?.text ?? '');
  expect(await act('Leave', token)).toMatchObject({ status: 200 });
  expect(await act('Leave', token)).toMatchObject({ status: 422 });
  expect(await kit.mails()).toEqual([]);
});

it('responds alike to a subscribed address, and stores it once', async () => {
  const first = await ask();
  await act('Confirm', keyIn((await kit.mails())[0]?.text ?? ''));
  await kit.mails();
  const again = await ask();
  expect({ ...again, Data: null }).toEqual({ ...first, Data: null });
  expect(Object.keys(again.Data ?? {})).toEqual(Object.keys(first.Data ?? {}));
  await act('Confirm', keyIn((await kit.mails())[0]?.text ?? ''));
  expect(await subscriptions()).toHaveLength(1);
});

it('deletes unconfirmed subscriptions after a week', async () => {
  await ask();
  await ask({ Email: 'other@shop.example' });
  const mails = await kit.mails();
  const token = keyIn(mails.find(({ to }) => to === 'buyer@shop.example')?.text ?? '');
  await act('Confirm', token);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(await eraseExpired(kit.organiser.database, inDays(6))).toEqual([]);
  expect(await eraseExpired(kit.organiser.database, inDays(8))).toHaveLength(1);
  expect((await subscriptions()).map(({ confirmed_at }) => confirmed_at)).toEqual([
    expect.any(String),
  ]);
});

it('the desk export contains the state and the unsubscribe link', async () => {
  await ask();
  const token = keyIn((await kit.mails())[0]?.text ?? '');
  const csv = await submissionsCsv(kit.organiser.database, await kit.rows(), site);
  expect(csv).toContain('"Confirmed","Unsubscribe"');
  expect(csv).toContain(`"no","${site}/en/Notify/Link?key=${token}"`);
});

it.each([
  [{ Agree: '' }, 'Agree'],
  [{ Audience: 'everybody' }, 'Audience'],
  [{ Email: 'nobody' }, 'Email'],
  [{ Code: '00000' }, 'Code'],
])('rejects %j', async (changed, field) => {
  const { status, Data } = await ask(changed);
  expect(status).toBe(422);
  expect(Data?.Problems?.map(({ Field }) => Field)).toEqual([field]);
  expect(await subscriptions()).toEqual([]);
});
