import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unversionedReleaseOf, type UnversionedRelease } from '@dswine/shared/build/build-section';
import { readSection } from '@dswine/shared/build/read-section';
import { sectionOf, type ReleaseManifest, type Workspace } from '@dswine/shared/contract/releases';
import type { Compilation } from 'webpack';
import { bootScript, shellUnversionedRelease } from '../build/build-shell.ts';
import type { BundleFile } from '../releases/bundles.ts';
import { integrityOf } from '../releases/integrity.ts';
import type { ExtraSources } from '../server/csp/csp.ts';
import {
  resolveComposition,
  type ResolvedComposition,
} from '../server/composition/live-composition.ts';

/** The browser build and the server build of a workspace. */
export type WorkspaceBuild = { browser: Compilation; serverFolder: string };

/** Makes an unsigned composition of the latest builds, without a store. For development only. */
export async function developmentComposition(
  builds: ReadonlyMap<Workspace, WorkspaceBuild>,
  revision: number,
  extraSources: ExtraSources,
): Promise<ResolvedComposition> {
  const manifests: ReleaseManifest[] = [];
  const bundles: Record<string, BundleFile> = {};
  for (const [workspace, built] of builds) {
    const { bundle, manifest } = await developmentRelease(workspace, built);
    bundles[workspace] = bundle;
    manifests.push(manifest);
  }
  const read = {
    composition: {
      revision,
      releases: Object.fromEntries(manifests.map(({ workspace, version }) => [workspace, version])),
    },
    manifests,
    bundles,
    bootScript: await bootScript(),
    hashes: new Map(),
    unavailable: [],
    problems: [],
  };
  return resolveComposition(read, extraSources);
}

/** The release of a build, without integrity, and its server bundle. */
export async function developmentRelease(
  workspace: Workspace,
  built: WorkspaceBuild,
): Promise<{ manifest: ReleaseManifest; bundle: BundleFile }> {
  const bundle = await copyBundle(workspace, built.serverFolder);
  const draft = await unversionedReleaseOfBuild(workspace, built);
  const publishedAt = new Date().toISOString();
  return { manifest: { ...draft, version: 'dev', publishedAt, hashes: {} }, bundle };
}

/**
 * Copies the bundle under its hash: the next build overwrites it while a process may still use it.
 */
async function copyBundle(workspace: Workspace, folder: string): Promise<BundleFile> {
  const bytes = readFileSync(
    path.join(folder, workspace === 'shell' ? 'shell.cjs' : 'section.cjs'),
  );
  const integrity = integrityOf(bytes);
  const file = path.join(folder, `kept-${Buffer.from(integrity).toString('hex').slice(-16)}.cjs`);
  await writeFile(file, bytes);
  return { file, integrity };
}

async function unversionedReleaseOfBuild(
  workspace: Workspace,
  { browser }: WorkspaceBuild,
): Promise<UnversionedRelease> {
  if (workspace === 'shell') return shellUnversionedRelease(browser);
  const section = await readSection(browser.options.context ?? '');
  if (section.name !== sectionOf(workspace))
    throw new Error(`${workspace} calls itself "${section.name}", not "${sectionOf(workspace)}".`);
  return unversionedReleaseOf(workspace, section, browser);
}
