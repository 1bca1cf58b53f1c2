import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntranceBadge } from '../../taking-part/entries/entrance-list.ts';
import { hashBadge } from '../../taking-part/visitor-registration/badge-code.ts';
import { friday, sunday } from '../../taking-part/visitor-registration/ahead-edition.fixture.ts';
import {
  keyIn,
  startRegistrations,
} from '../../taking-part/visitor-registration/visitor-registration-kit.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { addColleague, deskBrowser, deskCookie, sameOrigin } from '../desk-kit.fixture.ts';
import { startRetention } from '../submissions/retention.ts';
import { silentLog } from '@dswine/shared/testing/silent-log';

const kit = startedBeforeEach(() => startRegistrations({ Registration: { ApproveTrade: true } }));
const docs = readFileSync(join(import.meta.dirname, '../../../../docs/entrance.md'), 'utf8');

/** Goes to a time of the fair. The clock of the show is that of the organiser here. */
async function goTo(instant: string) {
  const { clock } = kit.organiser;
  await clock.advance(Date.parse(instant) - clock.now());
}

/** A phone at the door, logged in now. */
async function phone() {
  await addColleague(kit.organiser, 'entrance');
  const cookie = await deskCookie(kit.organiser, 'entrance');
  const headers = { ...sameOrigin, cookie };
  const { desk } = kit.organiser;
  return {
    list: async () =>
      (await desk.inject({ url: '/desk/entrance/badges', headers })).json<{
        Badges: EntranceBadge[];
        Since: string;
        Entries: { Id: string; Badge: string; At: string }[];
      }>(),
    find: async (name: string) =>
      (
        await desk.inject({
          url: `/desk/entrance/visitors?name=${encodeURIComponent(name)}`,
          headers,
        })
      ).json<{ Reference: string }[]>(),
    send: (Since: string, ...Entries: object[]) =>
      desk.inject({
        ...{ method: 'POST', url: '/desk/entrance/entries', headers },
        payload: { Since, Entries },
      }),
  };
}

const entryOf = ({ Badge, Kind }: Pick<EntranceBadge, 'Badge' | 'Kind'>, At: string) => ({
  ...{ Id: randomUUID(), Badge, Kind, At },
});

async function manager() {
  await addColleague(kit.organiser, 'manage');
  return deskBrowser(kit.organiser, await deskCookie(kit.organiser));
}

it('gives a phone what each badge is good for today, and no names', async () => {
  await kit.register('Public', { Email: 'a@home.example' });
  const key = keyIn((await kit.mails())[0]?.text ?? '');
  const code = (await kit.own(key)).Registration?.Badge ?? '';
  await kit.register('Trade', { Email: 'b@home.example', Days: friday });
  await goTo(`${sunday}T09:00:00+08:00`);
  const gate = await phone();
  const { Badges } = await gate.list();
  expect(Badges.map(({ Kind, Admission }) => [Kind, Admission]).sort()).toEqual([
    ['public', 'valid'],
    ['trade', 'waiting'],
  ]);
  expect(Badges.find(({ Kind }) => Kind === 'public')?.Badge).toBe(hashBadge(code));
  expect(JSON.stringify(Badges)).not.toMatch(/林靜|home\.example/u);
  expect(JSON.stringify(Badges)).not.toContain(code.slice(0, 16));
  expect(await gate.find('林')).toHaveLength(2);
  expect(await gate.find('山海')).toMatchObject([{ Company: '山海酒館' }]);
});

it('serves the page with its scripts, which find each other', async () => {
  const { desk } = kit.organiser;
  await addColleague(kit.organiser, 'entrance');
  const cookie = await deskCookie(kit.organiser, 'entrance');
  const page = await desk.inject({ url: '/desk/entrance', headers: { cookie } });
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).toContain('src="/desk/entrance/entrance.js"');
  const found = new Set(['entrance.js']);
  for (const name of found) {
    const { statusCode, body } = await desk.inject({ url: `/desk/entrance/${name}` });
    expect([name, statusCode]).toEqual([name, 200]);
    for (const [, next = ''] of body.matchAll(/^import .* from '(.+)';$/gmu))
      found.add(next.replace('./', ''));
  }
  expect([...found]).toEqual(['entrance.js', 'decode.js', 'index.js']);
  expect((await desk.inject({ url: '/desk/entrance/constructor' })).statusCode).toBe(404);
});

it('says no on other days', async () => {
  await kit.register('Public');
  await goTo(`${friday}T09:00:00+08:00`);
  const { Badges } = await (await phone()).list();
  expect(Badges).toMatchObject([{ Admission: 'day', Days: sunday }]);
});

