import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { draftName } from '../storage/durable-files.ts';
import type { ReleaseStore } from '../store/store.ts';
import { nameOf } from '../release-name.ts';
import type { ErrorReport } from './error-report.ts';

type Dependencies = {
  store: Pick<ReleaseStore, 'manifest'>;
  /** Source maps by release, so that each release is built again once. */
  folder: string;
  /** Builds a release again with source maps, in a folder that is removed afterwards. */
  rebuild: (
    manifest: ReleaseManifest,
    use: (built: { rebuilt: ReleaseManifest; dist: string }) => Promise<void>,
  ) => Promise<void>;
  /** Is told which release is built again, and why one cannot be. */
  warn: (message: string) => void;
};

/** The lines of the sources that an error report names: `mfe-info/src/news/news-card.tsx:31`. */
export type FindSources = (report: Pick<ErrorReport, 'stack' | 'releases'>) => Promise<string[]>;

/** Finds positions with the source maps of their releases. What has none is left out. */
export function createSourceFinder(dependencies: Dependencies): FindSources {
  const { store, folder, rebuild, warn } = dependencies;
  const maps = new Map<string, Promise<string | undefined>>();

  /** The folder with the maps of a release; undefined when it cannot be built again. */
  async function mapsOf(workspace: string, version: string): Promise<string | undefined> {
    const release = nameOf({ workspace, version });
    const own = path.join(folder, release);
    if ((await readdir(own).catch(() => [])).length > 0) return own;
    try {
      const manifest = await store.manifest(workspace, version);
      warn(`Building ${release} again, with source maps …`);
      await rebuild(manifest, ({ rebuilt, dist }) => keepMaps(own, { manifest, rebuilt, dist }));
      return own;
    } catch (error) {
      warn(`${release} has no positions in its sources: ${(error as Error).message}`);
      return undefined;
    }
  }

  return async function findSources({ stack = [], releases }) {
    const found: string[] = [];
    for (const position of stack) {
      const [, workspace = '', file = '', line, column] =
        /^([^/]+)\/(.+):(\d+):(\d+)$/.exec(position) ?? [];
      const version = releases[workspace];
      if (version === undefined) continue;
      const key = nameOf({ workspace, version });
      const known = maps.get(key) ?? mapsOf(workspace, version);
      maps.set(key, known);
      const own = await known;
      const source =
        own && (await originIn(mapFile(own, file), { line: Number(line), column: Number(column) }));
      if (source !== undefined) found.push(path.posix.join(workspace, source));
    }
    return [...new Set(found)];
  };
}

const mapFile = (folder: string, file: string) =>
  path.join(folder, `${file.replaceAll('/', '+')}.map`);

type Built = { manifest: ReleaseManifest; rebuilt: ReleaseManifest; dist: string };

/** Keeps the maps of the scripts that are the same as those of the release. */
async function keepMaps(folder: string, { manifest, rebuilt, dist }: Built): Promise<void> {
  const draft = draftName(path.dirname(folder));
  await mkdir(draft, { recursive: true });
  try {
    const scripts = Object.keys(manifest.hashes).filter((name) => /\.c?js$/.test(name));
    for (const name of scripts) {
      const map = await readFile(path.join(dist, `${name}.map`)).catch(() => undefined);
      const isSame = rebuilt.hashes[name]?.integrity === manifest.hashes[name]?.integrity;
      if (map && isSame) await writeFile(mapFile(draft, name), map);
    }
    if ((await readdir(draft)).length === 0) throw new Error('its commit builds other scripts.');
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** `./src/a.tsx:1`, as webpack names it, for a position of which lines and columns begin at 1. */
async function originIn(
  map: string,
  { line, column }: { line: number; column: number },
): Promise<string | undefined> {
  const text = await readFile(map, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const origin = new SourceMap(JSON.parse(text) as SourceMapPayload).findOrigin(line, column);
  if (!('fileName' in origin)) return undefined;
  const [, file] = /^webpack:\/\/(?:@[\w-]+\/)?[\w-]+\/([^?]+)/.exec(origin.fileName) ?? [];
  return file === undefined ? undefined : `${file}:${origin.lineNumber}`;
}
