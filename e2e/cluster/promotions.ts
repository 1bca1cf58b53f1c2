import { appendFile, cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { openReleases } from '../../shell/releases/open-releases.ts';
import { promote, rollback } from '../../shell/releases/promote.ts';
import { publish } from '../../shell/releases/publish.ts';
import { root } from '../site/service.ts';
import type { Cluster } from './start-cluster.ts';
import { takeUp } from './take-up.ts';

const workspace = 'mfe-info';
/** A busy machine takes longer than a fair's. */
const TAKE_UP_MS = 60_000;

/**
 * Each call changes what is live, and waits until every web server has it: one call promotes a new
 * release of mfe-info, the next one goes back.
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
  const open = () => openReleases({ dataDir, environment }).forPublishing([workspace]);
  let count = 0;
  return async function change() {
    const publishing = await open();
    count += 1;
    if (count % 2 === 0) await rollback(publishing, [{ workspace }]);
    else {
      const version = `2.0.${count}`;
      await appendFile(path.join(dist, 'server/section.cjs'), `\n// ${version}`);
      await publish(publishing, { root: checkout, workspace, version });
      await promote(publishing, [{ workspace, version }]);
    }
    await takeUp(cluster, TAKE_UP_MS);
  };
}
