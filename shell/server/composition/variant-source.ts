import { createHash } from 'node:crypto';
import { MAX_REVISION, type Composition } from '@dswine/shared/contract/releases';
import {
  type PreviewClaim,
  type ReleaseStore,
  type Reports,
  findIncompatibilities,
  requestedGrants,
  isKind,
  readComposition,
  readPreviewToken,
  rejection,
} from '../../releases/index.ts';
import type { ExtraSources } from '../csp/csp.ts';
import { resolveComposition, type ResolvedComposition } from './live-composition.ts';

export type VariantKind = 'canary' | 'preview';
/** The releases that a variant has in place of live ones: workspace -> version. */
export type Replacements = PreviewClaim['releases'];

export type VariantSource = ReturnType<typeof openVariantSource>;

/**
 * Revisions of variants follow those of snapshots, and are the same on every server. That of a
 * canary tells the composition that names it, that of a preview is a hash.
 */
const FIRST_CANARY = MAX_REVISION + 1;
const FIRST_PREVIEW = 800_000_000;
const MAX_PREVIEWS = 100_000_000;
/** How many compositions are looked through for ids. */
const MAX_EARLIER = 200;

export const canaryRevision = (base: number): number => FIRST_CANARY + base;

export function previewRevision(base: number, releases: Replacements): number {
  const text = JSON.stringify([base, Object.entries(releases).sort()]);
  const hash = createHash('sha256').update(text).digest().readUInt32BE();
  return FIRST_PREVIEW + (hash % MAX_PREVIEWS);
}

/** Undefined for a composition of the store. */
export function variantKind(revision: number): VariantKind | undefined {
  if (revision < FIRST_CANARY) return undefined;
  return revision < FIRST_PREVIEW ? 'canary' : 'preview';
}

/** The composition of the store from which any server can compose this one. */
export function storedRevision(revision: number): number | undefined {
  const kind = variantKind(revision);
  if (kind === undefined) return revision;
  return kind === 'canary' ? revision - FIRST_CANARY : undefined;
}

/** What had this revision: a composition of the store, or the one with the canary that it names. */
export async function storedComposition(
  store: Pick<ReleaseStore, 'composition'>,
  revision: number,
): Promise<Composition | undefined> {
  const stored = storedRevision(revision);
  if (stored === undefined) return undefined;
  const found = await store.composition(stored).catch((error: unknown) => {
    if (isKind(error, 'unknown')) return undefined;
    throw error;
  });
  if (!found || stored === revision) return found;
  const { canary, releases } = found;
  return (
    canary && {
      ...found,
      revision,
      releases: { ...releases, [canary.workspace]: canary.version },
    }
  );
}

/** Reads what variants show: what is live, with some releases replaced. */
export function openVariantSource(
  store: ReleaseStore,
  reports: Reports,
  extraSources: ExtraSources,
) {
  /** A preview also shows what is not granted yet, so that the operator sees what is asked for. */
  async function requestedBy(
    replaced: Replacements,
    { grants, manifests }: Pick<ResolvedComposition, 'grants' | 'manifests'>,
  ) {
    const asking = Object.entries(replaced).map(([workspace, version]) =>
      store.manifest(workspace, version),
    );
    return requestedGrants(grants, await Promise.all(asking), manifests);
  }

  return {
    /** Where servers and the command write what they see of a canary. */
    reports,
    /** Resolves to undefined for a token that has expired, or has no valid signature. */
    readToken: async (token: string): Promise<PreviewClaim | undefined> =>
      readPreviewToken(token, await store.view()),
    /**
     * All releases are verified as live ones are.
     * @throws when they cannot be live together.
     */
    async compose(
      { grants, ...base }: ResolvedComposition,
      replaced: Replacements,
      revision: number,
    ): Promise<ResolvedComposition> {
      const releases = { ...base.releases, ...replaced };
      const shown =
        variantKind(revision) === 'preview'
          ? await requestedBy(replaced, { grants, ...base })
          : grants;
      const composition = { revision, releases, ...(shown && { grants: shown }) };
      const read = await readComposition(store, composition);
      const reasons = [
        ...read.problems.map(({ message }) => message),
        ...findIncompatibilities(read.manifests, new Set(Object.keys(replaced))),
      ];
      if (reasons.length > 0) throw rejection(reasons);
      return resolveComposition(read, extraSources);
    },
    /** Ids of canaries that were live after a revision. */
    async canaryIds(after: number): Promise<ReadonlySet<string>> {
      const ids = new Set<string>();
      let count = 0;
      for await (const { revision, canary } of store.compositions()) {
        if (revision <= after || (count += 1) > MAX_EARLIER) break;
        if (canary) ids.add(canary.id);
      }
      return ids;
    },
  };
}
