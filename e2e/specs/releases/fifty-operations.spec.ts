import { seed } from '@dswine/shared/testing/full-run';
import type { Edge } from '../../site/caching-edge.ts';
import { isCanaryRevision, startCohorts } from '../../site/cohorts.ts';
import { failsOnSecondPages, publishVariant, restoreReleases } from '../../site/section-variant.ts';
import type { CommandResult, Site } from '../../site/site.ts';
import { createRandom } from '../../resilience/random.ts';
import { expect } from '../test.ts';
import { test } from './edge-site.fixture.ts';

/** Random promotions, rollbacks, canaries and previews, while visitors open pages. */
const OPERATIONS = 50;
const sections = ['mfe-info', 'mfe-visitor', 'mfe-events'] as const;
const versions = ['1.1.0-one', '1.1.0-two'] as const;
const addresses = [
  '/',
  '/en',
  '/News',
  '/en/News?page=2',
  '/en/Contact',
  '/VisitorExhibitor',
  '/en/VisitorExhibitor?area=beer',
  '/EventsCalender',
];

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

/** Follows a preview link, and opens pages with it. Resolves to the problems found. */
async function openPreview(edge: Edge, link: string): Promise<string[]> {
  const started = await fetch(link, { redirect: 'manual' });
  const [cookie = ''] = started.headers.get('set-cookie')?.split(';') ?? [];
  const wrong = started.status === 303 ? [] : [`${link}: ${started.status}`];
  for (const address of addresses) {
    const response = await fetch(edge.url + address, { headers: { cookie } });
    const html = await response.text();
    if (!response.ok || !html.includes('preview-bar')) wrong.push(`preview ${address}`);
  }
  return wrong;
}

type Operation = { name: string; run: () => Promise<CommandResult>; mayFail?: RegExp };

function createOperations(site: Site, edge: Edge, random: () => number): () => Operation {
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const canary = (release: string, minutes: string) =>
    site.release('canary', release, '--steps', '20,50', '--minutes', minutes, '--views', '1');
  return function next() {
    const section = one(sections);
    const release = `${section}@${one(versions)}`;
    const kinds: readonly Operation[] = [
      { name: `promote ${release}`, run: () => site.release('promote', release) },
      {
        name: `rollback ${section}`,
        run: () => site.release('rollback', section),
        mayFail: /no earlier release/,
      },
      {
        name: `canary ${release}`,
        run: () => canary(release, '0.05'),
        mayFail: /is live already|only 0 of 1 views/,
      },
      {
        name: 'a canary that fails',
        run: () => canary('mfe-info@1.1.0-broken', '2'),
        mayFail: /of views failed/,
      },
      {
        name: `preview ${release}`,
        run: async () => {
          const { code, output } = await site.release('preview', release, '--site', edge.url);
          const wrong = code === 0 ? await openPreview(edge, output.split('\n')[0] ?? '') : [];
          return { code: wrong.length === 0 ? code : 2, output: [output, ...wrong].join('\n') };
        },
      },
    ];
    return one(kinds);
  };
}

test(
  `${OPERATIONS} promotions, rollbacks, canaries and previews under load fail no request`,
  { tag: '@full' },
  async ({ edge, ownSite: site }) => {
    test.setTimeout(OPERATIONS * 60_000);
    for (const section of sections)
      for (const version of versions)
        await publishVariant(site, section, version, {
          browser: (script) => `${script}\n/* ${version} */`,
        });
    await publishVariant(site, 'mfe-info', '1.1.0-broken', failsOnSecondPages);
    const visitors = startCohorts(edge, addresses);
    const next = createOperations(site, edge, createRandom(seed));
    const failed: string[] = [];
    for (let count = 1; count <= OPERATIONS; count += 1) {
      const { name, run, mayFail } = next();
      const { code, output } = await run();
      if (code !== 0 && !mayFail?.test(output)) failed.push(`${count}. ${name}: ${output}`);
    }
    const { wrong, revisions } = await visitors.end();
    console.log(`${OPERATIONS} operations, seed ${seed}`);
    expect(failed).toEqual([]);
    expect(wrong).toEqual([]);
    expect([...revisions.live].filter(isCanaryRevision)).toEqual([]);
    expect([...revisions.canary].some(isCanaryRevision)).toBe(true);
  },
);
