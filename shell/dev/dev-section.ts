import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '@dswine/shared/build/free-port';
import { readSection } from '@dswine/shared/build/read-section';
import { sectionOf, type Workspace } from '@dswine/shared/contract/releases';
import { addressesOf } from '@dswine/shared/standalone/sample-requests';
import { samplePictureAt } from '@dswine/shared/standalone/sample-picture';
import { sampledAt } from '@dswine/shared/standalone/sample-site';
import type { Standalone } from '@dswine/shared/standalone/samples';
import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import webpack, { type Configuration } from 'webpack';
import { findIncompatibilities } from '../releases/manifest/compatibility.ts';
import { integrityOf } from '../releases/integrity.ts';
import {
  resolveComposition,
  type ResolvedComposition,
} from '../server/composition/live-composition.ts';
import { addSources } from '../server/csp/csp.ts';
import { readSettings, type Settings } from '../server/settings/settings.ts';
import { endWithNpm } from '../start/end-with-npm.ts';
import { filesBelow, openBaseReleases } from './base-releases.ts';
import { createFront } from './development-front.ts';
import {
  developmentRelease,
  hotReloadSources,
  type WorkspaceBuild,
} from './development-releases.ts';
import { watchBuilds } from './development-watch.ts';
import { harnessStateOf, type HarnessState } from './harness-state.ts';
import { harnessScript, type Harness } from './harness-toolbar.ts';
import { createPhoneAccess } from './phone-access.ts';
import { startSampleOrganiser, type SampledSection } from './sample-organiser.ts';
import { fetchSiteReleases, followSite, siteFiles, type SiteReleases } from './site-releases.ts';
import { samplesConfig, watchedBuild, watchedReleasedSection } from './watched-builds.ts';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Where a section in a repository of its own has what this program stores. */
function dataFolder(folder: string): string {
  const isOfCheckout = path.dirname(folder) === root;
  return path.resolve(root, process.env['DATA_DIR'] ?? (isOfCheckout ? 'var' : `${folder}/dist`));
}

/**
 * `npm run dev -w <section>`: the section alone, in the site's layout, with its samples in place of
 * the organiser. The state that is shown is in the name of the host.
 */
export async function developAlone(folder: string, wanted: number): Promise<void> {
  const outDir = path.join(dataFolder(folder), 'dev-alone', path.basename(folder));
  const built = path.join(dataFolder(folder), 'dev-base');
  const { releases: base, folder: baseDir } = await openBaseReleases(root, built);
  await rm(outDir, { recursive: true, force: true });
  const port = await freePort(wanted);
  const samplesDir = path.join(outDir, 'samples');
  const reader = createSampleReader(path.join(samplesDir, 'server/samples.cjs'));
  let sampled: SampledSection | undefined;
  const organiser = await startSampleOrganiser(() => {
    if (!sampled) throw new Error('The samples were not built yet.');
    return sampled;
  });
  const build = watchedBuild(folder, outDir);
  await serveSection({
    build,
    others: [samplesConfig(folder, samplesDir)],
    outDir,
    async compose(builds, revision, restart) {
      const { samples, isChanged } = reader.read();
      const standalone = { ...samples, section: await readSection(folder) };
      sampled = standalone;
      if (isChanged) restart();
      const harness = harnessOf(standalone);
      const bootScript = `${base.bootScript};${harnessScript(harness)}`;
      return compose({ ...base, bootScript }, builds, revision);
    },
    onStop: organiser.close,
    front: {
      port,
      icon: path.join(baseDir, 'shell/browser/icon.svg'),
      settingsAt: createHarnessSettings(port, outDir, organiser.urlOf),
      releaseFile: filesBelow(baseDir),
      answers,
    },
  });
  console.log(`\n  ${sectionOf(build.workspace)}, alone  http://localhost:${port}/\n`);
}

function harnessOf(standalone: Standalone): Harness {
  const components = { id: 'components of the design system', path: '/Components' };
  return {
    section: standalone.section.name,
    pages: [...addressesOf(standalone), components],
    hasOrganiser: process.env['ORGANISER'] !== undefined,
  };
}

/** Pictures of samples; and no calls of a browser that shall be offline. */
function answers(request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://harness');
  const picture = samplePictureAt(pathname);
  const isOffline = harnessStateOf(request.headers.host ?? '').data === 'offline';
  if (picture !== undefined) response.setHeader('content-type', 'image/svg+xml').end(picture);
  else if (isOffline && pathname.startsWith('/api/')) response.destroy();
  else return false;
  return true;
}

/** A web server for each state of the data and the reader. */
function createHarnessSettings(
  port: number,
  outDir: string,
  organiserOf: (state: Pick<HarnessState, 'data' | 'reader'>) => string,
): (host: string) => Settings {
  const known = new Map<string, Settings>();
  return (host) => {
    const { data, reader } = harnessStateOf(host);
    const organiser = process.env['ORGANISER'];
    const url = data === 'organiser' && organiser ? organiser : organiserOf({ data, reader });
    const existing = known.get(url);
    if (existing) return existing;
    const settings: Settings = {
      ...settingsOf(String(port), outDir, url),
      links: sampleLinks,
      errorReports: 0,
      ...(url !== organiser && { clockOffset: Date.parse(sampledAt) - Date.now() }),
      // Then the browser asks, and shows the state.
      ...((data === 'slow' || data === 'loading') && { dataLimit: 100 }),
    };
    known.set(url, settings);
    return settings;
  };
}

type Samples = Omit<Standalone, 'section'>;

