import { isDeepStrictEqual } from 'node:util';
import {
  isServerPath,
  type Grant,
  type ReleaseManifest,
  type Workspace,
} from '@dswine/shared/contract/releases';
import { ReleaseError, sentence } from '../errors.ts';
import { nameOf } from '../release-name.ts';

/** Grants by workspace. Undefined for a store from before there were any: nothing is restricted. */
export type Grants = Readonly<Record<Workspace, Grant>> | undefined;

export function findGrantViolations(
  releases: readonly ReleaseManifest[],
  grants: Grants,
): string[] {
  if (!grants) return [];
  return releases
    .filter(({ workspace }) => workspace !== 'shell')
    .flatMap((release) => {
      const grant = grants[release.workspace];
      return grant ? violations(release, grant) : [noGrant(release)];
    });
}

function noGrant(manifest: ReleaseManifest): string {
  const command = commandFor(manifest.workspace, firstSegmentsOf(manifest.routes), true);
  return sentence('fitNoGrant', { release: nameOf(manifest), command });
}

/** @throws for a section that could not claim any path, whatever its release. */
export function assertHasGrant(grants: Grants, workspace: Workspace): void {
  if (!grants || workspace === 'shell' || grants[workspace]) return;
  const command = commandFor(workspace, [], true);
  throw new ReleaseError('fitNoGrant', { release: workspace, command });
}

function violations(manifest: ReleaseManifest, grant: Grant): string[] {
  const { workspace, routes, fragments, menu, menuCalls = [], footer = [], search = [] } = manifest;
  const wanted = formsOf(manifest, grant);
  const release = nameOf(manifest);
  const paths = grant.paths.join(', ');
  const beyond = routes.filter(({ path }) => !grant.paths.some((prefix) => isWithin(path, prefix)));
  const groups = [...menu, ...menuCalls, ...footer].map(({ group }) => group);
  const forms = routes.flatMap(({ forms = {} }) => Object.values(forms));
  const linked = [
    ...[...menu, ...footer, ...search].map((entry) => entry.path),
    ...forms.map(({ next }) => next),
  ];
  const slots = fragments.map(({ slot }) => slot);
  return [
    ...beyond.map(({ path }) => {
      const command = commandFor(workspace, [...grant.paths, ...firstSegmentsOf([{ path }])]);
      return sentence('fitGrantPath', { release, path, paths, command });
    }),
    ...[...new Set(linked)]
      .filter((address) => !isOwn(address, grant))
      .map((address) => sentence('fitGrantLink', { release, address, paths })),
    ...others(groups, grant.menuGroups).map((group) =>
      sentence('fitGrantGroup', { release, group }),
    ),
    ...others(slots, grant.slots).map((slot) => sentence('fitGrantSlot', { release, slot })),
    ...(isDeepStrictEqual(wanted, grant.forms)
      ? []
      : [sentence('fitGrantForms', { release, command: formsCommand(workspace, wanted) })]),
  ];
}

/** What is granted of forms, or what a release needs, where that is more. */
function formsOf(
  { forms = {} }: ReleaseManifest,
  granted: Pick<Grant, 'forms'> = {},
): Grant['forms'] {
  const stated = Object.values(forms);
  if (stated.length === 0) return granted.forms;
  const { most = 0, keepDays = 1, tells = [] } = granted.forms ?? {};
  return {
    most: Math.max(most, stated.length),
    keepDays: Math.max(keepDays, ...stated.map((form) => form.keepDays)),
    tells: [...new Set([...tells, ...stated.flatMap((form) => form.tells ?? [])])],
  };
}

function formsCommand(workspace: Workspace, forms: Grant['forms']): string {
  const { most = 0, keepDays = 1, tells = [] } = forms ?? {};
  const roles = tells.length > 0 ? ` --tells ${tells.join(',')}` : '';
  return `npm run release -- grant ${workspace} --forms ${most} --keep-days ${keepDays}${roles}`;
}

function withForms(grant: Grant, release: ReleaseManifest): Grant {
  const forms = formsOf(release, grant);
  return { ...grant, ...(forms && { forms }) };
}

