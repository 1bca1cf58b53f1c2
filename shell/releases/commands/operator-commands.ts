import semver from 'semver';
import {
  Grant,
  type Composition,
  type ReleaseManifest,
  type Workspace,
} from '@dswine/shared/contract/releases';
import { FormGrant } from '@dswine/shared/contract/team-forms';
import { schemaProblem } from '@dswine/shared/contract/parse-json';
import { writeLocalTime } from '@dswine/shared/fair/texts/local-time';
import type { TargetFile } from '@tufjs/models';
import { type CommandResult, type Context, workspacesOf } from './command-context.ts';
import { rejection, ReleaseError } from '../errors.ts';
import { findGrantViolations, grantFor, withGrant, type Grants } from '../manifest/grants.ts';
import { makeLive } from '../lifecycle/promote.ts';
import { readTarget, nameOf } from '../release-name.ts';
import type { ReleaseStore } from '../store/store.ts';
import { repositoryOf } from './key-commands.ts';
import { SBOM, packagesIn } from '../bundles.ts';
import { commit, type Head } from '../trust/commit.ts';
import {
  type Lock,
  type RequiredChecks,
  requiredChecks,
  signedLocks,
  withValue,
  withdrawn,
  withdrawnReason,
  type TeamList,
  releasePath,
} from '../metadata/targets.ts';
import { hasKeyOf, teamsIn } from '../metadata/metadata.ts';
import { signTargets, signList, assertMayGrant } from '../trust/lists.ts';

const DEFAULT_KEEP_DAYS = 180;

export async function grantCommand(context: Context): Promise<CommandResult> {
  const { releases, names, options } = context;
  const [name] = names;
  if (name === undefined) return listGrants(await releases.store.live());
  const workspace = sectionIn(name);
  const publishing = await releases.forPublishing([], 'grant');
  const composition = await makeLive(publishing, async (now) => {
    const live = await manifestsOf(publishing.store, now);
    const release = live.find((one) => one.workspace === workspace);
    const wanted = changedGrant(now?.grants?.[workspace], release, options);
    if (!wanted) throw new ReleaseError('usageGrant', { workspace });
    assertUsable(wanted);
    const grants = withGrant(now?.grants, workspace, wanted, live);
    const beyond = release ? findGrantViolations([release], grants) : [];
    if (beyond.length > 0) throw rejection(beyond);
    if (JSON.stringify(grants) === JSON.stringify(now?.grants)) return undefined;
    const reason = `grant ${workspace} to ${wanted.owner}: ${wanted.paths.join(', ')}`;
    return { kind: 'grant', reason, releases: now?.releases ?? {}, grants };
  });
  return listGrants(composition);
}

export async function retireCommand({ releases, names }: Context): Promise<CommandResult> {
  const workspace = sectionIn(names[0]);
  const composition = await makeLive(await releases.forPublishing([], 'grant'), async (now) => {
    const { [workspace]: release, ...others } = now?.releases ?? {};
    const { [workspace]: grant, ...grants } = now?.grants ?? {};
    if (release === undefined && !grant) throw new ReleaseError('usageRetired', { workspace });
    return {
      kind: 'retire',
      reason: `retire ${workspace}`,
      releases: others,
      grants: now?.grants && grants,
    };
  });
  return {
    data: { done: true, composition },
    text:
      `Revision ${composition?.revision}: ${workspace} is not on the site any more, and its paths are free. ` +
      `Its releases stay in the store until "clean" removes them; "rollback ${workspace}" with the operator’s keys brings it back.`,
  };
}

function sectionIn(name = ''): string {
  const { workspace, version } = readTarget(name);
  if (workspace === 'shell' || version !== undefined)
    throw new ReleaseError('usageSection', { name });
  return workspace;
}

async function manifestsOf(
  store: ReleaseStore,
  composition: Composition | undefined,
): Promise<ReleaseManifest[]> {
  const live = Object.entries(composition?.releases ?? {});
  return Promise.all(live.map(([workspace, version]) => store.manifest(workspace, version)));
}

/** The grant with the options of the command line. Undefined when there is nothing to grant. */
function changedGrant(
  existing: Grant | undefined,
  release: ReleaseManifest | undefined,
  { owner, paths, menu, slots, forms, keepDays, tells }: Context['options'],
): Grant | undefined {
  const before = existing ?? (release && grantFor(release));
  const granted = listOf(paths) ?? before?.paths;
  if (!granted || (!before && owner === undefined)) return undefined;
  const [menuGroups, slotNames] = [
    listOf(menu) ?? before?.menuGroups,
    listOf(slots) ?? before?.slots,
  ];
  return {
    owner: owner ?? before?.owner ?? '',
    paths: granted.map((path) => path.replace(/^\/|\/$/g, '')),
    ...(menuGroups && { menuGroups }),
    ...(slotNames && { slots: slotNames }),
    ...formGrant(before, { most: forms, keepDays, tells: listOf(tells) }),
  };
}