it('merges the entries of phones: none lost, none twice, and the second of a badge is seen', async () => {
  await kit.register('Public', { Email: 'a@home.example' });
  await kit.register('Public', { Email: 'b@home.example' });
  await goTo(`${sunday}T10:30:00+08:00`);
  const [east, west] = [await phone(), await phone()];
  const { Badges, Since } = await east.list();
  const [ann, ben] = Badges;
  if (!ann || !ben) throw new Error('two badges expected');
  const first = entryOf(ann, '2036-04-20T02:10:00.000Z');
  await east.send(Since, first, entryOf(ben, '2036-04-20T02:20:00.000Z'));
  // No answer came, so that it is sent again.
  expect((await east.send(Since, first)).statusCode).toBe(200);
  // The other phone had no network; its clock is wrong, too.
  const second = entryOf(ann, '2036-04-20T23:00:00.000Z');
  const { Entries } = (await west.send(Since, second)).json<{ Entries: { Id: string }[] }>();
  expect(Entries).toHaveLength(3);
  expect(Entries).toContainEqual({ ...{ Id: first.Id, Badge: ann.Badge }, At: first.At });
  const desk = await manager();
  const { body } = await desk.get('/desk/entries.csv');
  expect(body.replaceAll('"', '').trim().split('\r\n')).toEqual([
    'Day,Hour,Kind,First,Again',
    `${sunday},10,public,2,1`,
  ]);
  expect((await desk.get('/desk/entries')).body).toContain('再次入場 Again 1');
});

it('signs a list without personal data, from which the documented command counts the same', async () => {
  await kit.register('Public');
  await goTo(`${sunday}T15:00:00+08:00`);
  const gate = await phone();
  const { Badges, Since } = await gate.list();
  const [ann] = Badges;
  if (!ann) throw new Error('a badge expected');
  const times = ['02:05', '03:10', '03:20'].map((time) => `${sunday}T${time}:00.000Z`);
  await gate.send(Since, ...times.map((at) => entryOf(ann, at)));
  await gate.send(Since, entryOf({ ...ann, Kind: 'trade' }, `${sunday}T03:00:00.000Z`));
  const desk = await manager();
  const { body: list } = await desk.get('/desk/entries.jsonl');
  expect(list).not.toContain(ann.Badge);
  const key = /<code>([^<]+)<\/code>/u.exec((await desk.get('/desk/entries')).body)?.[1] ?? '';
  const script = /```js\n([^]*?)```/u.exec(docs)?.[1] ?? '';
  const file = join(kit.organiser.folder, 'count.mjs');
  writeFileSync(file, script);
  const count = (input: string) =>
    execFileSync(process.execPath, [file, key], {
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const { body: counts } = await desk.get('/desk/entries.csv');
  expect(count(list).trim()).toBe(counts.replaceAll('"', '').replaceAll('\r', '').trim());
  expect(() => count(list.replace('public', 'trade'))).toThrow();
});

it('takes only entries of the form that phones send', async () => {
  const gate = await phone();
  const entry = entryOf({ Badge: 'a'.repeat(16), Kind: 'public' }, '2036-04-20T02:10:00.000Z');
  const tries = [
    { ...entry, Id: 'x' },
    { ...entry, Badge: 'short' },
    { ...entry, At: 'now' },
    { ...entry, At: '2036-99-20T02:10Z' },
    { ...entry, Name: '林靜' },
  ];
  for (const one of tries)
    expect((await gate.send('2036-04-20T02:10:00.000Z', one)).statusCode).toBe(400);
  const many = Array<object>(201).fill(entry);
  expect((await gate.send('2036-04-20T02:10:00.000Z', ...many)).statusCode).toBe(400);
});

it('keeps entries for two years, also when the visitor is erased before', async () => {
  await kit.register('Public');
  const { key } = await kit.nextMail();
  const Reference = (await kit.own(key)).Registration?.Reference ?? '';
  await goTo(`${sunday}T11:00:00+08:00`);
  const gate = await phone();
  const { Badges, Since } = await gate.list();
  await gate.send(Since, entryOf(Badges[0] as EntranceBadge, `${sunday}T02:10:00.000Z`));
  await kit.act('Cancel', key, { Reference });
  const { database, clock } = kit.organiser;
  const number = async () => {
    await startRetention(database, silentLog, clock)();
    return (await database.selectFrom('entries').selectAll().execute()).length;
  };
  expect(await number()).toBe(1);
  await clock.advance(729 * 86_400_000);
  expect(await number()).toBe(1);
  await clock.advance(3 * 86_400_000);
  expect(await number()).toBe(0);
});
