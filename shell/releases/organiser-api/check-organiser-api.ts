import {
  type ApiDocument,
  MAX_ORGANISER_API_BYTES,
  ORGANISER_API_FILE,
} from '@dswine/shared/contract/organiser-api';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { ReleaseError, sentence } from '../errors.ts';
import type { ReleaseStore } from '../store/store.ts';
import { findBreaks } from './compare-documents.ts';
import {
  liveDocument,
  parseApiDocument,
  recordedDocument,
  type OrganiserDocument,
} from './organiser-document.ts';
import { nameOf } from '../release-name.ts';

type Note = (text: string) => void;
type Files = Pick<ReleaseStore, 'file'>;
type Compared = {
  problems: string[];
  /** The calls of the releases that were compared. */
  calls: ReadonlySet<string>;
  /** Releases from before they carried what they were built against. */
  uncompared: string[];
};

/**
 * Compares what releases were built against with an organiser. `next` is what to do when they do
 * not fit.
 */
export async function compareWithOrganiser(
  store: Files,
  manifests: readonly ReleaseManifest[],
  { name: organiser, document }: OrganiserDocument,
  next: string,
): Promise<Compared> {
  const problems: string[] = [];
  const uncompared: string[] = [];
  const calls = new Set<string>();
  for (const manifest of manifests) {
    const release = nameOf(manifest);
    if (!Object.hasOwn(manifest.hashes, ORGANISER_API_FILE)) {
      uncompared.push(release);
      continue;
    }
    try {
      const used = await builtAgainst(store, manifest);
      for (const [path, operations] of Object.entries(used.paths))
        for (const method of Object.keys(operations)) calls.add(`${method} ${path}`);
      for (const { call, problem } of findBreaks(used, document))
        problems.push(sentence('fitOrganiser', { release, organiser, call, problem, next }));
    } catch (error) {
      const { message } = error as Error;
      problems.push(
        sentence('fitOrganiserFile', { release, file: ORGANISER_API_FILE, problem: message }),
      );
    }
  }
  return { problems, calls, uncompared };
}

/** A sentence on releases that could not be compared; undefined when all could. */
export function uncomparedNote({ uncompared }: Pick<Compared, 'uncompared'>): string | undefined {
  return uncompared.length === 0
    ? undefined
    : `The calls of ${uncompared.join(', ')} were not compared with the organiser, because the release has no ${ORGANISER_API_FILE}. Build it again.`;
}

/**
 * Creates the check of what changes: resolves to what breaks. Reads what the organiser provides
 * once: the running one that `organiser` names, otherwise that of this checkout.
 */
export function createOrganiserCheck(
  store: Files,
  {
    organiser,
    note = () => undefined,
  }: { organiser?: string | undefined; note?: Note | undefined },
) {
  let provided: Promise<OrganiserDocument> | undefined;
  const noted = new Set<string>();
  return async (manifests: readonly ReleaseManifest[]): Promise<string[]> => {
    provided ??= organiser === undefined ? recordedDocument() : liveOrRecorded(organiser, note);
    const compared = await compareWithOrganiser(store, manifests, await provided, ofRelease);
    const uncompared = uncomparedNote(compared);
    if (uncompared !== undefined && !noted.has(uncompared)) note(uncompared);
    noted.add(uncompared ?? '');
    return compared.problems;
  };
}

const ofRelease = 'Update the organiser first, or build the release against what it provides';

async function liveOrRecorded(organiser: string, note: Note): Promise<OrganiserDocument> {
  try {
    return await liveDocument(organiser);
  } catch (error) {
    note(`Compared with the organiser of this checkout: ${(error as Error).message}`);
    return recordedDocument();
  }
}

async function builtAgainst(store: Files, manifest: ReleaseManifest): Promise<ApiDocument> {
  const bytes = await store.file(manifest, ORGANISER_API_FILE);
  const document = bytes.length > MAX_ORGANISER_API_BYTES ? undefined : parseApiDocument(bytes);
  if (document) return document;
  throw new ReleaseError('organiserDocument', { source: `${bytes.length} bytes` });
}
