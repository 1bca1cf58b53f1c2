import { Grant, type Composition, type ReleaseManifest } from '@dswine/shared/contract/releases';
import { FormGrant } from '@dswine/shared/contract/team-forms';
import { schemaProblem } from '@dswine/shared/contract/parse-json';
import type { CommandResult, Context } from './command-context.ts';
import { rejection, ReleaseError } from '../errors.ts';
import { findGrantViolations, grantFor, withGrant, type Grants } from '../manifest/grants.ts';
import { makeLive } from '../lifecycle/make-live.ts';
import { readTarget } from '../release-name.ts';
import type { ReleaseStore } from '../store/store.ts';

/** Of forms that are granted without `--keep-days`. */
const DEFAULT_KEEP_DAYS = 180;

/** `grant [<section>] [--paths …] [--owner …]`: what sections may claim. The operator signs it. */
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

/**
 * `retire <section>`: takes a section off the site, with its grant. Its releases stay stored. The
 * operator signs it.
 */
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
