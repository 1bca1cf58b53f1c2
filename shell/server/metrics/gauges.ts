import { Gauge, type Registry } from 'prom-client';
import type { CompositionState } from '../composition/composition-loader.ts';
import type { ResolvedComposition } from '../composition/live-composition.ts';
import type { LeftOut } from '../rendering/left-out.ts';
import type { PoolState } from '../rendering/render-pool.ts';

/** What gauges show. */
export type GaugeSources = {
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
export function registerGauges(registry: Registry, sources: GaugeSources): () => Release[] {
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
