import {
  CONTRACT_VERSION,
  sectionOf,
  type ReleaseManifest,
} from '@dswine/shared/contract/releases';
import semver from 'semver';
import { foldCase } from './grants.ts';

/**
 * Lists why these releases cannot be live together; empty when they can. Compares only manifests:
 * contract, modules, middleware, requests, forms, scripts and paths.
 */
export function findIncompatibilities(releases: readonly ReleaseManifest[]): string[] {
  const shell = releases.find((release) => release.workspace === 'shell');
  if (!shell)
    return ['shell has no release in this composition. Promote one together with the others.'];
  return [
    ...releases.flatMap((release) => contractIncompatibilities(shell, release)),
    ...releases.flatMap((release) => nameIncompatibilities(shell, release)),
    ...releases.flatMap(requestIncompatibilities),
    ...releases.flatMap(formIncompatibilities),
    ...releases.flatMap(unlistedScripts),
    ...pathConflicts(releases),
  ];
}

function contractIncompatibilities(shell: ReleaseManifest, release: ReleaseManifest): string[] {
  const name = `${release.workspace}@${release.version}`;
  const found: string[] = [];
  if (release.contract !== CONTRACT_VERSION)
    found.push(
      `${name} is written against contract ${release.contract}; this web server speaks contract ${CONTRACT_VERSION}. Build it again on the current shared package.`,
    );
  for (const [module, range] of Object.entries(release.needs)) {
    const provided = shell.provides[module];
    if (provided === undefined)
      found.push(
        `${name} needs ${module} ${range}, which shell@${shell.version} does not provide.`,
      );
    else if (!semver.satisfies(provided, range))
      found.push(
        `${name} needs ${module} ${range}, but shell@${shell.version} provides ${provided}. Promote a shell that provides it together with this release.`,
      );
  }
  for (const route of release.routes)
    for (const middleware of route.middleware)
      if (!shell.middleware.includes(middleware))
        found.push(
          `${name} names the middleware "${middleware}" at ${route.path}, which shell@${shell.version} does not know (it knows ${shell.middleware.join(', ') || 'none'}).`,
        );
  return found;
}

/** Finds names that belong to another section, and groups that the menu does not have. */
function nameIncompatibilities(shell: ReleaseManifest, release: ReleaseManifest): string[] {
  const { workspace, version, section, menu, menuCalls = [], footer = [] } = release;
  const name = `${workspace}@${version}`;
  const found =
    section === sectionOf(workspace)
      ? []
      : [`${name} calls itself "${section}". Name it "${sectionOf(workspace)}", as its folder.`];
  // A shell from before it named its groups shows those that it knows.
  const { main, footer: below } = shell.menuGroups ?? {};
  const misplaced = (
    entries: readonly { group: string }[],
    groups: readonly string[] | undefined,
  ) =>
    new Set(entries.map(({ group }) => group).filter((group) => groups?.includes(group) === false));
  for (const [part, entries, groups] of [
    ['menu', [...menu, ...menuCalls], main],
    ['footer', footer, below],
  ] as const)
    for (const group of misplaced(entries, groups))
      found.push(
        `${name} has an entry for the group "${group}" of the ${part}, which shell@${shell.version} does not have (it has ${groups?.join(', ')}).`,
      );
  return found;
}

/**
 * Finds requests with variables that the page or fragment lacks; their URLs would be incomplete.
 */
function requestIncompatibilities(release: ReleaseManifest): string[] {
  const name = `${release.workspace}@${release.version}`;
  const parts = [
    ...release.routes.map((route) => ({
      at: route.path,
      data: route.data,
      available: variablesAt(route),
    })),
    ...release.fragments.map(({ id, data }) => ({
      at: `the fragment "${id}"`,
      data,
      available: ['Code', 'Lang'],
    })),
  ];
  return parts.flatMap(({ at, data, available }) =>
    Object.entries(data).flatMap(([request, { template }]) =>
      variablesIn(template)
        .filter((variable) => !available.includes(variable))
        .map(
          (variable) =>
            `${name} asks for "${request}" at ${at} with {${variable}}, which is not there; it has ${available.join(', ')}.`,
        ),
    ),
  );
}

