import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFORMANCE_FILE, type Conformance } from '@dswine/shared/contract/conformance';
import { integrityOf } from '../integrity.ts';
import { buildForCommand, type CommandResult, type Context } from './command-context.ts';
import { checksMade, conformTools } from '../checks/conformance.ts';
import { rejection, ReleaseError } from '../errors.ts';
import { parseManifest } from '../manifest/check-manifest.ts';
import { findGrantViolations } from '../manifest/grants.ts';
import { nameOf, readTarget } from '../release-name.ts';
import { manifestOf, readBuild, type Build } from '../build/read-build.ts';
import type { ReleaseStore } from '../store/store.ts';
import { createVerifier } from '../checks/verify.ts';

/**
 * `conform <workspace>`: what a promotion would say of a build, and what of it is not good. Needs no
 * key and writes nothing to the store. What it finds is put beside the build, so that it becomes a
 * file of the release.
 */
export async function conformCommand(context: Context): Promise<CommandResult> {
  const { options, names, note } = context;
  const { store, check } = context.releases;
  const { workspace } = readTarget(names[0]);
  const live = await store.live();
  if (!live) throw new ReleaseError('usageNoSite', {});
  const tools = conformTools();
  if (!options.noBuild && options.from === undefined) await buildForCommand(workspace, context);
  const root = path.resolve(options.from ?? context.root);
  const { dist } = await readBuild(root, workspace);
  await rm(path.join(dist, CONFORMANCE_FILE), { force: true });
  const build = await readBuild(root, workspace);
  const manifest = manifestOf(build);
  parseManifest(Buffer.from(JSON.stringify(manifest)), nameOf(manifest));
  const isGranted = live.grants?.[workspace] !== undefined || workspace === 'shell';
  if (!isGranted) for (const reason of findGrantViolations([manifest], live.grants)) note(reason);
  const reasons = await createVerifier(
    withBuild(store, build),
    check,
  )({
    releases: { ...live.releases, [workspace]: build.version },
    grants: isGranted ? live.grants : undefined,
    changed: new Set([workspace]),
    isThorough: true,
  });
  if (reasons.length > 0) throw rejection(reasons);
  const pages = manifest.routes.length;
  const checks = checksMade({ inBrowser: check.browser !== undefined });
  const conformance: Conformance = {
    content: build.built,
    passed: true,
    shell: workspace === 'shell' ? build.version : (live.releases['shell'] ?? ''),
    pages,
    checks,
    tools,
  };
  const text = `${JSON.stringify(conformance, null, 2)}\n`;
  await writeFile(path.join(dist, CONFORMANCE_FILE), text);
  const { version } = await readBuild(root, workspace);
  return {
    data: { done: true, workspace, version, ...conformance },
    text: `${workspace}@${version} conforms: ${pages} ${pages === 1 ? 'page' : 'pages'} beside ${Object.keys(live.releases).length} live releases.`,
  };
}

/** A store that has a build as if it was published. */
function withBuild(store: ReleaseStore, build: Build): ReleaseStore {
  const own = manifestOf(build);
  const isOwn = (workspace: string, version: string) =>
    workspace === own.workspace && version === own.version;
  return {
    ...store,
    manifest: async (workspace, version) =>
      isOwn(workspace, version) ? own : store.manifest(workspace, version),
    identified: async (workspace, version) =>
      isOwn(workspace, version)
        ? { manifest: own, integrity: integrityOf(Buffer.from(JSON.stringify(own))) }
        : store.identified(workspace, version),
    async file(manifest, name) {
      if (!isOwn(manifest.workspace, manifest.version)) return store.file(manifest, name);
      const bytes = build.files.get(name);
      if (bytes) return bytes;
      throw new ReleaseError('unknownFile', { release: build.dist, file: name });
    },
    pathOf: (manifest, name) =>
      isOwn(manifest.workspace, manifest.version)
        ? path.join(build.dist, name)
        : store.pathOf(manifest, name),
  };
}
