import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PreviewClaim } from '../../releases/index.ts';
import type { BrowserFiles } from '../composition/browser-files.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { PreviewSource } from '../composition/preview-source.ts';
import { readPreviewCookie } from './preview-cookie.ts';
import type { RenderPool } from '../rendering/render-pool.ts';

/** What a reader previews: `live` is what would be live, undefined when it cannot be shown. */
export type Preview = PreviewClaim & { token: string; live: Live | undefined };

export type Previews = {
  /** The preview whose link the reader has opened, unless it has expired. */
  of: (headers: IncomingHttpHeaders) => Promise<Preview | undefined>;
  /** Reads a token of a link. */
  read: (token: string) => Promise<Preview | undefined>;
  /** The files of an open preview's composition. */
  files: (revision: number) => BrowserFiles | undefined;
  /** The composition of a preview that was opened on this server. */
  composition: (revision: number) => Live | undefined;
  close: () => void;
};

type Dependencies = {
  source: PreviewSource;
  pool: Pick<RenderPool, 'lease'>;
  live: () => Live;
  log: Logger;
};

/** Each has render processes of its own. */
const MAX_OPEN = 3;
const IDLE_MS = 10 * 60 * 1000;
/** Revisions of previews: far from those of compositions, and the same on every server. */
const FIRST_REVISION = 800_000_000;
const REVISIONS = 100_000_000;

/** Whether a composition is one of a preview. */
export function isPreview({ revision }: Pick<Live, 'revision'>): boolean {
  return revision >= FIRST_REVISION;
}

/** Previews of releases that are not live, for readers with a signed link. */
export function createPreviews({ source, pool, live, log }: Dependencies): Previews {
  type Opened = { live: Live | undefined; end: () => void };
  const opened = new LRUCache<string, Promise<Opened>>({
    max: MAX_OPEN,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (one) => void one.then(({ end }) => end()),
  });
  const byRevision = new LRUCache<number, Live>({ max: 20 });

  async function open(base: Live, claim: PreviewClaim, revision: number): Promise<Opened> {
    try {
      const shown = await source.compose(base, claim.releases, revision);
      byRevision.set(revision, shown);
      // Keeps its processes.
      const { release } = pool.lease(shown);
      return { live: shown, end: release };
    } catch (error) {
      const { message } = error as Error;
      log.warn({ event: 'preview-failed', releases: claim.releases, error: message }, 'no preview');
      return { live: undefined, end: () => undefined };
    }
  }

  const read: Previews['read'] = async (token) => {
    const claim = await source.verify(token);
    if (!claim) return undefined;
    // After a promotion, the other releases are the new ones.
    const base = live();
    const revision = revisionOf(base.revision, claim.releases);
    const key = String(revision);
    const one = opened.get(key) ?? open(base, claim, revision);
    opened.set(key, one);
    return { ...claim, token, live: (await one).live };
  };

  return {
    read,
    async of(headers) {
      const token = readPreviewCookie(headers);
      return token === undefined ? undefined : read(token);
    },
    files: (revision) => byRevision.get(revision)?.files,
    composition: (revision) => byRevision.get(revision),
    close: () => opened.clear(),
  };
}

function revisionOf(base: number, releases: PreviewClaim['releases']): number {
  const text = JSON.stringify([base, Object.entries(releases).sort()]);
  const hash = createHash('sha256').update(text).digest().readUInt32BE();
  return FIRST_REVISION + (hash % REVISIONS);
}
