import type { Clock } from '@dswine/shared/process/clock';
import type { Composition, Workspace } from '@dswine/shared/contract/releases';
import { buildWorkspaces } from '../build/build-workspace.ts';
import type { CheckResults } from '../checks/check-results.ts';
import type { Options } from '../command-line.ts';
import { ReleaseError, rejection } from '../errors.ts';
import type { Releases } from '../lifecycle/open-releases.ts';
import { type NamedRelease, type Target, namesOf, readTarget } from '../release-name.ts';
import type { ReleaseStore } from '../store/store.ts';
import { withdrawnReason } from '../metadata/targets.ts';
import { type Verification, createVerifier } from '../checks/verify.ts';

/** The folders, options and callbacks of a command. */
export type CommandEnvironment = {
  root: string;
  kit?: string | undefined;
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  options: Options;
  onStored: (release: string) => void;
  warn: (message: string) => void;
  note: (text: string) => void;
  clock?: Clock;
  /** Earlier results of checks. Default: those in the data folder. */
  results?: CheckResults | undefined;
};

/**
 * The output of a command: `data` for machines, `text` for people. `hasFailed`: the command ends
 * with 1, although nothing prevented its answer.
 */
export type CommandResult = { data: unknown; text: string; hasFailed?: boolean };

export type Context = CommandEnvironment & { releases: Releases; names: string[]; clock: Clock };

/** Fills in the newest published version that is not withdrawn for targets without one. */
export async function withVersions(
  store: ReleaseStore,
  targets: readonly Target[],
): Promise<NamedRelease[]> {
  const view = await store.view();
  return Promise.all(
    targets.map(async ({ workspace, version }) => {
      const isUsable = (release: { version: string }) =>
        withdrawnReason(view, workspace, release.version) === undefined;
      const newest = version ?? (await store.releases(workspace)).find(isUsable)?.version;
      if (newest) return { workspace, version: newest };
      throw new ReleaseError('publishNone', { workspace });
    }),
  );
}

/** The named releases; without a version, the live one; without any name, all that are live. */
export async function namedOrLive({
  releases: { store },
  names,
}: Context): Promise<NamedRelease[]> {
  const live = (await store.live())?.releases ?? {};
  const targets = names.length > 0 ? names : Object.keys(live);
  if (targets.length === 0) throw new ReleaseError('usageNothingLive', {});
  return withVersions(
    store,
    targets
      .map(readTarget)
      .map(({ workspace, version = live[workspace] }) => ({ workspace, version })),
  );
}

export function describe({ revision, at, reason, releases }: Composition): string {
  return `Revision ${revision}  ${at}  ${terminalLine(reason)}\n    ${namesOf(releases).join(' ')}`;
}

/** What is live, with these releases in place of others. @throws why they cannot be live together. */
export async function assertCanBeLive(
  { store, check }: Pick<Releases, 'store' | 'check'>,
  named: readonly NamedRelease[],
  how: Partial<Verification> = {},
): Promise<Composition['releases']> {
  const live = await store.live();
  const shown = Object.fromEntries(named.map(({ workspace, version }) => [workspace, version]));
  const releases = { ...live?.releases, ...shown };
  const changed = new Set(Object.keys(shown));
  const verify = createVerifier(store, check);
  const reasons = await verify({ releases, grants: live?.grants, changed, ...how });
  if (reasons.length > 0) throw rejection(reasons);
  return releases;
}

/** The workspaces that have releases or are live: the shell, then the sections by name. */
export async function workspacesOf(
  store: ReleaseStore,
  composition: Composition | undefined,
): Promise<Workspace[]> {
  const names = new Set([
    ...(await store.workspaces()),
    ...Object.keys(composition?.releases ?? {}),
  ]);
  return [...names].sort(
    (a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1),
  );
}

export async function buildForCommand(
  workspace: Workspace,
  { root, kit, options }: CommandEnvironment,
): Promise<void> {
  const print = (text: string) => void process.stdout.write(text);
  await buildWorkspaces({
    root,
    kit,
    workspaces: [workspace],
    ...(!options.json && { onOutput: print }),
  });
}

/**
 * Text for a terminal. Names, reasons and reports in it are written by others: control characters
 * would act on the terminal, and marks that turn the direction of text would show another one.
 */
export const terminalText = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');

/** The same on one line, so that it cannot look like lines of a command. */
export const terminalLine = (text: string): string =>
  terminalText(text.replaceAll(/[\n\t\u2028\u2029]+/gu, ' '));
