import path from 'node:path';
import { attemptsOn, exhausting } from '../../shell/server/sandbox/attempts.fixture.ts';
import { seed } from '@dswine/shared/testing/full-run';
import { hostile } from '../site/hostile-variant.ts';
import {
  liveOf,
  publishVariant,
  putVariantLive,
  restoreReleases,
} from '../site/section-variant.ts';
import { runNode, type Site } from '../site/site.ts';
import { expect, test } from '../specs/test.ts';
import { createRandom } from './random.ts';

/** So many release commands are killed. */
const KILLS = Number(process.env['KILLS'] ?? 50);
/** Pages of sections that are neither heavy nor hostile, and those of these two. */
const others = ['/', '/en', '/News', '/en/Contact', '/VisitorExhibitor', '/en/VisitorInfo'];
const theirs = ['/ExhibitorInfo', '/en/EventsCalender', '/en/Today', '/ExhibitorFree'];
/** More than a section may hold, but only from a date on, when its promotion is long over. */
const heavy = `;if (Date.now() > 0) globalThis.kept = new Uint8Array(95e6).fill(1);`;

/** Opens pages one after another, past the copies that the web server keeps. */
function startVisitors({ url }: Pick<Site, 'url'>, addresses: readonly string[]) {
  const seen = { pages: 0, wrong: [] as string[] };
  let isRunning = true;
  const visits = (async () => {
    for (; isRunning; seen.pages += 1) {
      const address = addresses[seen.pages % addresses.length] ?? '/';
      const query = seen.pages % 2 === 0 ? '' : `?hour=${seen.pages}`;
      // A connection of its own, as a browser takes when the server has closed one that was idle.
      const headers = { connection: 'close' };
      const response = await fetch(url + address + query, { headers }).catch(
        ({ cause }: Error) => cause as Error,
      );
      const status = response instanceof Error ? response.message : response.status;
      if (response instanceof Response) await response.text();
      if (status !== 200) seen.wrong.push(`${address}: ${status}`);
    }
  })();
  return {
    seen,
    async end() {
      isRunning = false;
      await visits;
    },
  };
}

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

test(
  `beside a heavy and a hostile section, ${KILLS} kills of release commands fail no page of others`,
  { tag: '@full' },
  async ({ ownSite: site }) => {
    test.setTimeout(900_000 + KILLS * 120_000);
    const random = createRandom(seed);
    const secret = path.join(site.dataDir, 'keys/operator.pem');
    const written = path.join(site.dataDir, 'written-by-a-section');
    const attempts = attemptsOn({ secret, written, port: 9, pid: site.web.pid });
    const server = hostile({ ...attempts, ...exhausting });
    for (const version of ['1.1.0-one', '1.1.0-two'])
      await publishVariant(site, 'mfe-info', version, { server: `\n// ${version}` });
    await putVariantLive(site, 'mfe-exhibitor', '1.1.0-heavy', { server: heavy });
    await putVariantLive(site, 'mfe-events', '1.1.0-hostile', { server });

    const visitors = startVisitors(site, others);
    const guests = startVisitors(site, theirs);
    const { seen } = visitors;
    const commands = [
      ['promote', 'mfe-info@1.1.0-one'],
      ['promote', 'mfe-info@1.1.0-two'],
      ['rollback', 'mfe-info'],
    ];
    // Once checked, a command spends its time on what it writes.
    for (const command of commands.slice(0, 2))
      expect((await site.release(...command)).code, command.join()).toBe(0);
    const pagesBefore = seen.pages;
    await site.release('rollback', 'mfe-info');
    const pagesOfCommand = seen.pages - pagesBefore;
    let [killed, ended] = [0, 0];
    while (killed < KILLS) {
      const command = commands[Math.floor(random() * commands.length)] ?? [];
      const kill = new AbortController();
      const env = { DATA_DIR: site.dataDir };
      const run = runNode(['shell/releases/cli.ts', ...command], env, kill.signal);
      const until = seen.pages + Math.ceil(random() * pagesOfCommand);
      await Promise.race([
        run,
        expect.poll(() => seen.pages, { intervals: [20] }).toBeGreaterThan(until),
      ]);
      kill.abort();
      if ((await run).code === null) killed += 1;
      else ended += 1;
    }
    const { revision } = await liveOf(site.url);
    // A server that starts now begins with what they have left.
    await visitors.end();
    await site.restartWeb();
    const again = startVisitors(site, others);
    const last = await site.release('promote', 'mfe-info@1.1.0-one');
    expect(last.code, last.output).toBe(0);
    await expect.poll(() => again.seen.pages).toBeGreaterThan(3 * others.length);
    await Promise.all([again.end(), guests.end()]);
    const figures = {
      seed,
      killed,
      ended,
      revision,
      pages: seen.pages + again.seen.pages,
      theirs: guests.seen.pages,
    };
    console.log(`killed promotions: ${JSON.stringify(figures)}`);
    expect([...seen.wrong, ...again.seen.wrong]).toEqual([]);
    const { problems } = (await (await fetch(`${site.url}/readyz`)).json()) as {
      problems: string[];
    };
    expect(problems.join()).toContain('mfe-exhibitor@1.1.0-heavy is left out');
    expect((await site.release('audit')).code).toBe(0);
  },
);