/** Finds forms with variables or fields that do not exist. */
function formIncompatibilities(release: ReleaseManifest): string[] {
  const name = `${release.workspace}@${release.version}`;
  return release.routes.flatMap(({ path, query, forms = {} }) => {
    const available = variablesAt({ path, query });
    return Object.entries(forms).flatMap(([form, { call, fields, oneOf = [] }]) => [
      ...variablesIn(call)
        .filter((variable) => !available.includes(variable))
        .map(
          (variable) =>
            `${name} has the form "${form}" at ${path}, whose call names {${variable}}; the page has ${available.join(', ')}.`,
        ),
      ...oneOf
        .flat()
        .filter((field) => !(field in fields))
        .map(
          (field) =>
            `${name} has the form "${form}" at ${path}, which asks for one of several fields, but has no field "${field}".`,
        ),
    ]);
  });
}

/**
 * Finds scripts of sections that belong to no page or fragment. Browsers block them: a script is
 * preloaded with its integrity because a page lists it.
 */
function unlistedScripts({
  workspace,
  version,
  entry,
  files,
  routes,
  fragments,
  hashes,
}: ReleaseManifest): string[] {
  if (workspace === 'shell') return [];
  const all = [files, ...[...routes, ...fragments].map((part) => part.files)];
  const listed = new Set([
    entry,
    ...all.flatMap(({ scripts, messages }) => [
      ...scripts,
      ...(messages?.tw ?? []),
      ...(messages?.en ?? []),
    ]),
  ]);
  return Object.keys(hashes)
    .filter((file) => /^browser\/.*\.m?js$/.test(file) && !listed.has(file))
    .map(
      (file) =>
        `${workspace}@${version} has the script ${file}, which no page or fragment lists, so that browsers would block it. Import it where a route or fragment is loaded, or from its modules.`,
    );
}

function variablesAt({
  path,
  query,
}: Pick<ReleaseManifest['routes'][number], 'path' | 'query'>): string[] {
  return ['Code', 'Lang', ...variablesOf(path), ...Object.keys(query).map(upperFirst)];
}

function variablesOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, variable]) => upperFirst(variable ?? ''));
}

function variablesIn(template: string): string[] {
  return [...template.matchAll(/\{[?&#+./;]?([^}]+)\}/g)].flatMap(([, list]) =>
    (list ?? '').split(',').map((variable) => variable.replace(/(\*|:\d+)$/, '')),
  );
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function pathConflicts(releases: readonly ReleaseManifest[]): string[] {
  const owners = new Map<string, { workspace: string; name: string; path: string }>();
  const found = new Set<string>();
  for (const { workspace, version, routes } of releases)
    for (const { path } of routes)
      for (const shape of shapesOf(path)) {
        const owner = owners.get(shape);
        const name = `${workspace}@${version}`;
        if (!owner) owners.set(shape, { workspace, name, path });
        else if (owner.workspace === workspace && foldCase(owner.path) === foldCase(path))
          found.add(
            `${name} has two pages at the path "${path}". Only the first would ever be shown: remove one of them.`,
          );
        else if (owner.workspace !== workspace)
          found.add(
            `${owner.name} (at "${owner.path}") and ${name} (at "${path}") both claim the same path. A path belongs to one section: move it in one of them, and promote both together.`,
          );
      }
  return [...found];
}

/**
 * Normalises a path to all shapes that it can match: lower case, without parameter names, with and
 * without each optional segment.
 */
export function shapesOf(path: string): string[] {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<string[]>(
      (shapes, segment) => {
        const optional = segment.endsWith('?');
        const shape = segment.startsWith(':') ? ':' : foldCase(segment);
        const longer = shapes.map((before) => `${before}/${shape}`);
        return optional ? [...shapes, ...longer] : longer;
      },
      [''],
    );
}
