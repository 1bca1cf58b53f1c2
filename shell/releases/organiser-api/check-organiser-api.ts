import {
  ApiDocument,
  MAX_ORGANISER_API_BYTES,
  ORGANISER_API_FILE,
} from '@dswine/shared/contract/organiser-api';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Compile } from 'typebox/compile';
import { parseJson } from '@dswine/shared/contract/parse-json';
import { ReleaseError, sentence } from '../errors.ts';
import type { ReleaseStore } from '../store/store.ts';
import { findBreaks } from './compare-documents.ts';
import { nameOf } from '../release-name.ts';
import { readSource } from '../storage/folder-storage.ts';

type Note = (text: string) => void;
type Files = Pick<ReleaseStore, 'file'>;
type Compared = {
  problems: string[];
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

/** What an organiser provides. `name`: its version, a hash of its calls, and where that is from. */
type OrganiserDocument = { name: string; document: ApiDocument };

const limits = { maxBytes: 16 * 1024 * 1024, limitMs: 5000 };
const recorded = new URL('../../../shared/src/contract/openapi.json', import.meta.url);

export const recordedDocument = (): Promise<OrganiserDocument> =>
  readDocument(fileURLToPath(recorded));

const liveDocument = (organiser: string): Promise<OrganiserDocument> =>
  readDocument(`${organiser.replace(/\/$/, '')}/api/openapi.json`);

export async function readDocument(source: string): Promise<OrganiserDocument> {
  const bytes = await readSource(source, limits).catch((cause: Error) => {
    throw new ReleaseError('organiserUnreadable', { source, problem: cause.message }, { cause });
  });
  const document = parseApiDocument(bytes);
  if (!document) throw new ReleaseError('organiserDocument', { source });
  const { paths, components, info } = document;
  const hash = createHash('sha256').update(JSON.stringify({ paths, components })).digest('hex');
  const from = /^https?:/.test(source) ? new URL(source).origin : source.replace(/^.*\//, '');
  return { name: `${info.version} (${hash.slice(0, 8)}, ${from})`, document };
}

function parseApiDocument(bytes: Buffer): ApiDocument | undefined {
  const read = parseJson(bytes);
  // Compiled, because checking this recursive schema takes a second otherwise.
  return (validator ??= Compile(ApiDocument)).Check(read) ? read : undefined;
}

let validator: ReturnType<typeof Compile<typeof ApiDocument>> | undefined;

/** The manifests of what is live, also as a canary. */
export async function liveManifests(store: ReleaseStore): Promise<ReleaseManifest[]> {
  const { releases = {}, canary } = (await store.live()) ?? {};
  const live = Object.entries(releases);
  if (canary) live.push([canary.workspace, canary.version]);
  return Promise.all(live.map((release) => store.manifest(...release)));
}
