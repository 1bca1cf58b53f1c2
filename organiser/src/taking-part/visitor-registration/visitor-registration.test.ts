import { setPersonKey, renamePersons } from '../applications/person-key.ts';
import { eraseExpired } from '../../accounts/erasure/erase-submission.ts';
import { openChallenge } from '../../http/captcha/captcha.queries.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { readBadge, signBadge } from './badge-code.ts';
import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';
import { hasLettersFor } from '../../media/share-pictures/draw-share.ts';
import { renewRetention } from '../submissions/retained-until.ts';
import { aheadEdition, friday, sunday } from './ahead-edition.fixture.ts';
import { keyIn, startRegistrations } from './visitor-registration-kit.fixture.ts';

const kit = startedBeforeEach(() => startRegistrations());
const dayMs = 24 * 60 * 60 * 1000;

it('mails the badge with facts, calendar and one link, and nothing that was typed', async () => {
  const { status, Data } = await kit.register('Trade', { Days: `${sunday},${friday}` });
  expect(status).toBe(200);
  const { mail, key } = await kit.nextMail();
  expect(mail).toMatchObject({ to: 'jing@bar.example', locale: 'en' });
  expect(mail.subject).toContain(Data?.Reference);
  expect(mail.text).toContain('Fri 18 April 2036 10:00–18:00\n- Sun 20 April 2036');
  expect(mail.text).toContain('/en/InfoVenue');
  expect(mail.text).not.toMatch(/林靜|山海|侍酒/u);
  expect(mail.calendar?.text.match(/DTSTART:\d+/gu)).toEqual([
    'DTSTART:20360418',
    'DTSTART:20360420',
  ]);
  expect(await kit.own(key)).toEqual({
    Registration: {
      ...{ Reference: Data?.Reference, Audience: 'trade', State: 'registered' },
      ...{ Name: '林靜', Email: 'Jing@bar.example' },
      ...{ Company: '山海酒館', Role: '侍酒師', Days: [friday, sunday] },
      Badge: expect.stringMatching(/^[0-9A-Z]{16}\.[0-9A-F]{16}$/u) as string,
    },
  });
});

it('rejects a registration with a wrong field', async () => {
  for (const [kind, changes, Field] of [
    ['Public', { Days: friday }, 'Days'],
    ['Public', { Days: `${sunday},${friday}` }, 'Days'],
    ['Trade', { Days: '2036-04-21' }, 'Days'],
    ['Trade', { Days: '' }, 'Days'],
    ['Trade', { Company: '' }, 'Company'],
    ['Trade', { Role: 'x'.repeat(61) }, 'Role'],
    ['Public', { Adult: '' }, 'Adult'],
    ['Public', { NoticeVersion: '' }, 'NoticeVersion'],
    ['Public', { Code: '' }, 'Code'],
  ] as const) {
    const { status, Data } = await kit.register(kind, changes);
    expect([changes, status, Data?.Problems?.[0]?.Field]).toEqual([changes, 422, Field]);
  }
  expect(await kit.registrations()).toEqual([]);
});

it('ignores a company and a role that a public visitor sends', async () => {
  await kit.register('Public', { Company: 'Bar', Role: 'Chef' });
  const { Registration } = await kit.own((await kit.nextMail()).key);
  expect(Registration).toMatchObject({ Audience: 'public', Name: '林靜' });
  expect(Registration).not.toHaveProperty('Company');
});

it('responds alike to a registered address, keeps the first entry and mails its owner', async () => {
  const first = await kit.register('Trade');
  const { key } = await kit.nextMail();
  const again = await kit.register('Trade', { Name: '別人', Days: friday });
  const Data = { Reference: expect.any(String) as string };
  expect(again).toEqual({ ...first, Data });
  expect(again.Data?.Reference).not.toBe(first.Data?.Reference);
  const second = await kit.nextMail();
  expect(second.mail.subject).toContain('already registered');
  expect(second.key).toBe(key);
  expect((await kit.own(key)).Registration).toMatchObject({ Name: '林靜', Days: [sunday] });
  // Nor do the references tell them apart: each opens what was sent with it, and nothing else.
  const sent = await Promise.all([first, again].map(({ Data: of }) => kit.sentWith(of?.Reference)));
  expect(sent[0]).toMatchObject({ State: 'received', Application: false });
  expect(sent[1]).toEqual({
    ...sent[0],
    ...{ Reference: again.Data?.Reference, Fields: expect.any(Array) as unknown },
  });
  expect(sent[1]?.Fields).toHaveLength(sent[0]?.Fields.length ?? 0);
});

