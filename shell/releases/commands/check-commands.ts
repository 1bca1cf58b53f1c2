import path from 'node:path';
import { rm, writeFile } from 'node:fs/promises';
import type { Conformance } from '@dswine/shared/contract/conformance';
import { CONFORMANCE_FILE } from '@dswine/shared/contract/release-files';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { integrityOf } from '../integrity.ts';
import {
  buildForCommand,
  type CommandResult,
  type Context,
  assertCanBeLive,
} from './command-context.ts';
import { rejection, ReleaseError } from '../errors.ts';
import { parseManifest } from '../manifest/check-manifest.ts';
import { findGrantViolations } from '../manifest/grants.ts';
import { nameOf, readTarget } from '../release-name.ts';
import { manifestOf, readBuild, type Build } from '../lifecycle/publish.ts';
import type { ReleaseStore } from '../store/store.ts';
import {
  compareWithOrganiser,
  uncomparedNote,
  readDocument,
  recordedDocument,
  liveManifests,
} from '../organiser-api/check-organiser-api.ts';
import { checkNames, pageChecks } from '../checks/check-job.ts';

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
  if (options.from === undefined) await buildForCommand(workspace, context);
  const root = path.resolve(options.from ?? context.root);
  const { dist } = await readBuild(root, workspace);
  await rm(path.join(dist, CONFORMANCE_FILE), { force: true });
  const build = await readBuild(root, workspace);
  const manifest = manifestOf(build);
  parseManifest(Buffer.from(JSON.stringify(manifest)), nameOf(manifest));
  const isGranted = live.grants?.[workspace] !== undefined || workspace === 'shell';
  if (!isGranted) for (const reason of findGrantViolations([manifest], live.grants)) note(reason);
  await assertCanBeLive({ store: withBuild(store, build), check }, [manifest], {
    grants: isGranted ? live.grants : undefined,
    isThorough: true,
  });
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

const next = 'Keep it as it was until no live release depends on it';

export async function organiserCheckCommand({
  releases: { store },
  names,
  note,
}: Context): Promise<CommandResult> {
  const [source] = names;
  const provided = await (source === undefined ? recordedDocument() : readDocument(source));
  const live = await liveManifests(store);
  const compared = await compareWithOrganiser(store, live, provided, next);
  const uncompared = uncomparedNote(compared);
  if (uncompared !== undefined) note(uncompared);
  if (compared.problems.length > 0) throw rejection(compared.problems);
  const releases = live.map(nameOf).filter((release) => !compared.uncompared.includes(release));
  return {
    data: { done: true, organiser: provided.name, releases, calls: compared.calls.size },
    text: `The organiser ${provided.name} provides the ${compared.calls.size} calls of ${releases.join(' ') || 'no release'}.`,
  };
}

function checksMade({ inBrowser }: { inBrowser: boolean }): string[] {
  return checkNames.filter((name) => inBrowser || !('inBrowser' in pageChecks[name]));
}

/** The versions of what `conform` checks with. @throws where they are not installed. */
function conformTools(): Conformance['tools'] {
  const { resolve } = createRequire(import.meta.url);
  try {
    const names = ['html-validate', 'axe-core', '@playwright/test'];
    return Object.fromEntries(
      names.map((name) => {
        const text = readFileSync(resolve(`${name}/package.json`), 'utf8');
        return [name.replace(/\W+/g, '-'), (JSON.parse(text) as { version: string }).version];
      }),
    );
  } catch (cause) {
    throw new ReleaseError('usageNoTools', {}, { cause });
  }
}
