import fc from 'fast-check';
import { hostileTarget } from '../../shell/server/http/hostile-targets.fixture.ts';
import type { Site } from '../site/site.ts';
import { expect, test } from '../specs/test.ts';
import { sendAttack, type Attack, type AttackResponse } from './send-attack.ts';
import { apiSurfaces } from './api-attacks.ts';
import { markSurface, pageSurfaces, pagesOf, type AttackSurface } from './attack-surface.ts';
import { formSurfaces } from './form-surfaces.ts';
import { faultsInResponse } from './faults-in-answer.ts';
import {
  faultsInLogs,
  faultsInMails,
  faultsInStore,
  routesIn,
  submissionsIn,
} from './faults-in-store.ts';
import { full, seed } from '@dswine/shared/testing/full-run';
import { until } from '@dswine/shared/testing/until';
import { readDesk } from './read-desk.ts';

/** Sends hostile input to every form, page and API call. */
const inputs = full ? 10_000 : 300;
const atOnce = 6;

test.describe.configure({ mode: 'serial', timeout: full ? 10_000_000 : 600_000 });

async function surfacesOf(site: Site): Promise<AttackSurface[]> {
  const pages = await pagesOf(site);
  const ids = await idsOf(site);
  return [
    ...formSurfaces(site, pages, ids),
    ...(await apiSurfaces(site, ids)),
    ...pageSurfaces(site, pages, ids),
    markSurface(site),
  ];
}

test(`none of ${inputs} hostile inputs breaks the site, is reflected or is stored unsafely`, async ({
  ownSite: site,
}) => {
  // Its search is prepared first: until then, /readyz is 503.
  await until(async () => (await fetch(`${site.organiserUrl}/readyz`)).ok);
  const surfaces = await surfacesOf(site);
  const weights = surfaces.reduce((sum, { weight }) => sum + weight, 0);
  const attacks = surfaces.flatMap(({ attack, weight }, index) =>
    fc.sample(attack, { seed: seed + index, numRuns: Math.ceil((inputs * weight) / weights) }),
  );
  expect(attacks.length).toBeGreaterThanOrEqual(inputs);
  const faults = new Map<string, string>();
  const statuses: Record<string, number> = {};
  const waiting = [...attacks];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let attack = waiting.pop(); attack; attack = waiting.pop()) {
        const { status, found } = await runAttack(attack);
        statuses[status] = (statuses[status] ?? 0) + 1;
        for (const fault of found) faults.set(`${attack.surface} ${fault}`, describe(attack));
      }
    }),
  );
  const stored = submissionsIn(site.dataDir);
  console.log(
    `hostile inputs: ${JSON.stringify({ seed, inputs: attacks.length, surfaces: surfaces.length, statuses, stored })}`,
  );
  expect([...faults].map(([fault, attack]) => `${fault}\n    ${attack}`).join('\n')).toBe('');
  expect(stored).not.toEqual({});
  expect(faultsInStore(site.dataDir)).toEqual([]);
  expect(await faultsInMails(site.dataDir)).toEqual([]);
  expect(await faultsInLogs(site.dataDir)).toEqual([]);
});

test(
  `none of ${inputs} hostile URLs reaches internal routes`,
  { tag: '@full' },
  async ({ ownSite: site }) => {
    const earlier = (await routesIn(site.dataDir)).length;
    const targets = [
      '/api/x\\..\\..\\desk',
      '/calendar/x\\..\\..\\metrics',
      // The last test then expects /readyz as it was.
      '/x/../readyz',
      ...fc.sample(hostileTarget, { seed, numRuns: inputs }),
    ];
    const waiting = [...targets];
    const faults: string[] = [];
    const statuses: Record<string, number> = {};
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
          const attack: Attack = {
            surface: 'URL',
            method: 'GET',
            origin: site.url,
            target,
            headers: {},
            texts: [],
          };
          const { status, text } = await sendAttack(attack);
          statuses[status] = (statuses[status] ?? 0) + 1;
          const leaks = /"status":"(?:alive|ready)"|dswine_outbox|服務臺|"openapi"/u.test(text);
          if (status >= 500 || leaks) faults.push(`${target} is answered ${status}`);
        }
      }),
    );
    console.log(`hostile URLs: ${JSON.stringify({ seed, urls: targets.length, statuses })}`);
    expect(faults).toEqual([]);
    const routes = (await routesIn(site.dataDir)).slice(earlier);
    expect(routes.filter((route) => !/^(?:none$|\/api\/|\/calendar\/)/u.test(route))).toEqual([]);
  },
);

test('the staff desk shows hostile input as plain text, and the site still works', async ({
  ownSite: site,
}) => {
  const { pages, cells } = await readDesk(site);
  for (const page of pages) {
    expect(page).not.toMatch(/<(?:script|img|svg|iframe|hostile|!--)\b/iu);
    expect(page).not.toContain('" autofocus');
  }
  // No cell starts with a formula character.
  expect(cells.length).toBeGreaterThan(0);
  expect(cells.filter((cell) => /^[=+@\-\t]/u.test(cell))).toEqual([]);
  for (const address of ['/', '/en', '/Contact', '/readyz', '/composition.json'])
    expect((await fetch(site.url + address)).status, address).toBe(200);
});

async function runAttack(attack: Attack): Promise<{ status: number; found: string[] }> {
  try {
    const response = await sendUntilAccepted(attack);
    return { status: response.status, found: faultsInResponse(attack, response) };
  } catch (error) {
    return { status: 0, found: [`ends without an answer: ${String(error)}`] };
  }
}

/** An overloaded machine also responds with 503, for a while. A real fault repeats. */
async function sendUntilAccepted(attack: Attack): Promise<AttackResponse> {
  let response = await sendAttack(attack);
  let tries = 0;
  await until(async () => {
    if (response.status === 503 && ++tries < 100) response = await sendAttack(attack);
    else return true;
  });
  return response;
}

function describe({ method, target, body }: Attack): string {
  return `${method} ${target.slice(0, 300)} ${JSON.stringify(body ?? '').slice(0, 600)}`;
}

/** Ids of records of every kind. Events come first, because forms refer to them. */
async function idsOf({ url }: Site): Promise<string[]> {
  const { Data } = (await (await fetch(`${url}/api/expo/Sitemap/DSWINE2026`)).json()) as {
    Data: { Kinds: { Kind: string; Records: { Id: string }[] }[] };
  };
  const kinds = Data.Kinds.toSorted(
    (one, other) => Number(other.Kind === 'event') - Number(one.Kind === 'event'),
  );
  return [...new Set(kinds.flatMap(({ Records }) => Records.slice(0, 20).map(({ Id }) => Id)))];
}
