import { Gauge, type Registry } from 'prom-client';
import type { CompositionState } from '../composition/composition-loader.ts';
import type { ResolvedComposition } from '../composition/live-composition.ts';
import type { LeftOut } from '../rendering/left-out.ts';
import { releaseKey } from './release-metrics.ts';

type Sources = {
  state: () => CompositionState;
  /** The sections that could not be loaded. */
  leftOut?: () => readonly Pick<LeftOut, 'section'>[];
  /** The composition that is served, which may be older than the loaded one. */
  served: () => Pick<ResolvedComposition, 'composition' | 'madeAt'>;
  /** Since when, in ms since the epoch. */
  servedSince: () => number;
  /** When the signed metadata expire, in ms since the epoch; undefined without signatures. */
  expiresAt: (() => Promise<number>) | undefined;
};

export type CompositionMetrics = {
  register: (sources: Sources) => void;
  /** The served releases of the shell and the sections, as `releaseKey` writes them. */
  releases: () => ReadonlySet<string>;
};

export function createCompositionMetrics(registry: Registry): CompositionMetrics {
  let releases: CompositionMetrics['releases'] = () => new Set();
  const gauge = (
    name: string,
    help: string,
    read: () => number | undefined | Promise<number | undefined>,
  ) =>
    new Gauge({
      name: `dswine_${name}`,
      help,
      registers: [registry],
      async collect() {
        const value = await Promise.resolve(read()).catch(() => undefined);
        if (value !== undefined) this.set(value);
      },
    });

  return {
    releases: () => releases(),
    register({ state, served, servedSince, expiresAt, leftOut = () => [] }) {
      releases = () => releasesOf(served().composition);
      gauge('composition_revision', 'The loaded composition.', () => state().revision);
      gauge(
        'composition_served_revision',
        'The composition that pages are rendered with. Lower than the loaded one: its processes are not warm yet.',
        () => served().composition.revision,
      );
      gauge(
        'store_revision',
        'The newest signed composition in the store. Higher than the loaded one: this server is behind.',
        () => state().storeRevision,
      );
      gauge(
        'composition_problems',
        'Releases and compositions that this server cannot use.',
        () => state().problems.length + state().rejected.length,
      );
      gauge('composition_made_timestamp_seconds', 'When the served composition was promoted.', () =>
        inSeconds(served().madeAt),
      );
      gauge(
        'composition_served_timestamp_seconds',
        'Since when this server renders pages with it. The difference is what its take-up took.',
        () => inSeconds(servedSince()),
      );
      gauge(
        'metadata_expiry_timestamp_seconds',
        'When the signed metadata of the store expire.',
        async () => inSeconds(await expiresAt?.()),
      );
      showReleases(registry, served);
      showLeftOut(registry, served, leftOut);
    },
  };
}

function showReleases(registry: Registry, served: Sources['served']): void {
  new Gauge({
    name: 'dswine_release_info',
    help: 'The releases that are served.',
    labelNames: ['section', 'release'],
    registers: [registry],
    collect() {
      this.reset();
      const { shell, sections } = served().composition;
      this.set({ section: 'shell', release: shell }, 1);
      for (const { name, version } of sections) this.set({ section: name, release: version }, 1);
    },
  });
}

function showLeftOut(
  registry: Registry,
  served: Sources['served'],
  leftOut: NonNullable<Sources['leftOut']>,
): void {
  new Gauge({
    name: 'dswine_section_left_out',
    help: 'Sections that are left out of the served composition, because they could not be loaded.',
    labelNames: ['section', 'release'],
    registers: [registry],
    collect() {
      this.reset();
      const { sections } = served().composition;
      for (const { section } of leftOut()) {
        const release = sections.find(({ name }) => name === section)?.version ?? '';
        this.set({ section, release }, 1);
      }
    },
  });
}

const inSeconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1000);

function releasesOf({ shell, sections }: ResolvedComposition['composition']): ReadonlySet<string> {
  return new Set([
    releaseKey('shell', shell),
    ...sections.map(({ name, version }) => releaseKey(name, version)),
  ]);
}
