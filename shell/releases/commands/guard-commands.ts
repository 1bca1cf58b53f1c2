import type { TargetFile } from '@tufjs/models';
import semver from 'semver';
import type { Workspace } from '@dswine/shared/contract/releases';
import { type CommandResult, type Context, workspacesOf } from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import { repositoryOf } from './key-commands.ts';
import { nameOf, readTarget } from '../release-name.ts';
import { SBOM } from './commands.ts';
import { commit } from '../trust/commit.ts';
import {
  type Lock,
  type RequiredChecks,
  requiredChecks,
  signedLocks,
  withLocks,
  withRequiredChecks,
  withdrawn,
  withdrawnReason,
} from '../metadata/guards.ts';
import type { Head } from '../trust/head.ts';
import { hasKeyOf } from '../metadata/metadata.ts';
import { signTargets } from '../trust/operator-list.ts';
import { assertMayGrant } from '../trust/put-live.ts';
import { type TeamList, releasePath } from '../metadata/targets.ts';
import { signList } from '../trust/team-list.ts';

/** `lock [<workspace>|site] …`: no promotions for a time. The operator signs it. */
export async function lockCommand({
  releases,
  names,
  options,
  clock,
}: Context): Promise<CommandResult> {
  const [what] = names;
  if (what === undefined) return listLocks(signedLocks((await releases.store.view()).targets));
  const since = momentOf('--since', options.since ?? new Date(clock.now()).toISOString());
  const until = momentOf('--until', options.until ?? '');
  if (until <= since)
    throw new ReleaseError('usageValue', { option: '--until', problem: 'it is not after --since' });
  const daily = options.daily?.split('-') as Lock['daily'];
  const lock: Lock = {
    what: what === 'site' ? what : readTarget(what).workspace,
    ...{ since, until, reason: options.reason ?? '' },
    ...(daily && { daily }),
  };
  return changeLocks(releases, (locks) => [...locks.filter((one) => one.what !== what), lock]);
}

/** `unlock <workspace>|site`. */
export async function unlockCommand({ releases, names }: Context): Promise<CommandResult> {
  const [what = ''] = names;
  const locks = signedLocks((await releases.store.view()).targets);
  const locked = locks.map((one) => one.what);
  if (!locked.includes(what))
    throw new ReleaseError('usageUnlocked', { what, locked: locked.join(', ') || 'nothing' });
  return changeLocks(releases, (all) => all.filter((one) => one.what !== what));
}

async function changeLocks(
  releases: Context['releases'],
  change: (locks: Lock[]) => Lock[],
): Promise<CommandResult> {
  await changeTargets(releases, ({ targets }) =>
    withLocks(targets.signed.targets, change(signedLocks(targets))),
  );
  return listLocks(signedLocks((await releases.store.view()).targets));
}

/** Signs the operator's list with other targets. */
async function changeTargets(
  releases: Context['releases'],
  change: (head: Head) => TeamList,
): Promise<void> {
  await releases.forPublishing([], 'grant');
  const repository = repositoryOf(releases);
  await commit(repository, async (head) => {
    assertMayGrant(head, repository);
    const { delegations } = head.targets.signed;
    const targets = change(head);
    return {
      roles: new Map([['targets', await signTargets(repository, head, { targets, delegations })]]),
    };
  });
}

/** `require …`: what each promotion has to pass. The operator signs it. */
export async function requireCommand({
  releases,
  options: { organiser, conformed },
}: Context): Promise<CommandResult> {
  if (organiser !== undefined || conformed) {
    const wanted: RequiredChecks = {
      ...(organiser !== undefined && organiser !== 'none' && { organiser }),
      ...(conformed && { conformed }),
    };
    await changeTargets(releases, ({ targets }) =>
      withRequiredChecks(targets.signed.targets, wanted),
    );
  }
  const checks = requiredChecks((await releases.store.view()).targets);
  const lines = [
    ...(checks.organiser
      ? [`  Its pages are rendered with live data of ${checks.organiser}.`]
      : []),
    ...(checks.conformed ? ['  "conform" has checked it.'] : []),
  ];
  return {
    data: { done: true, checks },
    text:
      lines.length > 0 ? ['Each promotion needs:', ...lines].join('\n') : 'Nothing is required.',
  };
}

function listLocks(locks: readonly Lock[]): CommandResult {
  const lines = locks.map(
    ({ what, since, until, daily, reason }) =>
      `  ${what.padEnd(14)} ${since} to ${until}${daily ? `, daily ${daily.join('-')} in Taipei` : ''}: ${reason}`,
  );
  return { data: { done: true, locks }, text: lines.join('\n') || 'Nothing is locked.' };
}

