import semver from 'semver';
import type { Workspace } from '@dswine/shared/contract/releases';
import type { CommandResult, Context } from './command-context.ts';
import { UnknownReleaseError, UsageError } from './errors.ts';
import { repositoryOf } from './key-commands.ts';
import { readTarget } from './promote.ts';
import { SBOM } from './commands.ts';
import { workspacesOf } from './store-workspaces.ts';
import { commit } from './trust/commit.ts';
import { signedLocks, withdrawn, withdrawnReason, withLocks, type Lock } from './trust/guards.ts';
import type { Head } from './trust/head.ts';
import { hasKeyOf } from './trust/metadata.ts';
import { signTargets } from './trust/operator-list.ts';
import { assertMayGrant } from './trust/put-live.ts';
import { releasePath } from './trust/targets.ts';
import { signList } from './trust/team-list.ts';

/** `lock [<workspace>|site] …`: no promotions for a time. The operator signs it. */
export async function lockCommand({
  releases,
  names,
  options,
  clock,
}: Context): Promise<CommandResult> {
  const [what] = names;
  if (what === undefined) return listLocks(signedLocks((await releases.store.view()).targets));
  const missing = (['until', 'reason'] as const).filter((name) => options[name] === undefined);
  const daily = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(options.daily ?? '');
  const problems = [
    ...(names.length > 1 ? ['"lock" takes one workspace, or site.'] : []),
    ...missing.map((name) => `--${name} is missing.`),
    ...(options.daily !== undefined && !daily ? ['--daily takes hours such as 10:00-18:00.'] : []),
  ];
  const since = momentOf('since', options.since ?? new Date(clock.now()).toISOString(), problems);
  const until = momentOf('until', options.until ?? since, problems);
  if (missing.length === 0 && until <= since) problems.push('--until is not after --since.');
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  const lock: Lock = {
    what: what === 'site' ? what : readTarget(what).workspace,
    ...{ since, until, reason: options.reason ?? '' },
    ...(daily && { daily: [daily[1] ?? '', daily[2] ?? ''] }),
  };
  return changeLocks(releases, (locks) => [...locks.filter((one) => one.what !== what), lock]);
}

/** `unlock <workspace>|site`. */
export async function unlockCommand({ releases, names }: Context): Promise<CommandResult> {
  const [what, ...more] = names;
  const locks = signedLocks((await releases.store.view()).targets);
  if (what === undefined || more.length > 0 || !locks.some((one) => one.what === what))
    throw new UsageError(
      `"unlock" takes one that is locked: ${locks.map((one) => one.what).join(', ') || 'nothing is'}.`,
    );
  return changeLocks(releases, (all) => all.filter((one) => one.what !== what));
}

async function changeLocks(
  releases: Context['releases'],
  change: (locks: Lock[]) => Lock[],
): Promise<CommandResult> {
  await releases.forPublishing([], 'grant');
  const repository = repositoryOf(releases);
  await commit(repository, async (head) => {
    assertMayGrant(head, repository);
    const { targets: list, delegations } = head.targets.signed;
    const targets = withLocks(list, change(signedLocks(head.targets)));
    return {
      roles: new Map([['targets', await signTargets(repository, head, { targets, delegations })]]),
    };
  });
  return listLocks(signedLocks((await releases.store.view()).targets));
}

function listLocks(locks: readonly Lock[]): CommandResult {
  const lines = locks.map(
    ({ what, since, until, daily, reason }) =>
      `  ${what.padEnd(14)} ${since} to ${until}${daily ? `, daily ${daily.join('-')} in Taipei` : ''}: ${reason}`,
  );
  return { data: { done: true, locks }, text: lines.join('\n') || 'Nothing is locked.' };
}

/** A time without a zone is one in Taipei. */
function momentOf(name: string, text: string, problems: string[]): string {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(text);
  const withTime = /T/.test(text) ? text : `${text}T00:00`;
  const at = Date.parse(hasZone ? text : `${withTime}+08:00`);
  if (!Number.isNaN(at)) return new Date(at).toISOString();
  problems.push(`--${name} "${text}" is no time: 2026-04-17 or 2026-04-17T10:00.`);
  return '';
}

/** `withdraw <workspace>@<version> --reason …`: signed by its team, or by the operator. */
export async function withdrawCommand({
  releases,
  names,
  options: { reason },
  clock,
}: Context): Promise<CommandResult> {
  const [name = '', ...more] = names;
  const { workspace, version } = readTarget(name);
  if (version === undefined || more.length > 0 || reason === undefined)
    throw new UsageError(
      '"withdraw" takes one release with its version, and --reason: others read it.',
    );
  const { store } = releases;
  const live = await store.live();
  if (live?.releases[workspace] === version || live?.canary?.version === version)
    throw new UsageError(
      `${name} is shown to readers now, so it was not withdrawn. Go back first: npm run release -- rollback ${workspace}`,
    );
  await releases.forPublishing([workspace], 'rollback');
  const repository = repositoryOf(releases);
  const withdrawal = { at: new Date(clock.now()).toISOString(), reason };
  await commit(repository, async (head) => {
    const isTeams = hasKeyOf(head.targets, workspace, repository.signer);
    return isTeams
      ? withdrawAsTeam(head)
      : { roles: new Map([['targets', await withdrawAsOperator(head)]]) };
  });
  return {
    data: { done: true, release: name, withdrawal },
    text: `${name} is withdrawn: ${reason}`,
  };

  async function withdrawAsTeam(head: Head) {
    const path = releasePath(workspace, version ?? '');
    const signed = await signList(repository, head, {
      workspace,
      change: (list) => {
        const target = list[path] ?? head.targets.signed.targets[path];
        if (!target) throw new UnknownReleaseError(`${name} is in no list that counts now.`);
        return { ...list, [path]: withdrawn(target, withdrawal) };
      },
    });
    return signed && { roles: new Map([[workspace, signed]]) };
  }

  async function withdrawAsOperator(head: Head) {
    const path = releasePath(workspace, version ?? '');
    const { targets, delegations } = head.targets.signed;
    const target = (await head.role(workspace))?.signed.targets[path] ?? targets[path];
    if (!target) throw new UnknownReleaseError(`${name} is in no list that counts now.`);
    return signTargets(repository, head, {
      targets: { ...targets, [path]: withdrawn(target, withdrawal) },
      delegations,
    });
  }
}

type Affected = { release: string; state: string; packages: string[] };

/** `affected <package>[@<range>]`: the releases that have it, by their SBOM. */
export async function affectedCommand({
  releases: { store },
  names,
}: Context): Promise<CommandResult> {
  const [, name = '', range = '*'] = /^(@?[^@]+)(?:@(.+))?$/.exec(names.join(' ')) ?? [];
  if (name === '' || semver.validRange(range) === null)
    throw new UsageError(
      '"affected" takes a package, and a range of versions: affected swr@<2.3.0',
    );
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
      const release = `${workspace}@${manifest.version}`;
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
