import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry, Gauge } from 'prom-client';
import { hostProblem, refuseClient } from '@dswine/shared/process/client-connections';
import type { ErrorKind } from '../../releases/index.ts';
import type { CompositionState } from '../composition/composition-loader.ts';
import type { ResolvedComposition } from '../composition/live-composition.ts';
import type { RequestLabels } from '../http/observe-requests.ts';
import type { CallSample } from '../organiser/expo-data.ts';
import type { LeftOut } from '../rendering/left-out.ts';
import type { RenderSample } from '../rendering/process-group.ts';
import type { PoolState } from '../rendering/render-pool.ts';
import type { Settings } from '../settings/settings.ts';

/** What gauges show. */
type GaugeSources = {
  state: () => CompositionState;
  /** The sections that could not be loaded. */
  leftOut: () => readonly Pick<LeftOut, 'section'>[];
  /** The composition that is served, which may be older than the loaded one. */
  served: () => Pick<ResolvedComposition, 'composition' | 'madeAt'>;
  pool: () => PoolState;
  /** When the signed metadata expire, in ms since the epoch; undefined without signatures. */
  expiresAt: (() => Promise<number>) | undefined;
};

type Release = { section: string; release: string };
type Read<Value> = (sources: GaugeSources) => Value;

const values: [
  name: string,
  help: string,
  Read<number | undefined | Promise<number | undefined>>,
][] = [
  ['composition_revision', 'The loaded composition.', ({ state }) => state().revision],
  [
    'composition_served_revision',
    'The composition that pages are rendered with. Lower than the loaded one: its processes are not warm yet.',
    ({ served }) => served().composition.revision,
  ],
  [
    'store_revision',
    'The newest signed composition in the store. Higher than the loaded one: this server is behind.',
    ({ state }) => state().storeRevision,
  ],
  [
    'composition_problems',
    'Releases and compositions that this server cannot use.',
    ({ state }) => state().problems.length + state().rejected.length,
  ],
  [
    'composition_made_timestamp_seconds',
    'When the served composition was promoted.',
    ({ served }) => inSeconds(served().madeAt),
  ],
  [
    'composition_served_timestamp_seconds',
    'Since when this server renders pages with it. The difference is what its take-up took.',
    ({ pool }) => inSeconds(pool().servedSince),
  ],
  [
    'metadata_expiry_timestamp_seconds',
    'When the signed metadata of the store expire.',
    async ({ expiresAt }) => inSeconds(await expiresAt?.()),
  ],
  ['render_queue_length', 'Renderings that wait for a process.', ({ pool }) => pool().waiting],
  ['render_processes', 'Warm render processes.', ({ pool }) => pool().warm],
  ['render_processes_busy', 'Render processes that render.', ({ pool }) => pool().busy],
];

const lists: [name: string, help: string, Read<Release[]>][] = [
  ['release_info', 'The releases that are served.', servedReleases],
  [
    'section_left_out',
    'Sections that are left out of the served composition, because they could not be loaded.',
    (sources) =>
      servedReleases(sources).filter((one) =>
        sources.leftOut().some(({ section }) => section === one.section),
      ),
  ],
];

/** Registers all gauges. Returns what reads the releases that are served. */
function registerGauges(registry: Registry, sources: GaugeSources): () => Release[] {
  const registers = [registry];
  for (const [name, help, read] of values)
    new Gauge({
      name: `dswine_${name}`,
      help,
      registers,
      async collect() {
        const value = await Promise.resolve(read(sources)).catch(() => undefined);
        if (value !== undefined) this.set(value);
      },
    });
  for (const [name, help, read] of lists)
    new Gauge({
      name: `dswine_${name}`,
      help,
      labelNames: ['section', 'release'],
      registers,
      collect() {
        this.reset();
        for (const release of read(sources)) this.set(release, 1);
      },
    });
  return () => servedReleases(sources);
}

function servedReleases({ served }: GaugeSources): Release[] {
  const { shell, sections } = served().composition;
  return [
    { section: 'shell', release: shell },
    ...sections.map(({ name, version }) => ({ section: name, release: version })),
  ];
}

const inSeconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1000);

export type VitalName = 'inp' | 'lcp' | 'cls';

export type Metrics = ReturnType<typeof createMetrics>;

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
export function createMetrics() {
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
    /** All metrics in Prometheus' text format. */
    async scrape() {
      const live = new Set(liveReleases().map(keyOf));
      await forgetReleases(registry, new Set([...live, ...liveBefore]));
      liveBefore = live;
      return { type: registry.contentType, text: await registry.metrics() };
    },
    page: (from: 'memory' | 'rendered' | 'last-good', status: number) =>
      counted.pages_total.inc({ from, status: String(status) }),
    request: (labels: RequestLabels, seconds: number) =>
      measured.request_duration_seconds.observe(labels, seconds),
    error: (labels: Release & { kind: ErrorKind }, count: number) =>
      counted.errors_total.inc(labels, count),
    /** INP and LCP in ms, CLS. */
    vital: (release: Release, name: VitalName, value: number) =>
      vitals[name].observe(release, name === 'cls' ? value : value / 1000),
    rendered({ owner: section, wait, duration, outcome }: RenderSample): void {
      measured.render_wait_seconds.observe(wait / 1000);
      if (duration !== undefined)
        measured.render_duration_seconds.observe({ section, outcome }, duration / 1000);
    },
    called(sample: CallSample): void {
      counted.page_data_total.inc({ from: sample.from });
      if (sample.from !== 'organiser') return;
      const { status, duration } = sample;
      measured.organiser_call_duration_seconds.observe({ status }, duration / 1000);
    },
    /** Registers gauges. They call its functions on each scrape. */
    watch(sources: GaugeSources): void {
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