/** Without query, fragment and what a template adds of them. */
export const pathIn = (address: string) => address.split(/[?#]|\{[?&]/)[0] ?? '';

function isOwn(address: string, { paths }: Grant): boolean {
  return paths.some((prefix) => isWithin(pathIn(address), prefix));
}

const others = (names: readonly string[], granted: readonly string[] | undefined) =>
  granted ? [...new Set(names)].filter((name) => !granted.includes(name)) : [];

function commandFor(workspace: Workspace, paths: readonly string[], isNew = false): string {
  const list = [...new Set(paths)].join(',') || '<path>';
  return `npm run release -- grant ${workspace} --paths ${list}${isNew ? ' --owner "<team>"' : ''}`;
}

/** Whether a prefix covers a path or another prefix, by whole segments and without case. */
export function isWithin(path: string, prefix: string): boolean {
  const [segments, wanted] = [segmentsOf(path), segmentsOf(prefix)];
  return wanted.every((segment, at) => segments[at] === segment);
}

const segmentsOf = (path: string) => foldCase(path.normalize('NFC')).split('/').filter(Boolean);

/** Texts that a route matches alike, without case: `σ` and `ς` have one capital letter. */
export const foldCase = (text: string) => text.toUpperCase().toLowerCase();

/** The fixed first segments of paths. Undefined ones, such as `:id`, cannot be granted. */
function firstSegmentsOf(routes: readonly { path: string }[]): string[] {
  const first = routes.map(({ path }) => path.split('/').find(Boolean) ?? '');
  const fixed = first.filter((segment) => segment !== '' && !/[:*?]/.test(segment));
  const spelled = new Map(fixed.map((segment) => [segment.toLowerCase(), segment]));
  return [...spelled.values()];
}

/** What a release needs: the first segments of its paths, and its forms. */
export function grantFor(release: ReleaseManifest, owner = release.section): Grant {
  return withForms({ owner, paths: firstSegmentsOf(release.routes) }, release);
}

/**
 * Adds or changes a grant. `live` are the manifests of what is live: with the first grant of a site,
 * its sections keep what they have.
 * @throws when a path is reserved, the shell's, or another section's.
 */
export function withGrant(
  grants: Grants,
  workspace: Workspace,
  grant: Grant,
  live: readonly ReleaseManifest[],
): NonNullable<Grants> {
  const existing =
    grants ??
    Object.fromEntries(
      live
        .filter((release) => release.workspace !== 'shell')
        .map((release) => [release.workspace, grantFor(release)]),
    );
  for (const path of grant.paths) {
    const owner = ownerOf(path, { workspace, existing, live });
    if (owner !== undefined) throw new ReleaseError('usageGranted', { path, owner });
  }
  return { ...existing, [workspace]: grant };
}

type Site = {
  workspace: Workspace;
  existing: NonNullable<Grants>;
  live: readonly ReleaseManifest[];
};

function ownerOf(path: string, { workspace, existing, live }: Site): string | undefined {
  const overlaps = (other: string) => isWithin(path, other) || isWithin(other, path);
  if (isServerPath(path)) return 'the web server';
  const shell = live.find((release) => release.workspace === 'shell');
  if (shell?.routes.some((route) => route.path !== '' && overlaps(route.path))) return 'the shell';
  return Object.entries(existing).find(
    ([name, { paths }]) => name !== workspace && paths.some(overlaps),
  )?.[0];
}

/**
 * The grants with what these releases need besides, for an operator who publishes everything of one
 * checkout. A path that moves between them goes to the release that uses it.
 */
export function grantsWith(grants: Grants, releases: readonly ReleaseManifest[]): Grants {
  const sections = releases.filter(({ workspace }) => workspace !== 'shell');
  const needed = new Map(
    sections.map((release) => [release.workspace, missingPaths(release, grants)]),
  );
  const taken = [...needed].flatMap(([workspace, paths]) =>
    paths.map((path) => ({ workspace, path })),
  );
  const next: Record<Workspace, Grant> = {};
  for (const workspace of new Set([...Object.keys(grants ?? {}), ...needed.keys()])) {
    const {
      owner = workspace.replace(/^mfe-/, ''),
      paths = [],
      ...rest
    } = grants?.[workspace] ?? {};
    const left = paths.filter(
      (path) => !taken.some((other) => other.workspace !== workspace && isWithin(path, other.path)),
    );
    const grant = { owner, ...rest, paths: [...left, ...(needed.get(workspace) ?? [])] };
    const release = sections.find((one) => one.workspace === workspace);
    next[workspace] = release ? withForms(grant, release) : grant;
  }
  return next;
}

/**
 * The grants as a preview shows them: with the paths and forms that its releases ask for besides. What
 * a grant limits otherwise stays limited.
 * @throws for a path of others.
 */
export function requestedGrants(
  grants: Grants,
  asking: readonly ReleaseManifest[],
  live: readonly ReleaseManifest[],
): Grants {
  if (!grants) return grants;
  return asking.reduce((requested, release) => {
    const { workspace, section: owner } = release;
    const missing = workspace === 'shell' ? [] : missingPaths(release, grants);
    const { paths = [], ...rest } = grants[workspace] ?? { owner };
    const wanted = withForms({ ...rest, paths: [...paths, ...missing] }, release);
    if (isDeepStrictEqual(wanted, grants[workspace])) return requested;
    return withGrant(requested, workspace, wanted, live);
  }, grants);
}

function missingPaths(release: ReleaseManifest, grants: Grants): string[] {
  const { paths = [] } = grants?.[release.workspace] ?? {};
  return firstSegmentsOf(
    release.routes.filter(({ path }) => !paths.some((prefix) => isWithin(path, prefix))),
  );
}
