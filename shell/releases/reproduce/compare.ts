import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { TamperedError } from '../errors.ts';
import { isAbsent } from '../stray-files.ts';
import type { ReleaseStore } from '../store.ts';

/** A release with the store that holds its files. */
export type StoredRelease = { store: Pick<ReleaseStore, 'file'>; manifest: ReleaseManifest };

/**
 * `changed`: the rebuilt file has other content. `missing`: the build does not make it. `added`:
 * only the build makes it. `tampered`: the stored file is not the one that was published. `at` says
 * where the first difference is.
 */
export type Difference = {
  file: string;
  kind: 'changed' | 'missing' | 'added' | 'tampered';
  at?: string;
};

/** Compares the manifests and all files, bit for bit. */
export async function compareReleases(
  stored: StoredRelease,
  rebuilt: StoredRelease,
): Promise<Difference[]> {
  const names = new Set([stored, rebuilt].flatMap(({ manifest }) => Object.keys(manifest.hashes)));
  const found: Difference[] = [];
  for (const file of [...names].sort()) {
    const difference = await compareFile(file, stored, rebuilt);
    if (difference) found.push(difference);
  }
  const at = firstDifferentField(builtFields(stored.manifest), builtFields(rebuilt.manifest));
  return at === undefined ? found : [{ file: 'release.json', kind: 'changed', at }, ...found];
}

async function compareFile(
  file: string,
  stored: StoredRelease,
  rebuilt: StoredRelease,
): Promise<Difference | undefined> {
  if (!Object.hasOwn(stored.manifest.hashes, file)) return { file, kind: 'added' };
  const bytes = await stored.store.file(stored.manifest, file).catch((error: unknown) => {
    if (error instanceof TamperedError || isAbsent(error)) return undefined;
    throw error;
  });
  if (!bytes) return { file, kind: 'tampered' };
  if (!Object.hasOwn(rebuilt.manifest.hashes, file)) return { file, kind: 'missing' };
  const other = await rebuilt.store.file(rebuilt.manifest, file);
  return other.equals(bytes)
    ? undefined
    : { file, kind: 'changed', at: firstDifference(bytes, other) };
}

/** Fields that come from the build. `hashes` are compared file by file. */
function builtFields(manifest: ReleaseManifest): object {
  return { ...manifest, publishedAt: undefined, source: undefined, hashes: undefined };
}

/** The path of the first field with another value, as in `routes.3.path`. */
function firstDifferentField(stored: unknown, rebuilt: unknown, at = ''): string | undefined {
  if (!isStructure(stored) || !isStructure(rebuilt)) return stored === rebuilt ? undefined : at;
  for (const key of new Set([...Object.keys(stored), ...Object.keys(rebuilt)])) {
    const name = at === '' ? key : `${at}.${key}`;
    const found = firstDifferentField(stored[key], rebuilt[key], name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Characters that are shown from the first difference on. */
const EXCERPT = 40;

function firstDifference(stored: Buffer, rebuilt: Buffer): string {
  const end = Math.min(stored.length, rebuilt.length);
  let at = 0;
  while (at < end && stored[at] === rebuilt[at]) at += 1;
  const position = `byte ${at}`;
  if (stored.includes(0) || rebuilt.includes(0)) return position;
  const before = stored.subarray(0, at).toString('utf8');
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return `${position}, line ${line}, column ${column}: ${excerpt(stored, at)} → ${excerpt(rebuilt, at)}`;
}

function excerpt(bytes: Buffer, at: number): string {
  return JSON.stringify(bytes.subarray(at, at + EXCERPT).toString('utf8'));
}
