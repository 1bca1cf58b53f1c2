import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from '../../organiser/src/accounts/members/passwords.ts';
import { createCrowd } from '../resilience/load.ts';
import { anonymousViews, planSearchPath, searchPath, view } from './page-views.ts';
import type { Cluster } from './start-cluster.ts';
import type { Kind } from './visitors.ts';

const password = 'a bottle a day is too much';
const LIST = '/api/expo/Favourites/List/DSWINE2026';

/** Somebody with an account, whose device and account are synchronised. */
type Member = { email: string; cookie: string };

/**
 * What people do on the morning of a show, out of 100: mostly pages. Each request comes from an
 * address of its own, which the edge believes because it comes from a trusted proxy.
 */
export async function showMorning(
  { url, databaseUrl }: Cluster,
  { people, pages }: { people: number; pages: readonly string[] },
) {
  const members = await createMembers(databaseUrl, people);
  for (const member of members) await logIn(url, member);
  const { resend } = createCrowd(0);
  const memberOf = (person: number) => members[person] as Member;
  const { 'calendar feeds': feeds } = anonymousViews(url, pages);
  const someone = () => ({ 'x-forwarded-for': anyAddress() });
  return {
    pages: { share: 60, send: ({ pick }) => view(url, pick(pages), someone()) },
    'site searches': { share: 8, send: (dice) => view(url, searchPath(dice), someone()) },
    'plan searches': { share: 10, send: (dice) => view(url, planSearchPath(dice), someone()) },
    logins: { share: 3, send: (_, person) => logIn(url, memberOf(person)) },
    'My List': { share: 8, send: (_, person) => synchronise(url, memberOf(person)) },
    forms: {
      share: 3,
      async send() {
        const key = randomUUID();
        await resend(url, { key, email: `${key}@crowd.example`, references: [] });
        return undefined;
      },
    },
    'calendar feeds': { ...feeds, share: 8 },
  } satisfies Record<string, Kind>;
}

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const jsonHeaders = (url: string, cookie = '') => ({
  'content-type': 'application/json',
  origin: url,
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': anyAddress(),
  cookie,
});

async function logIn(url: string, member: Member): Promise<string | undefined> {
  const response = await fetch(`${url}/api/auth/Login`, {
    method: 'POST',
    headers: jsonHeaders(url),
    body: JSON.stringify({ Email: member.email, Password: password }),
  });
  const text = await response.text();
  if (!response.ok) return `A login was answered ${response.status}: ${text.slice(0, 200)}`;
  member.cookie = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return undefined;
}

/** Reads the list of the account and changes one item, as a device does after a tap. */
async function synchronise(url: string, { cookie }: Member): Promise<string | undefined> {
  const headers = jsonHeaders(url, cookie);
  const read = await fetch(url + LIST, { headers });
  if (!read.ok) return `My List was answered ${read.status}.`;
  const { Data } = (await read.json()) as { Data: { Version: string } };
  const item = {
    Kind: 'exhibitor',
    Id: String(randomInt(1001, 1031)),
    Note: '看看',
    Taste: ['dry'],
    Rating: randomInt(1, 6),
  };
  const body = JSON.stringify({ Version: Data.Version, Items: [item], Removed: [] });
  const written = await fetch(url + LIST, { method: 'PUT', headers, body });
  await written.arrayBuffer();
  return written.ok ? undefined : `A change of My List was answered ${written.status}.`;
}

/** Members whose registration is done already. */
async function createMembers(databaseUrl: string, count: number): Promise<Member[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const hash = await hashPassword(password);
    const members = Array.from({ length: count }, (_, at) => ({
      email: `member-${at}@crowd.example`,
      cookie: '',
    }));
    for (const { email } of members) {
      const [id, now] = [randomUUID(), new Date().toISOString()];
      await database.query(
        `insert into members (id, email, name, locale, created_at) values ($1, $2, '王小明', 'tw', $3)`,
        [id, email, now],
      );
      await database.query(
        `insert into credentials (member_id, password_hash, changed_at) values ($1, $2, $3)`,
        [id, hash, now],
      );
    }
    return members;
  } finally {
    await database.end();
  }
}
