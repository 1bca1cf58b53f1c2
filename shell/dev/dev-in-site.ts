import { rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@dswine/shared/build/free-port';
import type { Workspace } from '@dswine/shared/contract/releases';
import webpack from 'webpack';
import { findIncompatibilities } from '../releases/manifest/compatibility.ts';
import { resolveComposition } from '../server/composition/live-composition.ts';
import { readSettings, type Settings } from '../server/settings/settings.ts';
import { endWithNpm } from '../start/end-with-npm.ts';
import { createFront } from './development-front.ts';
import { developmentRelease, type WorkspaceBuild } from './development-releases.ts';
import { watchBuilds } from './development-watch.ts';
import { createPhoneAccess } from './phone-access.ts';
import { fetchSiteReleases, followSite, siteFiles, type SiteReleases } from './site-releases.ts';
import { watchedSection } from './watched-builds.ts';

/**
 * `npm run dev -w <section> -- --site=<url>`: the site as it is live, with this one section from
 * source. Pages are rendered here, with the site's releases and data; nobody else sees them, but for
 * devices that have opened the link of `--phone`.
 */
const root = path.resolve(import.meta.dirname, '../..');

export async function developInSite(
  folder: string,
  site: string,
  { onPhone = false } = {},
): Promise<void> {
  const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'var');
  const outDir = path.join(dataDir, 'dev-in-site', path.basename(folder));
  await rm(outDir, { recursive: true, force: true });
  const releasesDir = path.join(outDir, 'releases');
  let releases = await fetchSiteReleases(site, releasesDir);
  const port = String(await freePort(Number(process.env['PORT']) || 4100));
  const phone = onPhone ? createPhoneAccess(port) : undefined;
  const settings = settingsOf(site, port, dataDir);
  const { workspace, browser, server } = watchedSection(folder, outDir);
  const [browsers, servers] = [webpack([browser]), webpack([server])];
  const watch = watchBuilds(
    {
      workspaces: [workspace],
      browsers,
      servers,
      outDir,
      compose: (builds, revision) => composeInSite(releases, builds, revision),
    },
    {
      built: (name, ms) => console.log(`${name}: ${ms} ms`),
      failure: (error) => console.error(`${error.name}: ${error.message}`),
    },
  );
  const front = createFront({
    root,
    settings,
    browsers,
    watch,
    releaseFile: siteFiles(site),
    phone,
  });
  const watching = servers.watch({}, (error) => error && console.error(error.message));
  followSite(
    { site, folder: releasesDir, since: releases.revision },
    {
      changed(found) {
        releases = found;
        console.log(`${site} has revision ${found.revision}.`);
        watching?.invalidate();
      },
      failure: (error) => console.error(`${error.name}: ${error.message}`),
    },
  );
  endCleanly(() => Promise.all([front.stop(), new Promise((done) => watching?.close(done))]));
  await front.start();
  await watch.settled();
  const links = (phone?.links ?? []).map((link) => `  On a phone in this network  ${link}\n`);
  console.log([`\n  ${workspace} in ${site}  http://localhost:${port}\n`, ...links].join('\n'));
}

function settingsOf(site: string, port: string, dataDir: string): Settings {
  const settings = readSettings(
    {
      ...process.env,
      PORT: port,
      // The site passes calls on to its organiser.
      ORGANISER: site,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    root,
  );
  // A service worker would serve files of an earlier build.
  return { ...settings, offline: false };
}

function endCleanly(stop: () => Promise<unknown>): void {
  const end = () => {
    process.exitCode = 0;
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  endWithNpm(end);
}

/** The site's releases with the latest build of one section in place of its own. */
async function composeInSite(
  site: SiteReleases,
  builds: ReadonlyMap<Workspace, WorkspaceBuild>,
  revision: number,
) {
  const bundles = { ...site.bundles };
  let manifests = site.manifests;
  for (const [workspace, built] of builds) {
    const { manifest, bundle } = await developmentRelease(workspace, built);
    bundles[workspace] = bundle;
    // A page reloads with a save only while its scripts run, so they do not wait for a touch.
    const routes = manifest.routes.map((route) => ({ ...route, hydrate: 'load' as const }));
    const others = manifests.filter((other) => other.workspace !== workspace);
    manifests = [...others, { ...manifest, routes }];
  }
  for (const reason of findIncompatibilities(manifests)) console.error(reason);
  const versions = manifests.map(({ workspace, version }) => [workspace, version] as const);
  const read = {
    composition: { revision, releases: Object.fromEntries(versions) },
    manifests,
    bundles,
    bootScript: site.bootScript,
    hashes: new Map<string, string>(),
    unavailable: [],
    problems: [],
  };
  // The section's scripts have no integrity, so they are blocked where it is required.
  const withoutIntegrity = { 'script-src': ["'self'"] };
  return resolveComposition(read, withoutIntegrity);
}
