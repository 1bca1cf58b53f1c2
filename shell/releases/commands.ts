import path from 'node:path';
import type { Composition } from '@dswine/shared/contract/releases';
import { buildForCommand } from './build-workspace.ts';
import { recordBuild } from './built-sources.ts';
import { clean, describeCleaned, KEEP_DAYS } from './clean.ts';
import {
  describe,
  listReleases,
  namedOrLive,
  targetsIn,
  withVersions,
  type CommandResult,
  type Context,
} from './command-context.ts';
import { PromotionRejectedError, PublishError, UsageError } from './errors.ts';
import type { Publishing } from './open-releases.ts';
import { promote, readTarget, rollback, type NamedRelease } from './promote.ts';
import { publish, type Published } from './publish.ts';
import { shownRevisions } from './await-servers.ts';
import { verify } from './verify.ts';

export async function publishCommand(context: Context): Promise<CommandResult> {
  const { releases, options, onStored } = context;
  const targets = targetsIn(context, 'publish');
  const publishing = await releases.forPublishing(targets.map(({ workspace }) => workspace));
  const isBuiltHere = !options.noBuild && options.from === undefined;
  const published: (NamedRelease & Published)[] = [];
  for (const target of targets) {
    if (isBuiltHere) await buildForCommand(target.workspace, context);
    const root = path.resolve(options.from ?? context.root);
    const release = {
      workspace: target.workspace,
      ...(await publish(publishing, { root, ...target })),
    };
    published.push(release);
    if (release.outcome === 'added') onStored(`${release.workspace}@${release.version}`);
  }
  if (isBuiltHere) await recordBuild(context.root, context.dataDir, published);
  const lines = published.map(
    ({ workspace, version, outcome, waiting }) =>
      `${workspace}@${version} ${outcome === 'added' ? 'is published' : 'was published already'}${waiting === undefined ? '' : `. ${waiting}`}`,
  );
  if (!options.promote) return { data: { done: true, published }, text: lines.join('\n') };
  const promoted = await promoteAll(publishing, published, options);
  return {
    data: { done: true, published, composition: promoted.composition },
    text: [...lines, promoted.text].join('\n'),
  };
}

/** The file of a release that lists what is in its bundles. */
export const SBOM = 'sbom.json';

/** What is in the bundles of a release. */
export async function sbomCommand(context: Context): Promise<CommandResult> {
  const { store } = context.releases;
  const [release, ...others] = await namedOrLive(context);
  if (!release || others.length > 0)
    throw new UsageError('Name one release: release sbom <workspace>[@<version>].');
  const manifest = await store.manifest(release.workspace, release.version);
  if (!Object.hasOwn(manifest.hashes, SBOM))
    throw new PublishError(
      `${release.workspace}@${release.version} has no SBOM: it was built before builds made one. Build and publish it again.`,
    );
  const text = (await store.file(manifest, SBOM)).toString('utf8');
  return { data: JSON.parse(text) as unknown, text: text.trimEnd() };
}

export async function verifyCommand(context: Context): Promise<CommandResult> {
  const { store } = context.releases;
  const live = await store.live();
  const named = await withVersions(store, targetsIn(context, 'verify'));
  const releases = {
    ...live?.releases,
    ...Object.fromEntries(named.map(({ workspace, version }) => [workspace, version])),
  };
  const reasons = await verify({
    store,
    releases,
    grants: live?.grants,
    changed: new Set(named.map(({ workspace }) => workspace)),
    ...context.releases.check,
  });
  if (reasons.length > 0) throw new PromotionRejectedError(reasons);
  return {
    data: { done: true, releases },
    text: `These may be live together: ${listReleases(releases)}`,
  };
}

export async function promoteCommand(context: Context): Promise<CommandResult> {
  const targets = targetsIn(context, 'promote');
  const names = targets.map(({ workspace }) => workspace);
  const publishing = await context.releases.forPublishing(names);
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
  const keepDays = Number(options.keepDays ?? KEEP_DAYS);
  if (!(keepDays >= 1))
    throw new UsageError(
      `"${options.keepDays}" is no number of days: --keep-days takes 1 or more.`,
    );
  const { store, reports } = await releases.forPublishing();
  const shown = reports === undefined ? [] : await shownRevisions(reports);
  const cleaned = await clean(store, { keepDays, isDryRun: options.dryRun, shown });
  return {
    data: { done: !options.dryRun, removed: cleaned },
    text: describeCleaned(cleaned, { keepDays, isDryRun: options.dryRun }),
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