it('registers an address once when many requests come at the same time', async () => {
  const { database, clock } = kit.organiser;
  const all = await Promise.all(
    ['b', 'c', 'd', 'e'].map(async (letter) => {
      const browser = letter.repeat(22);
      await openChallenge(database, browser, '54321', new Date(clock.now()));
      const cookie = `__Host-dswine_captcha=${browser}`;
      return kit.register('Public', { Code: '54321' }, { cookie });
    }),
  );
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await kit.registrations()).toHaveLength(1);
});

it('lets a person register as trade and as public', async () => {
  await kit.register('Trade');
  await kit.register('Public');
  expect(await kit.registrations()).toHaveLength(2);
});

it('changes the days, and mails entries that end those given up', async () => {
  await kit.register('Trade', { Days: friday });
  const { key } = await kit.nextMail();
  const Reference = (await kit.own(key)).Registration?.Reference ?? '';
  expect(await kit.act('Days', key, { Reference, Days: sunday })).toMatchObject({ status: 200 });
  expect((await kit.own(key)).Registration?.Days).toEqual([sunday]);
  const { mail } = await kit.nextMail();
  expect(mail.calendar?.text).toMatch(/DTSTART:20360418[^]*STATUS:CANCELLED/u);
  // The same days again are no change.
  expect(await kit.act('Days', key, { Reference, Days: sunday })).toMatchObject({ status: 200 });
  expect(await kit.mails()).toEqual([]);
  const refused = await kit.act('Days', key, { Reference, Days: '2036-04-21' });
  expect(refused.Data?.Problems).toMatchObject([{ Field: 'Days', Problem: 'wrong' }]);
});

it('cancelling deletes everything that was entered, also repetitions, and frees the address', async () => {
  await kit.register('Public');
  const { key } = await kit.nextMail();
  await kit.register('Public');
  await kit.mails();
  const Reference = (await kit.own(key)).Registration?.Reference ?? '';
  expect(await kit.act('Cancel', key, { Reference })).toMatchObject({ status: 200 });
  expect(await kit.own(key)).toEqual({});
  const deleted = { state: 'deleted', email: null, data: '{}' };
  expect(await kit.rows()).toMatchObject([deleted, deleted]);
  expect(await kit.act('Cancel', key, { Reference })).toMatchObject({ status: 422 });
  await kit.mails();
  await kit.register('Public');
  expect((await kit.nextMail()).mail.subject).toContain('Your badge');
});

it('opens and changes no registration by another key', async () => {
  await kit.register('Public');
  const { key } = await kit.nextMail();
  await kit.register('Public', { Email: 'other@bar.example' });
  const other = await kit.nextMail();
  const Reference = (await kit.own(key)).Registration?.Reference ?? '';
  const wrong = [other.key, '', 'a'.repeat(40), key.toUpperCase(), `${key}0`];
  for (const attempt of wrong) {
    const denied = { status: 422, Data: { Problems: [{ Field: 'Reference', Problem: 'link' }] } };
    expect(await kit.act('Cancel', attempt, { Reference })).toMatchObject(denied);
    const Days = sunday;
    expect(await kit.act('Days', attempt, { Reference, Days })).toMatchObject(denied);
    if (attempt !== other.key) expect(await kit.own(attempt)).toEqual({});
  }
  expect((await kit.own(other.key)).Registration?.Reference).not.toBe(Reference);
  expect(await kit.registrations()).toHaveLength(2);
});

it('mails the link again, and answers alike for an address that is not registered', async () => {
  await kit.register('Trade');
  await kit.register('Public');
  const keys = (await kit.mails()).map(({ text }) => keyIn(text));
  const known = await kit.askAgain('JING@bar.example');
  const { mail } = await kit.nextMail();
  for (const key of keys) expect(mail.text).toContain(key);
  const unknown = await kit.askAgain('nobody@bar.example');
  expect(unknown).toEqual(known);
  const none = (await kit.nextMail()).mail;
  expect(none.text).toContain('/en/VisitorReg');
  expect(keyIn(none.text)).toBe('');
  expect((await kit.askAgain('jing@bar.example', { Code: '' })).status).toBe(422);
});

it('the link ends with the fair, and the data three months later', async () => {
  await kit.register('Public');
  const { key } = await kit.nextMail();
  const { database, clock } = kit.organiser;
  const until = async (instant: string) => clock.advance(Date.parse(instant) - clock.now());
  await until(`${sunday}T23:00:00+08:00`);
  expect((await kit.own(key)).Registration).toBeDefined();
  await until('2036-04-21T00:00:00+08:00');
  expect(await kit.own(key)).toEqual({});
  expect(await eraseExpired(database, new Date('2036-07-20T00:00:00Z'))).toEqual([]);
  expect(await eraseExpired(database, new Date('2036-07-21T00:00:00Z'))).toHaveLength(1);
  expect(await kit.registrations()).toEqual([]);
});

