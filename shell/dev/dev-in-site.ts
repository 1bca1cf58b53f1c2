import { rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@dswine/shared/build/free-port';
import { findIncompatibilities } from '../releases/index.ts';
import { readSettings } from '../server/settings/settings.ts';
import { logFailure, serveBuilds } from './development-front.ts';
import { developmentComposition } from './development-releases.ts';
import { developmentSite } from './development-site.ts';
import { createPhoneAccess } from './phone-access.ts';
import { fetchSiteReleases, followSite, siteFiles } from './site-releases.ts';
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
  const build = watchedSection(folder, outDir);
  const { rebuild } = await serveBuilds({
    builds: [build],
    outDir,
    port,
    phone,
    isReloading: true,
    async compose(builds, revision) {
      // The section's scripts have no integrity, so they are blocked where it is required.
      const extraSources = { 'script-src': ["'self'"] };
      const live = await developmentComposition(builds, revision, { site: releases, extraSources });
      for (const reason of findIncompatibilities(live.manifests)) console.error(reason);
      return live;
    },
    onBuilt: (name, ms) => console.log(`${name}: ${ms} ms`),
    ...developmentSite(settings, siteFiles(site)),
  });
  followSite(
    { site, folder: releasesDir, since: releases.revision },
    {
      changed(found) {
        releases = found;
        console.log(`${site} has revision ${found.revision}.`);
        rebuild();
      },
      failure: logFailure,
    },
  );
  const links = (phone?.links ?? []).map((link) => `  On a phone in this network  ${link}\n`);
  console.log(
    [`\n  ${build.workspace} in ${site}  http://localhost:${port}\n`, ...links].join('\n'),
  );
}
