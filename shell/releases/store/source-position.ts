import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { ReleaseStore } from './store.ts';

type Releases = Readonly<Record<string, string>>;

/**
 * The line of the source behind a position in a server bundle:
 * `mfe-info/server/section.cjs:3:18102` is `mfe-info/src/news/news-card.tsx:31`, by the map that the
 * release has. Undefined for a position of a browser, and without a release or a map.
 */
export async function sourcePosition(
  position: string,
  releases: Releases,
  store: Pick<ReleaseStore, 'manifest' | 'file'>,
): Promise<string | undefined> {
  const [, workspace = '', file = '', line, column] =
    /^([^/]+)\/(.+):(\d+):(\d+)$/.exec(position) ?? [];
  const version = releases[workspace];
  if (version === undefined) return undefined;
  const name = `${file}.map`;
  const map = await store
    .manifest(workspace, version)
    .then((manifest) => (manifest.hashes[name] ? store.file(manifest, name) : undefined))
    // It may have been removed from the store, and a report is of use without the line.
    .catch(() => undefined);
  if (!map) return undefined;
  const payload = JSON.parse(map.toString()) as SourceMapPayload;
  const found = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalSource' in found
    ? `${path.posix.join(workspace, found.originalSource)}:${found.originalLine + 1}`
    : undefined;
}
