import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { startOtlpReceiver } from '@dswine/shared/testing/otlp-receiver';
import { prepareReleases } from '../../shell/start/prepare-releases.ts';
import { childrenOf } from '../resilience/throttle.ts';
import { median } from './report.ts';
import { startProcess, type Started } from './start-process.ts';

/** How many pages of a kind are requested in a round: few, so that all sites find the machine alike. */
const kinds = [
  { name: 'rendered', count: 60, pathOf: (n: number) => `/en/Contact_completed?ref=${n}` },
  { name: 'found', count: 40, pathOf: (n: number) => `/en/VisitorExhibitor?keyword=w${n}` },
  { name: 'cached', count: 2000, pathOf: () => '/en/Contact' },
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
      report(kind.name, sites, times);
    }
    console.log(`${receiver.spans.length} spans were received.`);
  } finally {
    for (const { processes } of sites) for (const { child } of processes) child.kill('SIGTERM');
    await receiver.close();
  }
}

function report(kind: string, sites: readonly TracedSite[], times: readonly number[][]): void {
  const [off = []] = times;
  for (const [at, own] of times.entries()) {
    const more = own
      .map((time, round) => (time / (off[round] ?? time) - 1) * 100)
      .sort((a, b) => a - b);
    const quartile = (share: number) => (more[Math.floor(share * more.length)] ?? 0).toFixed(1);
    console.log(
      `${kind}, ${sites[at]?.name}: ${median(own).toFixed(3)} ms a page, ${median(more).toFixed(1)} % more than off (half of the rounds: ${quartile(0.25)} to ${quartile(0.75)} %)`,
    );
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
  const before = processorOf(site);
  const { non2xx, errors } = await autocannon({
    url: site.url,
    connections: 8,
    amount: count,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (sent) => ({ ...sent, path: pathOf((site.requested += 1)) }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${site.name}: ${non2xx + errors} requests failed`);
  return (processorOf(site) - before) / count;
}

/** Processor time of all threads of a site, in ms. The kernel counts it in ns here. */
function processorOf({ processes }: TracedSite): number {
  const pids = processes.flatMap(({ child: { pid = 0 } }) => [pid, ...childrenOf(pid)]);
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`),
  );
  return (
    threads.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0) / 1e6
  );
}
