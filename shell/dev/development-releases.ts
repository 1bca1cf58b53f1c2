import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unversionedReleaseOf, type UnversionedRelease } from '@dswine/shared/build/build-section';
import { readSection } from '@dswine/shared/build/read-section';
import { sectionOf, type ReleaseManifest, type Workspace } from '@dswine/shared/contract/releases';
import type { Compilation } from 'webpack';
import { bootScript, shellUnversionedRelease } from '../build/shell-release.ts';
import type { BundleFile } from '../releases/bundles.ts';
import type { ExtraSources } from '../server/csp/csp.ts';
import {
  resolveComposition,
  type ResolvedComposition,
} from '../server/composition/live-composition.ts';
import { storeBundle } from './stored-bundle.ts';
import type { SiteReleases } from './site-releases.ts';

/** The browser build and the server build of a workspace. */
export type WorkspaceBuild = { browser: Compilation; serverFolder: string };
export type Builds = ReadonlyMap<Workspace, WorkspaceBuild>;

type Options = {
  extraSources?: ExtraSources;
  /** The releases of a site, of which the builds take the place of some. */
  site?: SiteReleases;
};

/** Makes an unsigned composition of the latest builds, without a store. For development only. */
export async function developmentComposition(
  builds: Builds,
  revision: number,
  { extraSources = {}, site }: Options = {},
): Promise<ResolvedComposition> {
  const built = await Promise.all(
    [...builds].map(async ([workspace, build]) => ({
      manifest: await developmentRelease(workspace, build),
      bundle: await copyBundle(workspace, build.serverFolder),
    })),
  );
  const others = (site?.manifests ?? []).filter(({ workspace }) => !builds.has(workspace));
  const manifests = [...others, ...built.map(({ manifest }) => manifest)];
  const bundles = built.map(({ manifest, bundle }) => [manifest.workspace, bundle] as const);
  const read = {
    composition: {
      revision,
      releases: Object.fromEntries(manifests.map(({ workspace, version }) => [workspace, version])),
    },
    manifests,
    bundles: { ...site?.bundles, ...Object.fromEntries(bundles) },
    bootScript: site?.bootScript ?? (await bootScript()),
    hashes: new Map<string, string>(),
    unavailable: [],
    problems: [],
  };
  return resolveComposition(read, extraSources);
}

/** The release of a build, without integrity. */
async function developmentRelease(
  workspace: Workspace,
  build: WorkspaceBuild,
): Promise<ReleaseManifest> {
  const draft = await unversionedReleaseOfBuild(workspace, build);
  // A save is seen only where scripts run, so they do not wait for a touch.
  const routes = draft.routes.map((route) => ({ ...route, hydrate: 'load' as const }));
  return { ...draft, routes, version: 'dev', publishedAt: new Date().toISOString(), hashes: {} };
}

function copyBundle(workspace: Workspace, folder: string): Promise<BundleFile> {
  const name = workspace === 'shell' ? 'shell.cjs' : 'section.cjs';
  return storeBundle(folder, 'kept', readFileSync(path.join(folder, name)));
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