/** Reads the built samples. Those that throw leave the ones before. `isChanged`: since then. */
function createSampleReader(file: string) {
  let last: { integrity: string; samples: Samples } | undefined;
  return {
    read() {
      const integrity = integrityOf(readFileSync(file));
      if (integrity === last?.integrity) return { ...last, isChanged: false };
      Reflect.deleteProperty(require.cache, file);
      try {
        const isChanged = last !== undefined;
        last = { integrity, samples: require(file) as Samples };
        return { ...last, isChanged };
      } catch (error) {
        if (!last) throw error;
        failure(error as Error);
        return { ...last, isChanged: false };
      }
    },
  };
}

/**
 * `npm run dev -w <section> -- --site=<url>`: the site as it is live, with this one section from
 * source. Pages are rendered here, with the site's releases and data; nobody else sees them, but for
 * devices that have opened the link of `--phone`.
 */
export async function developInSite(
  folder: string,
  site: string,
  { onPhone = false } = {},
): Promise<void> {
  const dataDir = dataFolder(folder);
  const outDir = path.join(dataDir, 'dev-in-site', path.basename(folder));
  await rm(outDir, { recursive: true, force: true });
  const releasesDir = path.join(outDir, 'releases');
  let releases = await fetchSiteReleases(site, releasesDir);
  const port = await freePort(Number(process.env['PORT']) || 4100);
  const phone = onPhone ? createPhoneAccess(port) : undefined;
  // The site passes calls on to its organiser.
  const settings = settingsOf(String(port), dataDir, site);
  const build = watchedReleasedSection(folder, outDir);
  const { rebuild } = await serveSection({
    build,
    outDir,
    compose: (builds, revision) => compose(releases, builds, revision),
    built: (name, ms) => console.log(`${name}: ${ms} ms`),
    front: {
      port,
      settingsAt: () => settings,
      releaseFile: siteFiles(site),
      reloads: true,
      phone,
    },
  });
  followSite(
    { site, folder: releasesDir, since: releases.revision },
    {
      changed(found) {
        releases = found;
        console.log(`${site} has revision ${found.revision}.`);
        rebuild();
      },
      failure,
    },
  );
  const links = (phone?.links ?? []).map((link) => `  On a phone in this network  ${link}\n`);
  console.log(
    [`\n  ${build.workspace} in ${site}  http://localhost:${port}\n`, ...links].join('\n'),
  );
}

type Builds = ReadonlyMap<Workspace, WorkspaceBuild>;
type ServedSection = {
  build: ReturnType<typeof watchedBuild>;
  /** What else a composition waits for. */
  others?: Configuration[];
  outDir: string;
  compose: (builds: Builds, revision: number, restart: () => void) => Promise<ResolvedComposition>;
  built?: (name: string, ms: number) => void;
  onStop?: () => void;
  front: Omit<Parameters<typeof createFront>[0], 'browsers' | 'watch'>;
};

/** Serves a section that is built whenever it is saved. Resolves when the first build is done. */
async function serveSection(served: ServedSection): Promise<{ rebuild: () => void }> {
  const { build, others = [], outDir, built = () => undefined, onStop } = served;
  const browsers = webpack([build.browser]);
  const servers = webpack([build.server, ...others]);
  const watch = watchBuilds(
    {
      workspaces: [build.workspace],
      browsers,
      servers,
      outDir,
      compose: (builds, revision) => served.compose(builds, revision, () => front.restart()),
    },
    { built, failure },
  );
  const front = createFront({ ...served.front, browsers, watch });
  // Browsers that replace modules have a save sooner when it is built for them first. Others reload.
  const watching = servers.watch(
    { aggregateTimeout: served.front.reloads ? 20 : 300 },
    (error) => error && console.error(error.message),
  );
  endCleanly(() => {
    onStop?.();
    return Promise.all([front.stop(), new Promise((done) => watching?.close(done))]);
  });
  await front.start();
  await watch.settled();
  return { rebuild: () => watching?.invalidate() };
}

const failure = (error: Error) => console.error(`${error.name}: ${error.message}`);

function settingsOf(port: string, dataDir: string, organiser: string): Settings {
  const settings = readSettings(
    {
      ...process.env,
      PORT: port,
      ORGANISER: organiser,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    root,
  );
  // A service worker would serve files of an earlier build.
  return { ...settings, processes: 1, offline: false };
}

function endCleanly(stop: () => Promise<unknown>): void {
  const end = () => {
    process.exitCode = 0;
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  endWithNpm(end);
}

/** Other releases with the latest build of one section in place of its own. */
async function compose(
  others: SiteReleases,
  builds: Builds,
  revision: number,
): Promise<ResolvedComposition> {
  const bundles = { ...others.bundles };
  let manifests = others.manifests;
  for (const [workspace, built] of builds) {
    const { manifest, bundle } = await developmentRelease(workspace, built);
    bundles[workspace] = bundle;
    // A page reloads with a save only while its scripts run, so they do not wait for a touch.
    const routes = manifest.routes.map((route) => ({ ...route, hydrate: 'load' as const }));
    const rest = manifests.filter((other) => other.workspace !== workspace);
    manifests = [...rest, { ...manifest, routes }];
  }
  for (const reason of findIncompatibilities(manifests)) console.error(reason);
  const versions = manifests.map(({ workspace, version }) => [workspace, version] as const);
  const read = {
    composition: { revision, releases: Object.fromEntries(versions) },
    manifests,
    bundles,
    bootScript: others.bootScript,
    hashes: new Map<string, string>(),
    unavailable: [],
    problems: [],
  };
  // The section's scripts have no integrity, so they are blocked where it is required.
  const withoutIntegrity = { 'script-src': ["'self'"] };
  return resolveComposition(read, addSources(withoutIntegrity, hotReloadSources));
}
