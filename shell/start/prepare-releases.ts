import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaces, type Workspace } from '@dswine/shared/contract/releases';
import { recordBuild, readBuilt, sourceHash } from '../releases/built-sources.ts';
import { current, promote } from '../releases/promote.ts';
import { publish } from '../releases/publish.ts';
import { openReleases } from '../releases/open-releases.ts';
import { createKeysInEmptyFolder } from '../releases/signing.ts';

const AT_ONCE = 2;

/**
 * Builds, publishes and promotes the workspaces that changed since the last start. Does nothing
 * without changes, so that a rollback survives a restart. Creates keys in an empty data folder
 * only.
 */
export async function prepareReleases(
  root: string,
  dataDir: string,
  log: (line: string) => void,
): Promise<void> {
  const environment = process.env;
  createKeysInEmptyFolder(dataDir, environment);
  const releases = openReleases({ dataDir, environment, warn: log });
  const built = await readBuilt(dataDir);
  const live = await current(releases.store);
  const hashes = Object.fromEntries(
    await Promise.all(
      workspaces.map(async (workspace) => [workspace, await sourceHash(root, workspace)] as const),
    ),
  );
  const changed = workspaces.filter(
    (workspace) => live === undefined || built[workspace]?.sources !== hashes[workspace],
  );
  if (changed.length === 0) return;
  const publishing = await releases.forPublishing();

  log(`Building ${changed.join(', ')} …`);
  const queue = [...changed];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await build(root, next);
    }),
  );
  const published = [];
  for (const workspace of changed)
    published.push({ workspace, ...(await publish(publishing, { root, workspace })) });
  const composition = await promote(publishing, published, 'npm start');
  await recordBuild(root, dataDir, published);
  log(`Composition ${composition.revision} is live.`);
}

async function build(root: string, workspace: Workspace): Promise<void> {
  const folder = path.join(root, workspace);
  const script =
    workspace === 'shell' ? 'build/build-shell.ts' : '../shared/build/build-section.ts';
  if (!existsSync(folder)) throw new Error(`The workspace ${workspace} is missing.`);
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`${workspace} could not be built:\n${errorOutput}`);
}
