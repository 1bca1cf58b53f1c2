import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import {
  previewRevision,
  type Replacements,
  type VariantKind,
  type VariantSource,
} from '../composition/variant-source.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import { cohortOf, readPreviewCookie } from './audience.ts';
import { watchCanary } from './canary-watch.ts';

/** What some readers see in place of what is live, and until when. */
export type Variant = {
  kind: VariantKind;
  /** The id of a canary, or the token of a preview's link. */
  key: string;
  releases: Replacements;
  /** ms since the epoch. */
  until: number;
  /** What is live, with these releases. Undefined when it cannot be shown. */
  live: Live | undefined;
};

export type Variants = ReturnType<typeof createVariants>;

export type VariantDependencies = {
  source: VariantSource;
  pool: Pick<RenderPool, 'lease' | 'prepare'>;
  live: () => Live;
  log: Logger;
  clock: Clock;
};

/** A composition that has render processes of its own until it is closed. */
export type OpenVariant = { live: Live; close: () => void };

const MAX_PREVIEWS = 3;
const IDLE_MS = 10 * 60 * 1000;
/** Tabs fetch files of variants that are over. */
const MAX_KNOWN = 20;

export function createVariants(dependencies: VariantDependencies) {
  const { source, pool, live, log } = dependencies;
  const known = new LRUCache<number, Live>({ max: MAX_KNOWN });
  const previews = new LRUCache<number, Promise<OpenVariant | undefined>>({
    max: MAX_PREVIEWS,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (opening) => void opening.then((one) => one?.close()),
  });

  async function open(base: Live, releases: Replacements, revision: number): Promise<OpenVariant> {
    const composed = await source.compose(base, releases, revision);
    known.set(revision, composed);
    return { live: composed, close: pool.lease(composed).release };
  }

  /** The preview of a link's token, unless it has expired. */
  async function preview(token: string | undefined): Promise<Variant | undefined> {
    const claim = token === undefined ? undefined : await source.readToken(token);
    if (token === undefined || !claim) return undefined;
    // After a promotion, the other releases are the new ones.
    const base = live();
    const { releases } = claim;
    const revision = previewRevision(base.revision, releases);
    const opening =
      previews.get(revision) ??
      open(base, releases, revision).catch(({ message: error }: Error) => {
        log.warn({ event: 'preview-failed', releases, error }, 'no preview');
        return undefined;
      });
    previews.set(revision, opening);
    return { kind: 'preview', key: token, ...claim, live: (await opening)?.live };
  }

  const canary = watchCanary({ ...dependencies, open });
  return {
    /** What the reader of a request sees: a preview by its cookie, or the canary of its cohort. */
    async of(request: IncomingMessage): Promise<Variant | undefined> {
      return (
        (await preview(readPreviewCookie(request.headers))) ?? canary.shownTo(cohortOf(request)?.id)
      );
    },
    preview,
    canary,
    /** A variant's composition that this server shows or has shown. */
    composition: (revision: number) => known.get(revision),
    close(): void {
      previews.clear();
      canary.stop();
    },
  };
}
