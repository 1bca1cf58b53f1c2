import type { Workspace } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { buildWorkspaces, changedSources, recordBuild } from '../build/build-workspace.ts';
import { promote } from '../lifecycle/promote.ts';
import { grantsWith } from '../manifest/grants.ts';
import { publish } from '../lifecycle/publish.ts';
import { openReleases } from '../lifecycle/open-releases.ts';
import { prepareKeys } from './prepare-keys.ts';

/** Building, publishing and checking one. */
const SECONDS_EACH = 8;

/**
 * Builds, publishes and promotes the workspaces that changed since the last start. Does nothing
 * without changes, so that a rollback survives a restart. Creates keys in an empty data folder
 * only, and renews what expires.
 */
export async function prepareReleases(
  root: string,
  dataDir: string,
  log: (line: string) => void,
): Promise<void> {
  const environment = process.env;
  const workspaces = releasedWorkspaces(root);
  await prepareKeys({ dataDir, environment, workspaces }, log);
  // A first start waits for no browser; what is published later is hydrated.
  const withoutBrowser = { CHROMIUM: 'off', ...environment };
  const releases = openReleases({ dataDir, environment: withoutBrowser, warn: log });
  const live = await releases.store.live();
  const changed = live ? await changedSources(root, dataDir, workspaces) : workspaces;
  if (changed.length === 0) return;
  const { check, ...publishing } = await releases.forPublishing(changed);

  const all = changed.length;
  const started = systemClock.monotonic();
  const seconds = () => `${Math.round((systemClock.monotonic() - started) / 1000)} s`;
  log(
    `Building ${all} of ${workspaces.length} workspaces, about ${all * SECONDS_EACH} s on two cores …`,
  );
  const published: { workspace: Workspace; version: string }[] = [];
  // Compression takes the other processor while the next one is built.
  let publications = Promise.resolve();
  await buildWorkspaces({
    root,
    workspaces: changed,
    onBuilt(workspace) {
      publications = publications.then(async () => {
        published.push({ workspace, ...(await publish(publishing, { root, workspace })) });
        log(`  ${published.length}/${all} built: ${workspace} (after ${seconds()})`);
      });
      // Awaited below.
      publications.catch(() => undefined);
    },
  });
  await publications;
  log(`Checking what was published (after ${seconds()}) …`);
  const next = {
    ...live?.releases,
    ...Object.fromEntries(published.map(({ workspace, version }) => [workspace, version])),
  };
  const manifests = await Promise.all(
    Object.entries(next).map(([workspace, version]) => releases.store.manifest(workspace, version)),
  );
  // Who starts the whole checkout is also the operator, who grants what it needs.
  // Its organiser may start later than this.
  const lenient = { ...publishing, check: { ...check, requiresLiveData: false } };
  const composition = await promote(lenient, published, {
    reason: 'npm start',
    grants: (now) => grantsWith(now, manifests),
  });
  await recordBuild(root, dataDir, published);
  log(`Composition ${composition.revision} is live (after ${seconds()}).`);
}
