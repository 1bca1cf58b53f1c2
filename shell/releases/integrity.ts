import { createHash } from 'node:crypto';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';

/** The hash of a file in the format of Subresource Integrity. */
export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

export function hashOfIntegrity(integrity: string): string {
  return Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex');
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** `browser/page-lists.0123456789ab.js` without its hash: `browser/page-lists.*.js`. */
export function contentNamePattern(file: string): string {
  return file.replace(/\.[0-9a-f]{12,}(\.\w+)$/, '.*$1');
}

/** Whether a file's name contains a hash of its content, as the builds write it. */
export function isContentNamed(file: string): boolean {
  return /\.[0-9a-f]{12,}\.\w+$/.test(file);
}

/**
 * Fields of the manifest that do not count as content. With the commit, each one would make a new
 * release of unchanged content; without it, the release names the first commit that builds it.
 */
const notContent = {
  version: undefined,
  publishedAt: undefined,
  source: undefined,
  hashes: undefined,
};

/** Ten hex digits that identify the manifest and the files, in the order of their names. */
export function contentHash(
  draft: UnversionedRelease | ReleaseManifest,
  names: Iterable<string>,
  integrity: (name: string) => string | undefined,
): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...draft, ...notContent }));
  for (const name of names) hash.update(`${name} ${integrity(name) ?? 'missing'}\n`);
  return hash.digest('hex').slice(0, 10);
}