type WantedForms = { [Name in keyof FormGrant]: FormGrant[Name] | undefined };

/** Without `--forms`, what is granted stays; without forms, nothing is. */
function formGrant(before: Grant | undefined, wanted: WantedForms): Pick<Grant, 'forms'> {
  const most = wanted.most ?? before?.forms?.most ?? 0;
  if (most === 0) return {};
  const keepDays = wanted.keepDays ?? before?.forms?.keepDays ?? DEFAULT_KEEP_DAYS;
  return { forms: { most, keepDays, tells: wanted.tells ?? before?.forms?.tells ?? [] } };
}

const optionNames = { owner: 'owner', paths: 'paths', menuGroups: 'menu', slots: 'slots' } as const;
const formOptions = { keepDays: 'keep-days', tells: 'tells' } as const;

/** @throws that names the option. */
function assertUsable(grant: Grant): void {
  const checked = [
    ...keysOf(optionNames).map(
      (field) => [optionNames[field], Grant.properties[field], grant[field]] as const,
    ),
    ...keysOf(formOptions).map(
      (field) => [formOptions[field], FormGrant.properties[field], grant.forms?.[field]] as const,
    ),
  ];
  for (const [option, schema, value] of checked) {
    const problem = value === undefined ? undefined : schemaProblem(schema, value);
    if (problem === undefined) continue;
    throw new ReleaseError('usageValue', {
      option: `--${option} "${[value].flat().join(',')}"`,
      problem: problem.replace(/^\/\d+ is/, 'one'),
    });
  }
}

const keysOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[];

const listOf = (text: string | undefined) =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function listGrants(composition: Composition | undefined): CommandResult {
  const grants: Grants = composition?.grants;
  const lines = Object.entries(grants ?? {}).map(
    ([workspace, { owner, paths, menuGroups, slots, forms }]) =>
      `  ${workspace.padEnd(14)} ${owner}: ${paths.join(', ')}` +
      `${menuGroups ? `; menu: ${menuGroups.join(', ')}` : ''}${slots ? `; slots: ${slots.join(', ')}` : ''}` +
      `${forms ? `; forms: ${forms.most}, kept for ${forms.keepDays} days${forms.tells.map((role) => `, ${role}`).join('')}` : ''}`,
  );
  return {
    data: { done: true, grants: grants ?? null },
    text: lines.join('\n') || 'Nothing is granted yet, so every section may claim any path.',
  };
}

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
  const workspaces = teamsIn((await releases.store.view()).targets);
  if (what !== 'site' && !workspaces.includes(what))
    throw new ReleaseError('usageLock', { what, workspaces: workspaces.join(', ') });
  const lock: Lock = {
    what,
    ...{ since, until, reason: options.reason ?? '' },
    ...(daily && { daily }),
  };
  return changeLocks(releases, (locks) => [...locks.filter((one) => one.what !== what), lock]);
}

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
    withValue(targets.signed.targets, 'locks', change(signedLocks(targets))),
  );
  return listLocks(signedLocks((await releases.store.view()).targets));
}

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
      withValue(targets.signed.targets, 'checks', wanted),
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
      `  ${what.padEnd(14)} ${inTaipei(since)} to ${inTaipei(until)}${daily ? `, daily ${daily.join('-')}` : ''}, in Taipei: ${reason}`,
  );
  return { data: { done: true, locks }, text: lines.join('\n') || 'Nothing is locked.' };
}

const inTaipei = (time: string) => writeLocalTime(Date.parse(time));

/** A time without a zone is one in Taipei. A day begins at 00:00, and ends at 24:00. */
function momentOf(option: '--since' | '--until', text: string): string {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(text);
  const withTime = /T/.test(text) ? text : `${text}T${option === '--until' ? '24' : '00'}:00`;
  const at = Date.parse(hasZone ? text : `${withTime}+08:00`);
  // The 31st of February would be read as the 3rd of March.
  const day = text.slice(0, 10);
  const isDay = new Date(Date.parse(day)).toJSON()?.startsWith(day) === true;
  if (isDay && !Number.isNaN(at)) return new Date(at).toISOString();
  const problem = `"${text}" is no time such as 2026-04-17 or 2026-04-17T10:00`;
  throw new ReleaseError('usageValue', { option, problem });
}

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
      const versions = packagesIn(await store.file(manifest, SBOM)).get(name) ?? [];
      const packages = [...versions].filter((version) =>
        semver.satisfies(version, range, { includePrerelease: true }),
      );
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