/** A time without a zone is one in Taipei. */
function momentOf(option: string, text: string): string {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(text);
  const withTime = /T/.test(text) ? text : `${text}T00:00`;
  const at = Date.parse(hasZone ? text : `${withTime}+08:00`);
  if (!Number.isNaN(at)) return new Date(at).toISOString();
  const problem = `"${text}" is no time such as 2026-04-17 or 2026-04-17T10:00`;
  throw new ReleaseError('usageValue', { option, problem });
}

/** `withdraw <workspace>@<version> --reason …`: signed by its team, or by the operator. */
export async function withdrawCommand({
  releases,
  names,
  options: { reason = '' },
  clock,
}: Context): Promise<CommandResult> {
  const [name = ''] = names;
  const { workspace, version = '' } = readTarget(name);
  const { store } = releases;
  const live = await store.live();
  if (live?.releases[workspace] === version || live?.canary?.version === version)
    throw new ReleaseError('usageShown', { release: name, workspace });
  await releases.forPublishing([workspace], 'rollback');
  const repository = repositoryOf(releases);
  const withdrawal = { at: new Date(clock.now()).toISOString(), reason };
  const path = releasePath(workspace, version);
  const withWithdrawn = (list: TeamList, target: TargetFile | undefined) => {
    if (!target) throw new ReleaseError('unknownRelease', { release: name });
    return { ...list, [path]: withdrawn(target, withdrawal) };
  };
  await commit(repository, async (head) => {
    const { targets, delegations } = head.targets.signed;
    const isTeams = hasKeyOf(head.targets, workspace, repository.signer);
    const signed = isTeams
      ? await signList(repository, head, {
          workspace,
          change: (list) => withWithdrawn(list, list[path] ?? targets[path]),
        })
      : await signTargets(repository, head, {
          targets: withWithdrawn(
            targets,
            (await head.role(workspace))?.signed.targets[path] ?? targets[path],
          ),
          delegations,
        });
    return signed && { roles: new Map([[isTeams ? workspace : 'targets', signed]]) };
  });
  return {
    data: { done: true, release: name, withdrawal },
    text: `${name} is withdrawn: ${reason}`,
  };
}

type Affected = { release: string; state: string; packages: string[] };

/** `affected <package>[@<range>]`: the releases that have it, by their SBOM. */
export async function affectedCommand({
  releases: { store },
  names,
}: Context): Promise<CommandResult> {
  const [, name = '', range = '*'] = /^(@?[^@]+)(?:@(.+))?$/.exec(names.join(' ')) ?? [];
  if (name === '' || semver.validRange(range) === null)
    throw new ReleaseError('usageRange', { name: names.join(' ') });
  const live = await store.live();
  const view = await store.view();
  const affected: Affected[] = [];
  const unknown: string[] = [];
  const stateOf = (workspace: Workspace, version: string) => {
    if (live?.releases[workspace] === version) return 'live';
    if (live?.canary?.workspace === workspace && live.canary.version === version) return 'canary';
    return withdrawnReason(view, workspace, version) === undefined ? 'previewable' : 'withdrawn';
  };
  for (const workspace of await workspacesOf(store, live))
    for (const manifest of await store.releases(workspace)) {
      const release = nameOf(manifest);
      if (!Object.hasOwn(manifest.hashes, SBOM)) {
        unknown.push(release);
        continue;
      }
      const { components = [] } = JSON.parse(
        (await store.file(manifest, SBOM)).toString('utf8'),
      ) as {
        components?: { group?: string; name: string; version?: string }[];
      };
      const packages = components
        .filter(({ group, name: own }) => [group, own].filter(Boolean).join('/') === name)
        .map(({ version = '' }) => version)
        .filter((version) => semver.satisfies(version, range, { includePrerelease: true }));
      if (packages.length > 0)
        affected.push({ release, state: stateOf(workspace, manifest.version), packages });
    }
  const lines = affected.map(
    ({ release, state, packages }) =>
      `  ${release.padEnd(40)} ${state.padEnd(12)} ${name} ${packages.join(', ')}`,
  );
  if (unknown.length > 0) lines.push(`Without an SBOM, so unknown: ${unknown.join(', ')}`);
  return {
    data: { done: true, affected, unknown },
    text: lines.join('\n') || `No stored release has ${name}@${range}.`,
  };
}
