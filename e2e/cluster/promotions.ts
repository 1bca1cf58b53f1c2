import { appendFile, cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { openReleases } from '../../shell/releases/lifecycle/open-releases.ts';
import { publish } from '../../shell/releases/lifecycle/publish.ts';
import { root } from '../site/service.ts';
import type { Cluster } from './start-cluster.ts';
import { takeUp } from './take-up.ts';

const workspace = 'mfe-info';

/**
 * Each call changes what is live, and waits until every web server has it: one call publishes and
 * promotes a new release of mfe-info, the next one goes back. Without the checks of the command, which
 * take most of its time and happen in processes of the publisher.
 */
export async function createPromotions(cluster: Cluster): Promise<() => Promise<void>> {
  const { dataDir, bucket } = cluster;
  const environment = bucket.environment('publishers');
  const checkout = path.join(dataDir, 'variants', 'endurance');
  const dist = path.join(checkout, workspace, 'dist');
  const releases = path.join(dataDir, 'store/releases', workspace);
  const [original = ''] = await readdir(releases);
  await cp(path.join(releases, original), dist, { recursive: true });
  await cp(
    path.join(root, workspace, 'package.json'),
    path.join(checkout, workspace, 'package.json'),
  );
  const publishing = await openReleases({ dataDir, environment }).forPublishing([workspace]);
  const { store, signer } = publishing;
  let count = 0;
  return async function change() {
    count += 1;
    const isBack = count % 2 === 0;
    const version = isBack ? original : `2.0.${count}`;
    if (!isBack) {
      await appendFile(path.join(dist, 'server/section.cjs'), `\n// ${version}`);
      await publish(publishing, { root: checkout, workspace, version });
    }
    const before = await store.live();
    if (!before) throw new Error('The cluster has no composition.');
    const kind = isBack ? 'rollback' : 'promote';
    const next = {
      before,
      kind,
      reason: `${kind} ${workspace}@${version}`,
      releases: { ...before.releases, [workspace]: version },
      grants: before.grants,
    };
    await store.putLive(next, signer);
    await takeUp(cluster);
  };
}
