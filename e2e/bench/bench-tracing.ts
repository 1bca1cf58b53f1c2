import autocannon from 'autocannon';
import { startOtlpReceiver } from '@dswine/shared/testing/otlp-receiver';
import { readProcessUsage } from '../../shell/server/sandbox/process-usage.ts';
import { childrenOf } from '../resilience/throttle.ts';
import { median } from './report.ts';
import { startBenchSite, type BenchSite } from './start-process.ts';

/** How many pages of a kind are requested in a round: few, so that all sites find the machine alike. */
const kinds = [
  { name: 'rendered', count: 60, pathOf: (n: number) => `/en/Contact_completed?ref=${n}` },
  { name: 'found', count: 40, pathOf: (n: number) => `/en/VisitorExhibitor?keyword=w${n}` },
  { name: 'cached', count: 2000, pathOf: () => '/en/Contact' },
];

/**
 * Resolves to what traces cost: processor time of all processes of a site for a page, beside that of a
 * site without. Rounds of both take turns, each with the other first half of the time.
 */
export async function benchTracing(rounds: number): Promise<string> {
  const lines: string[] = [];
  const receiver = await startOtlpReceiver();
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const sites: readonly [TracedSite, ...TracedSite[]] = [
    await startTraced('off', {}),
    await startTraced('usual share', endpoint),
    await startTraced('every trace', { ...endpoint, OTEL_TRACES_SAMPLER: 'always_on' }),
  ];
  try {
    for (const kind of kinds) {
      for (const site of sites) await request(site, kind);
      const before = await renderingOf(sites[0]);
      const times = sites.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const at of round % 2 === 0 ? [0, 1, 2] : [2, 1, 0]) {
          const site = sites[at];
          if (site) times[at]?.push(await request(site, kind));
        }
      const rendering = ((await renderingOf(sites[0])) - before) / (rounds * kind.count);
      const [off = []] = times;
      for (const [at, own] of times.entries())
        if (at > 0)
          lines.push(`${kind.name}, ${sites[at]?.name}: ${describe({ own, off, rendering })}`);
    }
    return [...lines, `${receiver.spans.length} spans were received.`].join('\n');
  } finally {
    for (const { stop } of sites) stop();
    await receiver.close();
  }
}

type Times = { own: readonly number[]; off: readonly number[]; rendering: number };

/** What a site used more than the one without traces, as a share of all that a page takes. */
function describe({ own, off, rendering }: Times): string {
  const page = median(off) + rendering;
  const more = own.map((time, round) => time - (off[round] ?? time)).sort((a, b) => a - b);
  const share = (ms = 0) => `${((ms / page) * 100).toFixed(1)} %`;
  const [low, high] = [0.25, 0.75].map((at) => share(more[Math.floor(at * more.length)]));
  return `${page.toFixed(3)} ms a page without traces, ${share(median(more))} more with them (half of the rounds: ${low} to ${high})`;
}

type TracedSite = BenchSite & { name: string; requested: number };

const startTraced = async (name: string, env: NodeJS.ProcessEnv): Promise<TracedSite> => ({
  name,
  requested: 0,
  ...(await startBenchSite(env)),
});

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

/**
 * Processor time of web server and organiser, in ms, as they count it themselves: the kernel counts
 * that of others in steps of 10 ms. Render processes know nothing of traces.
 */
async function processorOf({ organiser, web }: TracedSite): Promise<number> {
  const seconds = [organiser, web].map(async ({ message }) => {
    const text = await (await fetch(message.metrics ?? '')).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
  });
  return (await Promise.all(seconds)).reduce((sum, one) => sum + one * 1000, 0);
}

/** Processor time that the render processes have used, in ms. */
async function renderingOf({ web }: TracedSite): Promise<number> {
  const usages = await Promise.all(childrenOf(web.child.pid ?? 0).map(readProcessUsage));
  return usages.reduce((sum, usage) => sum + (usage?.cpu ?? 0), 0);
}
