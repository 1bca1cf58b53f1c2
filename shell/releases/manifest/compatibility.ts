import {
  CONTRACT_VERSION,
  sectionOf,
  type ReleaseManifest,
} from '@dswine/shared/contract/releases';
import semver from 'semver';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { sentence } from '../errors.ts';
import { foldCase, pathIn } from './grants.ts';
import { nameOf } from '../release-name.ts';

/**
 * Lists why these releases cannot be live together; empty when they can. Compares only manifests:
 * contract, modules, middleware, requests, forms, links, scripts and paths. `changed`: the workspaces
 * whose release changes, by default all. A live section of an old contract holds up a new shell,
 * and no other team.
 */
export function findIncompatibilities(
  releases: readonly ReleaseManifest[],
  changed?: ReadonlySet<string>,
): string[] {
  const shell = releases.find((release) => release.workspace === 'shell');
  if (!shell) return [sentence('fitNoShell', {})];
  const isAffected = ({ workspace }: ReleaseManifest) =>
    !changed || changed.has('shell') || changed.has(workspace);
  return [
    ...releases.filter(isAffected).flatMap(oldContract),
    ...releases.flatMap((release) => moduleIncompatibilities(shell, release)),
    ...releases.flatMap((release) => nameIncompatibilities(shell, release)),
    ...releases.flatMap(requestIncompatibilities),
    ...releases.flatMap(formIncompatibilities),
    ...linksToNoPage(releases, releases.filter(isAffected)),
    ...releases.flatMap(unlistedScripts),
    ...pathConflicts(releases),
  ];
}

/** A newer contract than this program's is refused when the manifest is read. */
function oldContract(manifest: ReleaseManifest): string[] {
  const { contract } = manifest;
  if (contract >= CONTRACT_VERSION - 1) return [];
  const supported = `${CONTRACT_VERSION - 1} and ${CONTRACT_VERSION}`;
  return [sentence('contractOlder', { release: nameOf(manifest), contract, supported })];
}

function moduleIncompatibilities(shell: ReleaseManifest, manifest: ReleaseManifest): string[] {
  const { needs, routes } = manifest;
  const named = { release: nameOf(manifest), shell: nameOf(shell) };
  const found: string[] = [];
  for (const [module, range] of Object.entries(needs)) {
    const provided = shell.provides[module];
    if (provided === undefined) found.push(sentence('fitModule', { ...named, module, range }));
    else if (!semver.satisfies(provided, range))
      found.push(sentence('fitModuleVersion', { ...named, module, range, provided }));
  }
  const known = shell.middleware.join(', ') || 'none';
  for (const { path, middleware: all } of routes)
    for (const middleware of all)
      if (!shell.middleware.includes(middleware))
        found.push(sentence('fitMiddleware', { ...named, middleware, path, known }));
  return found;
}

function nameIncompatibilities(shell: ReleaseManifest, manifest: ReleaseManifest): string[] {
  const { section, workspace, menu, menuCalls = [], footer = [] } = manifest;
  const release = nameOf(manifest);
  const name = sectionOf(workspace);
  const found = section === name ? [] : [sentence('fitSectionName', { release, section, name })];
  // A shell from before it named its groups shows those that it knows.
  const { main, footer: below } = shell.menuGroups ?? {};
  for (const [part, entries, groups] of [
    ['menu', [...menu, ...menuCalls], main],
    ['footer', footer, below],
  ] as const)
    for (const group of new Set(entries.map((entry) => entry.group)))
      if (groups?.includes(group) === false)
        found.push(
          sentence('fitGroup', {
            ...{ release, group, part, shell: nameOf(shell), groups: groups.join(', ') },
          }),
        );
  return found;
}

/**
 * Finds requests with variables that the page or fragment lacks; their URLs would be incomplete.
 */
function requestIncompatibilities(manifest: ReleaseManifest): string[] {
  const { routes, fragments } = manifest;
  const parts = [
    ...routes.map((route) => ({ at: route.path, data: route.data, available: variablesAt(route) })),
    ...fragments.map(({ id, data }) => ({
      at: `the fragment "${id}"`,
      data,
      available: ['Code', 'Lang'],
    })),
  ];
  return parts.flatMap(({ at, data, available }) =>
    Object.entries(data).flatMap(([request, { template }]) =>
      missingVariables(manifest, { template, what: `the request "${request}"`, at, available }),
    ),
  );
}

