import { writeCsv } from '../../desk/csv.ts';
import { submissionsTable } from '../../desk/submissions/submissions-table.ts';
import { eraseExpired } from '../../accounts/erasure/erase-submission.ts';
import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { writeMessage } from '../../mail/outbox/send-mail.ts';
import { site, startForms } from '../submissions/submissions.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(() => {
  const records = smallEdition();
  const Next = { ExhibitionYear: '2037', StartDate: '2037-04-16', EndDate: '2037-04-19' };
  records.edition = records.edition.map((edition) => ({ ...edition, Next }));
  return startForms(records);
});

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
/** Sends the one mail that is queued. Returns it with the key of its link. */
async function nextMail() {
  const [mail, ...others] = await kit.mails();
  expect(others).toEqual([]);
  if (!mail) throw new Error('a mail expected');
  return { mail, token: /\/Notify\/Link\?key=([0-9a-f]{40})/u.exec(mail.text)?.[1] ?? '' };
}
const withKey = (token: string) => ({ cookie: `dswine_notify=${token}` });
const act = async (what: 'Confirm' | 'Leave', token: string) =>
  (await kit.post(`Notify/${what}/DSWINE2026`, { Sure: 'yes' }, withKey(token))).status;
async function stateOf(token: string) {
  const url = '/api/expo/Notify/Own/DSWINE2026?Lang=en';
  const response = await kit.organiser.app.inject({ url, headers: withKey(token) });
  return response.json<{ Data: { State: string } }>().Data;
}
const subscriptions = () =>
  kit.organiser.database.selectFrom('subscriptions').selectAll().execute();

it('asks the owner to confirm the address, then mails how to unsubscribe', async () => {
  expect(await ask()).toMatchObject({ status: 200 });
  const { mail, token } = await nextMail();
  expect(mail).toMatchObject({ to: 'buyer@shop.example', locale: 'en' });
  expect(await stateOf(token)).toMatchObject({ State: 'unconfirmed', Audience: 'visitor' });
  // A second click changes nothing.
  expect([await act('Confirm', token), await act('Confirm', token)]).toEqual([200, 200]);
  expect(await stateOf(token)).toMatchObject({ State: 'confirmed' });
  const second = await nextMail();
  expect(second.token).toBe(token);
  const [headers = ''] = String(await writeMessage(second.mail)).split('\r\n\r\n');
  const call = `/api/expo/Notify/Unsubscribe/DSWINE2026?Token=${token}`;
  expect(headers.replaceAll('\r\n ', ' ')).toContain(`List-Unsubscribe: <${site}${call}&Lang=en>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  // Opening it leads to the page with the button, and changes nothing.
  for (const [Lang, page] of [
    ['en', '/en/Notify/Link'],
    ['tw', '/Notify/Link'],
  ]) {
    const opened = await kit.organiser.app.inject(`${call}&Lang=${Lang}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `${site}${page}?key=${token}`,
    ]);
  }
  expect(await stateOf(token)).toMatchObject({ State: 'confirmed' });
});

it('one-click unsubscribe works in either encoding and deletes the address', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    await ask();
    const { token } = await nextMail();
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
  const deleted = { email: null, state: 'deleted' };
  expect(await kit.rows()).toMatchObject([deleted, deleted]);
});

it('the button of the page unsubscribes without a mail', async () => {
  await ask();
  const { token } = await nextMail();
  expect([await act('Leave', token), await act('Leave', token)]).toEqual([200, 422]);
  expect(await kit.mails()).toEqual([]);
});

it('responds alike to a subscribed address, and stores it once', async () => {
  const first = await ask();
  await act('Confirm', (await nextMail()).token);
  await kit.mails();
  const again = await ask();
  const Data = { Reference: expect.any(String) as string };
  expect([first, again]).toEqual([first, { ...first, Data }]);
  expect(first.Data).toEqual(Data);
  await act('Confirm', (await nextMail()).token);
  expect(await subscriptions()).toHaveLength(1);
});

it('deletes unconfirmed subscriptions after a week', async () => {
  await ask();
  await act('Confirm', (await nextMail()).token);
  await ask({ Email: 'other@shop.example' });
  const { database, clock } = kit.organiser;
  const inDays = (days: number) => new Date(clock.now() + days * 24 * 60 * 60 * 1000);
  expect(await eraseExpired(database, inDays(6))).toEqual([]);
  expect(await eraseExpired(database, inDays(8))).toHaveLength(1);
  expect(await subscriptions()).toMatchObject([{ confirmed_at: expect.any(String) }]);
});

it('the desk export contains the state and the unsubscribe link', async () => {
  await ask();
  const { token } = await nextMail();
  const csv = writeCsv(await submissionsTable(kit.organiser.database, await kit.rows(), site));
  expect(csv).toContain('"Confirmed","Unsubscribe"');
  expect(csv).toContain(`"no","${site}/en/Notify/Link?key=${token}"`);
});

it.each(['Agree', 'Audience'])('needs the field %s', async (Field) => {
  expect((await ask({ [Field]: '' })).Data?.Problems).toMatchObject([{ Field }]);
  expect(await subscriptions()).toEqual([]);
});