it('takes no registrations once the show has opened', async () => {
  const { clock } = kit.organiser;
  await clock.advance(Date.parse(`${friday}T10:00:00+08:00`) - clock.now());
  expect((await kit.register('Public')).Data?.Problems).toMatchObject([{ Field: 'Days' }]);
});

it('names badges that say nothing of their holder, and knows only its own', async () => {
  await kit.register('Public');
  const { Registration } = await kit.own((await kit.nextMail()).key);
  const code = Registration?.Badge ?? '';
  const [row] = await kit.registrations();
  expect(readBadge(code)).toBe(row?.badge);
  const other = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
  for (const forged of ['', code.slice(0, -1), `${code}0`, other, `X${code.slice(1)}`])
    expect(readBadge(forged)).toBeUndefined();
});

it('finds the persons of before after the loss of the key', async () => {
  await kit.register('Public');
  const { key } = await kit.nextMail();
  const [row] = await kit.registrations();
  const before = signBadge(row?.badge ?? '');
  setPersonKey(Buffer.alloc(32, 7));
  await renamePersons(kit.organiser.database);
  expect(readBadge(before)).toBeUndefined();
  await kit.askAgain('jing@bar.example');
  expect(keyIn((await kit.nextMail()).mail.text)).toHaveLength(40);
  // The link of the first mail goes on.
  expect((await kit.own(key)).Registration?.Badge).toBe(signBadge(row?.badge ?? ''));
});

describe('with an end of registration', () => {
  const early = startedBeforeEach(() =>
    startRegistrations({ Registration: { Until: '2026-04-17' } }),
  );

  it('takes registrations until the end of that day in Taipei', async () => {
    expect((await early.register('Public')).status).toBe(200);
    await early.organiser.clock.advance(dayMs);
    const { status, Message } = await early.register('Trade');
    expect([status, Message]).toEqual([422, expect.any(String)]);
    expect(await early.registrations()).toHaveLength(1);
  });
});

it('is opened by the mailed link only, not by what a worn badge shows', async () => {
  const { Data } = await kit.register('Trade');
  const found = await kit.post('Submissions/Find/DSWINE2026?Lang=en', {
    ...{ Reference: Data?.Reference, Contact: 'jing@bar.example', Code: await kit.code() },
  });
  expect([found.status, found.Data?.Problems?.[0]?.Problem]).toEqual([422, 'credentials']);
});

it('queues one mail for days that change again and again', async () => {
  const { Data } = await kit.register('Trade', { Days: friday });
  const { key } = await kit.nextMail();
  for (const Days of [sunday, friday, `${friday},${sunday}`, sunday])
    expect((await kit.act('Days', key, { Reference: Data?.Reference, Days })).status).toBe(200);
  const { mail } = await kit.nextMail();
  expect(mail.text).toContain('Sun 20 April 2036');
  expect((await kit.own(key)).Registration?.Days).toEqual([sunday]);
});

it('keeps the data three months after a fair that was postponed', async () => {
  await kit.register('Public');
  const { database } = kit.organiser;
  const [row] = await kit.rows();
  expect(row?.retain_until).toBe('2036-07-20T15:59:59.999Z');
  const later = JSON.stringify(aheadEdition()).replaceAll('2036-04-', '2036-05-');
  const records = JSON.parse(later) as ReturnType<typeof aheadEdition>;
  await kit.organiser.change(records);
  await renewRetention(database);
  expect((await kit.rows())[0]?.retain_until).toBe('2036-08-20T15:59:59.999Z');
});

it('attaches the badge as PDF, but none with a name that advertises', async () => {
  const { default: sharp } = await import('sharp');
  await kit.register('Trade');
  const { mail, key } = await kit.nextMail();
  const { bytes = Buffer.alloc(0) } = mail.pdf ?? {};
  // A machine without Chinese fonts draws none.
  expect(mail.pdf !== undefined).toBe(await hasLettersFor('tw', sharp));
  if (mail.pdf) {
    expect(mail.text).toContain('The badge is attached as PDF');
    const [, width = '', height = ''] =
      /\/Width (\d+) \/Height (\d+)/u.exec(bytes.toString('latin1')) ?? [];
    const raw = { width: Number(width), height: Number(height), channels: 1 as const };
    const data = inflateSync(bytes.subarray(bytes.indexOf('stream\n') + 7));
    const picture = await sharp(data, { raw }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
    const { Registration } = await kit.own(key);
    expect(decodeQR({ ...raw, data: picture })).toBe(Registration?.Badge);
    // 林靜, invisible over the picture.
    const second = bytes.indexOf('stream\n', bytes.indexOf('5 0 obj')) + 7;
    expect(inflateSync(bytes.subarray(second)).toString()).toContain('<6797975c> Tj');
  }
  await kit.register('Public', { Name: '加賴 wine.example', Email: 'b@bar.example' });
  expect((await kit.nextMail()).mail.pdf).toBeUndefined();
});
