import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { startOtlpReceiver } from '@dswine/shared/testing/otlp-receiver';
import { readProcessUsage } from '../../shell/server/sandbox/process-usage.ts';
import { prepareReleases } from '../../shell/start/prepare-releases.ts';
import { childrenOf } from '../resilience/throttle.ts';
import { median } from './report.ts';
import { startProcess, type Started } from './start-process.ts';

/** How many pages of a kind are requested in a round, so that each takes seconds. */
const kinds = [
  { name: 'rendered', count: 300, pathOf: (n: number) => `/en/Contact_completed?ref=${n}` },
  { name: 'found', count: 150, pathOf: (n: number) => `/en/VisitorExhibitor?keyword=w${n}` },
  { name: 'cached', count: 12_000, pathOf: () => '/en/Contact' },
];

/**
 * Prints what traces cost: processor time of all processes of a site for a page, beside that of a
 * site without. Rounds of both take turns, each with the other first half of the time.
 */
export async function benchTracing(root: string, rounds: number): Promise<void> {
  const dataDir = path.join(root, 'var/bench');
  await mkdir(dataDir, { recursive: true });
  await prepareReleases(root, dataDir, (line) => console.log(line));
  const receiver = await startOtlpReceiver();
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const sites = [
    await startTraced(dataDir, 'off', {}),
    await startTraced(dataDir, 'usual share', endpoint),
    await startTraced(dataDir, 'every trace', { ...endpoint, OTEL_TRACES_SAMPLER: 'always_on' }),
  ];
  try {
    for (const kind of kinds) {
      for (const site of sites) await request(site, kind);
      const times = sites.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const at of round % 2 === 0 ? [0, 1, 2] : [2, 1, 0]) {
          const site = sites[at];
          if (site) times[at]?.push(await request(site, kind));
        }
      const [off = []] = times;
      for (const [at, own] of times.entries()) {
        const ratios = own.map((time, round) => (time / (off[round] ?? time) - 1) * 100);
        console.log(
          `${kind.name}, ${sites[at]?.name}: ${median(own).toFixed(3)} ms a page, ${median(ratios).toFixed(1)} % more than off (rounds: ${ratios.map((ratio) => ratio.toFixed(1)).join(' ')})`,
        );
      }
    }
    console.log(`${receiver.spans.length} spans were received.`);
  } finally {
    for (const { processes } of sites) for (const { child } of processes) child.kill('SIGTERM');
    await receiver.close();
  }
}

type TracedSite = { name: string; url: string; processes: Started[]; requested: number };

async function startTraced(
  dataDir: string,
  name: string,
  env: NodeJS.ProcessEnv,
): Promise<TracedSite> {
  const organiser = await startProcess('organiser/src/main.ts', {
    ...env,
    DATA_DIR: dataDir,
    ORGANISER_PORT: '0',
    PREPARE_PICTURES: 'off',
  });
  const web = await startProcess('shell/server/main.ts', {
    ...env,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    ORGANISER: `http://127.0.0.1:${organiser.message.port}`,
  });
  return { name, url: web.message.address ?? '', processes: [organiser, web], requested: 0 };
}

/** Requests pages. Resolves to the processor time of the site for one, in ms. */
async function request(site: TracedSite, { count, pathOf }: (typeof kinds)[number]) {
  const before = await processorOf(site);
  const { non2xx, errors } = await autocannon({
    url: site.url,
    connections: 8,
    amount: count,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (sent) => ({ ...sent, path: pathOf((site.requested += 1)) }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${site.name}: ${non2xx + errors} requests failed`);
  return ((await processorOf(site)) - before) / count;
}

async function processorOf({ processes }: TracedSite): Promise<number> {
  const pids = processes.flatMap(({ child: { pid = 0 } }) => [pid, ...childrenOf(pid)]);
  const usages = await Promise.all(pids.map(readProcessUsage));
  return usages.reduce((sum, usage) => sum + (usage?.cpu ?? 0), 0);
}