function formIncompatibilities(manifest: ReleaseManifest): string[] {
  const release = nameOf(manifest);
  return manifest.routes.flatMap(({ path, query, forms = {} }) =>
    Object.entries(forms).flatMap(([form, { call, fields, oneOf = [] }]) => [
      ...missingVariables(manifest, {
        ...{ template: call, what: `the form "${form}"`, at: path },
        available: variablesAt({ path, query }),
      }),
      ...oneOf
        .flat()
        .filter((field) => !(field in fields))
        .map((field) => sentence('fitOneOf', { release, form, path, field })),
    ]),
  );
}

/** Finds entries of menu, footer and search, and next pages of forms, that no page answers. */
function linksToNoPage(
  all: readonly ReleaseManifest[],
  affected: readonly ReleaseManifest[],
): string[] {
  const pages = all.flatMap(({ routes }) => routes.map(({ path }) => addressesOf(`/${path}`)));
  return affected.flatMap((manifest) => {
    const { routes, menu, footer = [], search = [] } = manifest;
    const forms = routes.flatMap((route) => Object.values(route.forms ?? {}));
    const addresses = [...menu, ...footer, ...search].map(({ path }) => path);
    return [...new Set([...addresses, ...forms.map(({ next }) => next)])]
      .filter((address) => !pages.some((page) => page.test(pathIn(address))))
      .map((address) => sentence('fitNoPage', { release: nameOf(manifest), address }));
  });
}

type Request = { template: string; what: string; at: string; available: readonly string[] };

function missingVariables(
  manifest: ReleaseManifest,
  { template, what, at, available }: Request,
): string[] {
  return variablesIn(template)
    .filter((variable) => !available.includes(variable))
    .map((variable) =>
      sentence('fitVariable', {
        ...{ release: nameOf(manifest), variable: `{${variable}}`, what, at },
        available: available.join(', '),
      }),
    );
}

/**
 * Finds scripts of sections that belong to no page or fragment. Browsers block them: a script is
 * preloaded with its integrity because a page lists it.
 */
function unlistedScripts(manifest: ReleaseManifest): string[] {
  const { workspace, entry, files, routes, fragments, hashes } = manifest;
  if (workspace === 'shell') return [];
  const all = [files, ...[...routes, ...fragments].map((part) => part.files)];
  const listed = new Set([
    entry,
    ...all.flatMap(({ scripts, messages }) => [
      ...scripts,
      ...Object.values(messages ?? {}).flat(),
    ]),
  ]);
  return Object.keys(hashes)
    .filter((file) => /^browser\/.*\.m?js$/.test(file) && !listed.has(file))
    .map((file) => sentence('fitUnlistedScript', { release: nameOf(manifest), file }));
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
  const owners = new Map<string, { owner: string; at: string }>();
  const found = new Set<string>();
  for (const manifest of releases)
    for (const { path } of manifest.routes)
      for (const shape of shapesOf(path)) {
        const release = nameOf(manifest);
        const { owner, at } = owners.get(shape) ?? { owner: undefined, at: '' };
        if (owner === undefined) owners.set(shape, { owner: release, at: path });
        else if (owner !== release) found.add(sentence('fitPath', { owner, at, release, path }));
        else if (foldCase(at) === foldCase(path))
          found.add(sentence('fitTwoPages', { release, path }));
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

/** The addresses that a path such as `/Events/:id?` has, in any case. */
export function addressesOf(path: string): RegExp {
  const parts = path.split('/').slice(1);
  const patterns = parts.map((part) => {
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`;
  });
  return new RegExp(`^${patterns.join('')}/?$`, 'iu');
}

/** The path of `<a href="…">`, without its language. */
export function pathOf(link: string): string {
  const [, value = ''] = /"(.*)"/u.exec(link) ?? [];
  const url = URL.parse(value, 'https://site.invalid');
  return splitLocale(url?.pathname ?? '').path;
}
