import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { hostProblem, refuseClient } from '@dswine/shared/process/client-connections';
import type { ErrorKind } from '../../releases/index.ts';
import type { RequestLabels } from '../http/observe-requests.ts';
import type { CallSample } from '../organiser/expo-data.ts';
import type { RenderSample } from '../rendering/measure-rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { registerGauges, type GaugeSources } from './gauges.ts';

type Release = { section: string; release: string };
export type VitalName = 'inp' | 'lcp' | 'cls';

export type Metrics = {
  /** All metrics in Prometheus' text format. */
  scrape: () => Promise<{ type: string; text: string }>;
  page: (how: 'memory' | 'rendered' | 'last-good', status: number) => void;
  request: (labels: RequestLabels, seconds: number) => void;
  error: (labels: Release & { kind: ErrorKind }, count: number) => void;
  /** INP and LCP in ms, CLS. */
  vital: (release: Release, name: VitalName, value: number) => void;
  rendered: (sample: RenderSample) => void;
  called: (sample: CallSample) => void;
  /** Registers gauges. They call its functions on each scrape. */
  watch: (sources: GaugeSources) => void;
};

const vitalLabels = ['section', 'release'];
const histograms = {
  request_duration_seconds: {
    help: 'Requests, from the head of the request to the last byte that was sent.',
    labelNames: ['kind', 'section', 'release', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  },
  inp_seconds: {
    help: 'Interaction to Next Paint, as browsers report it.',
    labelNames: vitalLabels,
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5],
  },
  lcp_seconds: {
    help: 'Largest Contentful Paint, as browsers report it.',
    labelNames: vitalLabels,
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
  },
  cls: {
    help: 'Cumulative Layout Shift, as browsers report it.',
    labelNames: vitalLabels,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  render_wait_seconds: {
    help: 'How long renderings waited for a process.',
    labelNames: [],
    buckets: [0.001, 0.01, 0.05, 0.25, 1, 5, 30],
  },
  render_duration_seconds: {
    help: 'How long renderings took in their process, by section and how they ended.',
    labelNames: ['section', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
  },
  organiser_call_duration_seconds: {
    help: 'Requests for the data of pages that were sent to the organiser.',
    labelNames: ['status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
  },
};
const counters = {
  pages_total: { help: 'Pages answered, by where they came from.', labelNames: ['from', 'status'] },
  errors_total: {
    help: 'Error reports of the live releases, by kind.',
    labelNames: ['section', 'release', 'kind'],
  },
  page_data_total: {
    help: 'Requests for the data of pages, by where the answer came from.',
    labelNames: ['from'],
  },
};
const byRelease = ['request_duration_seconds', 'errors_total', 'inp_seconds', 'lcp_seconds', 'cls'];

/** Creates the Prometheus metrics of the web server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const measured = mapEntries(
    histograms,
    (name, options) => new Histogram<string>({ name: `dswine_${name}`, ...options, registers }),
  );
  const counted = mapEntries(
    counters,
    (name, options) => new Counter<string>({ name: `dswine_${name}`, ...options, registers }),
  );
  const vitals = { inp: measured.inp_seconds, lcp: measured.lcp_seconds, cls: measured.cls };
  let liveReleases = (): Release[] => [];
  let liveBefore: ReadonlySet<string> = new Set();
  return {
    async scrape() {
      const live = new Set(liveReleases().map(keyOf));
      await forgetReleases(registry, new Set([...live, ...liveBefore]));
      liveBefore = live;
      return { type: registry.contentType, text: await registry.metrics() };
    },
    page: (from, status) => counted.pages_total.inc({ from, status: String(status) }),
    request: (labels, seconds) => measured.request_duration_seconds.observe(labels, seconds),
    error: (labels, count) => counted.errors_total.inc(labels, count),
    vital: (release, name, value) =>
      vitals[name].observe(release, name === 'cls' ? value : value / 1000),
    rendered({ owner: section, wait, duration, outcome }) {
      measured.render_wait_seconds.observe(wait / 1000);
      if (duration !== undefined)
        measured.render_duration_seconds.observe({ section, outcome }, duration / 1000);
    },
    called(sample) {
      counted.page_data_total.inc({ from: sample.from });
      if (sample.from !== 'organiser') return;
      const { status, duration } = sample;
      measured.organiser_call_duration_seconds.observe({ status }, duration / 1000);
    },
    watch(sources) {
      liveReleases = registerGauges(registry, sources);
    },
  };
}

function mapEntries<Options extends object, Made>(
  all: Options,
  make: (name: string, options: Options[keyof Options]) => Made,
) {
  const entries = Object.entries(all).map(([name, options]) => [name, make(name, options)]);
  return Object.fromEntries(entries) as Record<keyof Options, Made>;
}

const keyOf = ({ section, release }: Partial<Release>) => `${section}@${release}`;

/** Removes the series of releases that were live neither now nor at the last scrape. */
async function forgetReleases(registry: Registry, known: ReadonlySet<string>): Promise<void> {
  for (const name of byRelease) {
    const metric = registry.getSingleMetric(`dswine_${name}`) as Counter | Histogram;
    for (const { labels } of (await metric.get()).values) {
      const { le: _limit, ...series } = labels as Record<string, string>;
      if (series['section'] !== '' && !known.has(keyOf(series))) metric.remove(series);
    }
  }
}

/**
 * Serves `/metrics` on a separate listener, so that the public port does not expose them.
 * `internalHosts`: its names, besides those of this machine and addresses.
 */
export function createMetricsServer(
  { scrape }: Pick<Metrics, 'scrape'>,
  { internalHosts = [] }: Pick<Settings, 'internalHosts'> = {},
): FastifyInstance {
  const server = fastify({
    forceCloseConnections: true,
    requestTimeout: 10_000,
    clientErrorHandler: refuseClient,
  });
  server.addHook('onRequest', async (request, reply) => {
    const problem = hostProblem(request.raw, internalHosts);
    if (problem === undefined) return undefined;
    const { status, message } = problem;
    return reply.code(status).type('text/plain; charset=utf-8').send(`${message}\n`);
  });
  server.get('/metrics', async (_request, reply) => {
    const { type, text } = await scrape();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
  return server;
}
