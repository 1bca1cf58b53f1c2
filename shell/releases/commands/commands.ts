import path from 'node:path';
import type { Composition } from '@dswine/shared/contract/releases';
import { recordBuild } from '../build/build-workspace.ts';
import { clean, describeCleaned, KEEP_DAYS } from '../lifecycle/clean.ts';
import {
  buildForCommand,
  describe,
  namedOrLive,
  withVersions,
  type CommandResult,
  type Context,
  assertCanBeLive,
} from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import type { Publishing } from '../lifecycle/open-releases.ts';
import { promote, rollback } from '../lifecycle/promote.ts';
import { nameOf, namesOf, readTarget, type NamedRelease } from '../release-name.ts';
import { publish, type Published } from '../lifecycle/publish.ts';
import { shownRevisions } from '../reports/server-reports.ts';
import { SBOM } from '../bundles.ts';

export async function publishCommand(context: Context): Promise<CommandResult> {
  const { releases, options, onStored } = context;
  const targets = context.names.map(readTarget);
  const names = targets.map(({ workspace }) => workspace);
  const publishing = await releases.forPublishing(names, options.promote && 'promote');
  const isBuiltHere = options.from === undefined;
  const published: (NamedRelease & Published)[] = [];
  for (const target of targets) {
    if (isBuiltHere) await buildForCommand(target.workspace, context);
    const root = path.resolve(options.from ?? context.root);
    const release = {
      workspace: target.workspace,
      ...(await publish(publishing, { root, ...target })),
    };
    published.push(release);
    if (release.outcome === 'added') onStored(nameOf(release));
  }
  if (isBuiltHere && context.kit === undefined)
    await recordBuild(context.root, context.dataDir, published);
  const lines = published.map(
    ({ outcome, waiting, ...release }) =>
      `${nameOf(release)} ${outcome === 'added' ? 'is published' : 'was published already'}${waiting === undefined ? '' : `. ${waiting}`}`,
  );
  if (!options.promote) return { data: { done: true, published }, text: lines.join('\n') };
  const promoted = await promoteAll(publishing, published, options);
  return {
    data: { done: true, published, composition: promoted.composition },
    text: [...lines, promoted.text].join('\n'),
  };
}

export async function sbomCommand(context: Context): Promise<CommandResult> {
  const { store } = context.releases;
  const [release] = (await namedOrLive(context)) as [NamedRelease];
  const manifest = await store.manifest(release.workspace, release.version);
  if (!Object.hasOwn(manifest.hashes, SBOM))
    throw new ReleaseError('publishNoSbom', { release: nameOf(release) });
  const text = (await store.file(manifest, SBOM)).toString('utf8');
  return { data: JSON.parse(text) as unknown, text: text.trimEnd() };
}

export async function verifyCommand(context: Context): Promise<CommandResult> {
  const { store } = context.releases;
  const named = await withVersions(store, context.names.map(readTarget));
  const releases = await assertCanBeLive(context.releases, named);
  return {
    data: { done: true, releases },
    text: `These may be live together: ${namesOf(releases).join(' ')}`,
  };
}

export async function promoteCommand(context: Context): Promise<CommandResult> {
  const targets = context.names.map(readTarget);
  const names = targets.map(({ workspace }) => workspace);
  const publishing = await context.releases.forPublishing(names, 'promote');
  const releases = await withVersions(publishing.store, targets);
  const { composition, text } = await promoteAll(publishing, releases, context.options);
  return { data: { done: true, composition }, text };
}

export async function rollbackCommand({ releases, names }: Context): Promise<CommandResult> {
  const targets = names.map(readTarget);
  const workspaces = targets.map(({ workspace }) => workspace);
  const composition = await rollback(await releases.forPublishing(workspaces, 'rollback'), targets);
  return { data: { done: true, composition }, text: describe(composition) };
}

export async function cleanCommand({ releases, options }: Context): Promise<CommandResult> {
  const keepDays = options.keepDays ?? KEEP_DAYS;
  const { dryRun: isDryRun = false } = options;
  const { store, reports } = await releases.forPublishing();
  const shown = reports === undefined ? [] : await shownRevisions(reports);
  const cleaned = await clean(store, { keepDays, isDryRun, shown });
  return {
    data: { done: !isDryRun, removed: cleaned },
    text: describeCleaned(cleaned, { keepDays, isDryRun }),
  };
}

async function promoteAll(
  publishing: Publishing,
  releases: readonly NamedRelease[],
  { breakGlass, reason }: Context['options'],
): Promise<{ composition: Composition; text: string }> {
  const before = await publishing.store.live();
  const composition = await promote(publishing, releases, { why: breakGlass ? undefined : reason });
  const description = describe(composition);
  const isSame = before?.revision === composition.revision;
  return {
    composition,
    text: isSame ? `That is live already; nothing was changed.\n${description}` : description,
  };
}
