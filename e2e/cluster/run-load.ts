import { setTimeout as pause } from 'node:timers/promises';
import { seed } from '@dswine/shared/testing/full-run';
import { countRenders } from './count-renders.ts';
import { listPages, openPages, view } from './page-views.ts';
import { showMorning } from './show-morning.ts';
import type { Cluster } from './start-cluster.ts';
import { describeTimes, startVisitors, type Kind, type Views } from './visitors.ts';

type Options = { people: number; seconds: number; minutes: number };

/** As many pages as two servers render in a few seconds. */
const COUNTED_PAGES = 20;
/** Readers while the organisers are away, who look at a page for some time. */
const READERS = { people: 8, thinkMs: 200 };
const MAX_EXAMPLES = 3;

/** Prints what the cluster serves on the morning of a show. False when something failed. */
export async function runLoad(cluster: Cluster, options: Options): Promise<boolean> {
  const isOnce = await countRenders(cluster, await listPages(cluster.url, COUNTED_PAGES)).catch(
    ({ message }: Error) => {
      console.log(`The renderings could not be counted: ${message}`);
      return false;
    },
  );
  const pages = await openPages(cluster.url);
  const isServed = await serveMorning(cluster, pages, options);
  const isReadable = await readWithoutOrganisers(cluster, pages, options.minutes);
  return isOnce && isServed && isReadable;
}

async function serveMorning(
  cluster: Cluster,
  pages: readonly string[],
  { people, seconds }: Options,
): Promise<boolean> {
  const kinds = await showMorning(cluster, { people, pages });
  const visitors = startVisitors(kinds, { people, seed, thinkMs: 0 });
  const started = Date.now();
  await pause(seconds * 1000);
  await visitors.stop();
  const took = (Date.now() - started) / 1000;
  console.log(`a show morning: ${people} connections, ${took.toFixed(0)} s`);
  return report(visitors.views, took);
}

/** The organisers are killed. Pages that were seen before are read, through the edge and behind it. */
async function readWithoutOrganisers(
  { url, origin, organisers, webServers }: Cluster,
  pages: readonly string[],
  minutes: number,
): Promise<boolean> {
  // Each server keeps what it has rendered itself.
  for (const { port } of webServers)
    for (const page of pages) await view(`http://127.0.0.1:${port}`, page);
  await Promise.all(organisers.map(({ end }) => end()));
  const kinds = {
    'through the edge': { share: 1, send: ({ pick }) => view(url, pick(pages)) },
    'from the web servers': { share: 1, send: ({ pick }) => view(origin, pick(pages)) },
  } satisfies Record<string, Kind>;
  const visitors = startVisitors(kinds, { ...READERS, seed });
  await pause(minutes * 60_000);
  await visitors.stop();
  await Promise.all(organisers.map(({ start }) => start()));
  console.log(`${minutes} minutes without an organiser`);
  return report(visitors.views, minutes * 60);
}

function report(views: Readonly<Record<string, Views>>, seconds: number): boolean {
  for (const [name, kind] of Object.entries(views)) {
    const { requested, failed } = kind;
    const rate = (requested / seconds).toFixed(1);
    console.log(
      `  ${name}: ${requested}, ${rate}/s, ${describeTimes(kind)}, failed ${failed.length}`,
    );
    for (const { what } of failed.slice(0, MAX_EXAMPLES)) console.log(`    ${what}`);
  }
  const all = Object.values(views);
  const sum = all.reduce((total, { requested }) => total + requested, 0);
  console.log(`  all: ${sum}, ${(sum / seconds).toFixed(1)}/s`);
  return all.every(({ failed }) => failed.length === 0);
}
