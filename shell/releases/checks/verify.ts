import rule from '../../../deploy/edge/edge-rule.js';
import { sectionOf, type ReleaseManifest, type Workspace } from '@dswine/shared/contract/releases';
import { gzipSync } from 'node:zlib';
import { Conformance } from '@dswine/shared/contract/conformance';
import { CONFORMANCE_FILE } from '@dswine/shared/contract/release-files';
import { checkedJson } from '@dswine/shared/contract/parse-json';
import { checkReleases, type CheckOptions } from './check-releases.ts';
import { findIncompatibilities } from '../manifest/compatibility.ts';
import { sentence } from '../errors.ts';
import { findScopeViolations } from './css-scope-check.ts';
import { findGrantViolations, type Grants } from '../manifest/grants.ts';
import { createOrganiserCheck } from '../organiser-api/check-organiser-api.ts';
import { type RequiredChecks, requiredChecks } from '../metadata/targets.ts';
import { readComposition } from '../store/read-composition.ts';
import type { ReleaseStore } from '../store/store.ts';
import { nameOf } from '../release-name.ts';
import { packagesIn, SBOM } from '../bundles.ts';
import { contentHash } from '../integrity.ts';
import { checkNames } from './check-job.ts';

export type VersionByWorkspace = Readonly<Record<string, string>>;

export type Verification = {
  releases: VersionByWorkspace;
  /** What sections may claim. Default: anything. */
  grants?: Grants | undefined;
  /** The workspaces whose release changes. Only their files are read and run. Default: all. */
  changed?: ReadonlySet<string>;
  /** Whether pages are rendered. Default: yes. */
  rendersPages?: boolean;
  isThorough?: boolean;
};

type VerifyComposition = (verification: Verification) => Promise<string[]>;

/**
 * Creates a verifier. It lists all reasons why releases cannot be live together, one sentence each;
 * none when they can. Checks signatures, and hashes and CSS scope of what changes, compatibility,
 * grants, and the calls of what changes to the organiser; loads it as the web server does, and
 * renders its pages. Remembers what it has found: when others have changed the composition
 * meanwhile, it reads only their manifests, and runs nothing again, unless the shell changed.
 */
export function createVerifier(store: ReleaseStore, options: CheckOptions = {}): VerifyComposition {
  let checkOrganiser: ReturnType<typeof createOrganiserCheck> | undefined;
  const manifests = new Map<string, ReleaseManifest>();
  const sound = new Set<string>();
  const stopping = stoppingDamage(options);

  const checkFiles = async (check: ReleaseCheck, changed: ReadonlySet<Workspace>) =>
    changed.has(check.manifest.workspace)
      ? verifyFiles(check)
      : stopping(
          check.manifest.workspace,
          damageOf(check.manifest, await store.damaged(check.manifest)),
        );

  async function manifestOf(workspace: Workspace, version: string): Promise<ReleaseManifest> {
    const name = nameOf({ workspace, version });
    const manifest = manifests.get(name) ?? (await store.manifest(workspace, version));
    manifests.set(name, manifest);
    return manifest;
  }

  async function readAll({
    releases,
    changed,
  }: Required<Pick<Verification, 'releases' | 'changed'>>) {
    const read: ReleaseManifest[] = [];
    const found: string[] = [];
    // Without a shell, the loop or the comparison says so.
    const shell = await manifestOf('shell', releases['shell'] ?? '').catch(() => undefined);
    const provides = shell?.provides ?? {};
    const others = Object.keys(releases).map(sectionOf);
    for (const [workspace, version] of Object.entries(releases)) {
      const name = nameOf({ workspace, version });
      try {
        const manifest = await manifestOf(workspace, version);
        read.push(manifest);
        if (!sound.has(name))
          found.push(...(await checkFiles({ store, manifest, others, provides }, changed)));
      } catch (error) {
        const sentence = withName(name, (error as Error).message);
        found.push(...(changed.has(workspace) ? [sentence] : stopping(workspace, [sentence])));
      }
    }
    return { read, found };
  }

  return async function verifyComposition({
    releases,
    grants,
    changed = new Set(Object.keys(releases)),
    rendersPages = true,
    isThorough = false,
  }) {
    const { read, found } = await readAll({ releases, changed });
    if (found.length > 0) return found;
    const required = withRequired(options, requiredChecks((await store.view()).targets));
    const isChanged = ({ workspace }: ReleaseManifest) => changed.has(workspace);
    // Another section that lost its grant is left out by the servers, and stops nobody else.
    const violations = findGrantViolations(read.filter(isChanged), grants);
    const missing = rendersPages ? await unconformed(store, read.filter(isChanged), required) : [];
    const reasons = [...findIncompatibilities(read, changed), ...violations, ...missing];
    if (reasons.length > 0) return reasons;
    checkOrganiser ??= createOrganiserCheck(store, required);
    const broken = await checkOrganiser(read.filter(isChanged));
    // A rollback and a preview say what breaks, but nothing holds them up.
    if (rendersPages && broken.length > 0) return broken;
    for (const sentence of broken) options.note?.(sentence);
    const names = [...changed].map((workspace) => `${workspace}@${releases[workspace]}`);
    // What was run ran with the shell, and what was removed may be linked to by any other.
    const ran = JSON.stringify([names.sort(), Object.entries(releases).sort(), rendersPages]);
    if (names.length === 0 || sound.has(ran)) return [];
    const known = (workspace: string, version: string) =>
      manifests.get(nameOf({ workspace, version }));
    const how = { changed, rendersPages, isThorough, ...required };
    const problems = await run({ store, releases, known, ...how });
    if (problems.length === 0) for (const name of [ran, ...names]) sound.add(name);
    return problems;
  };
}

/** What this machine checks, with what the operator requires of each promotion. */
function withRequired(
  options: CheckOptions,
  { organiser, conformed }: RequiredChecks,
): CheckOptions {
  return {
    ...options,
    ...(organiser !== undefined && {
      organiser,
      requiresLiveData: options.requiresLiveData ?? true,
    }),
    requiresConformance: conformed ?? options.requiresConformance,
  };
}

type Run = CheckOptions &
  Required<Pick<Verification, 'releases' | 'changed' | 'rendersPages' | 'isThorough'>> & {
    store: ReleaseStore;
    known: (workspace: string, version: string) => ReleaseManifest | undefined;
  };

async function run({ store, releases, known, ...check }: Run): Promise<string[]> {
  const composition = { revision: 1, releases };
  const read = await readComposition(store, composition, { known }).catch(
    (error: unknown) => error as Error,
  );
  if (read instanceof Error) return [read.message];
  if (read.problems.length > 0) return read.problems.map(({ message }) => message);
  return checkReleases({ store, read, ...check });
}

type ReleaseCheck = {
  store: ReleaseStore;
  manifest: ReleaseManifest;
  others: readonly string[];
  provides: ReleaseManifest['provides'];
};

async function verifyFiles({ store, manifest, others, provides }: ReleaseCheck): Promise<string[]> {
  const found: string[] = [];
  const contents = new Map<string, Buffer>();
  const isSection = manifest.workspace !== 'shell';
  for (const name of Object.keys(manifest.hashes)) {
    const bytes = await store.file(manifest, name);
    contents.set(name, bytes);
    if (isSection && name.endsWith('.css'))
      found.push(...findScopeViolations({ section: manifest.section, others }, name, bytes));
  }
  if (isSection) {
    const contentOf = (name: string) => contents.get(name) ?? Buffer.alloc(0);
    found.push(
      ...findDuplicateLibraries(manifest, contentOf, provides),
      ...findHeavyPages(manifest, contentOf),
      ...parameterProblems(manifest),
    );
  }
  return found.map((sentence) => withName(nameOf(manifest), sentence));
}

/**
 * Lists query parameters of a section's pages that an edge would leave out of its keys: it would
 * show one page for all their values.
 */
function parameterProblems({
  section,
  routes,
}: Pick<ReleaseManifest, 'section' | 'routes'>): string[] {
  return routes.flatMap(({ path, query }) =>
    Object.keys(query)
      .filter((name) => !name.startsWith(`${section}.`) && !isShared(name))
      .map((name) => sentence('fitParameter', { name, path, section })),
  );
}

/** Names with a dot belong to one section. */
const isShared = (name: string) => !name.includes('.') && rule.isKnownParameter(name);

async function unconformed(
  store: ReleaseStore,
  manifests: readonly ReleaseManifest[],
  { requiresConformance }: CheckOptions,
): Promise<string[]> {
  const problems: string[] = [];
  for (const manifest of requiresConformance ? manifests : []) {
    const problem = await conformanceProblem(store, manifest);
    if (problem !== undefined) problems.push(problem);
  }
  return problems;
}

/**
 * What of the damage of live releases stops a promotion. No server starts without the shell. Of
 * another section, only its own pages are missing, so that it is said and holds up nobody.
 */
function stoppingDamage({ note }: CheckOptions) {
  return (workspace: Workspace, sentences: readonly string[]): readonly string[] => {
    if (workspace === 'shell') return sentences;
    for (const sentence of sentences) note?.(sentence);
    return [];
  };
}

function damageOf(manifest: ReleaseManifest, [first, ...more]: readonly string[]): string[] {
  if (first === undefined) return [];
  const release = nameOf(manifest);
  const others = more.length > 0 ? ` and ${more.length} more files` : '';
  return [sentence('promotionDamaged', { release, files: first + others })];
}

function withName(release: string, sentence: string): string {
  return sentence.includes(release) ? sentence : `${release}: ${sentence}`;
}

/** What the scripts of a page may weigh beside the shell's, compressed with gzip. */
const MAX_SCRIPT_KIB = 80;
const MAX_STYLE_KIB = 16;
/** Every React has it, however it was bundled. */
const reactMark = 'react.transitional.element';

type ReadFile = (name: string) => Buffer;

/** Lists libraries that a section brings although the page has them, or that it brings twice. */
function findDuplicateLibraries(
  manifest: ReleaseManifest,
  read: ReadFile,
  provides: ReleaseManifest['provides'],
): string[] {
  const versions = packagesIn(Object.hasOwn(manifest.hashes, SBOM) ? read(SBOM) : undefined);
  const own = [...versions.keys()].filter((name) => Object.hasOwn(provides, name));
  if (!own.includes('react') && scriptsOf(manifest).some((name) => read(name).includes(reactMark)))
    own.push('react');
  return [
    ...own.map((name) => sentence('fitOwnLibrary', { name })),
    ...[...versions]
      .filter(([, all]) => all.size > 1)
      .map(([name, all]) =>
        sentence('fitLibraryTwice', { name, versions: [...all].sort().join(', ') }),
      ),
  ];
}

/** Lists pages and fragments whose scripts or styles are too heavy for a phone in a crowded hall. */
function findHeavyPages(manifest: ReleaseManifest, read: ReadFile): string[] {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? gzipSync(read(name)).length / 1024;
    sizes.set(name, size);
    return size;
  };
  const sumOf = (names: readonly string[]) =>
    [...new Set(names)].reduce((sum, name) => sum + sizeOf(name), 0);
  const { files } = manifest;
  const heavier = (messages = files.messages) =>
    Math.max(0, ...Object.values(messages ?? {}).map(sumOf));
  const parts = [
    ...manifest.routes.map(({ path, files: own }) => ({ at: `/${path}`, own })),
    ...manifest.fragments.map(({ id, files: own }) => ({ at: `The fragment "${id}"`, own })),
  ];
  return parts.flatMap(({ at, own = { scripts: [], styles: [] } }) => {
    const scripts =
      sumOf([manifest.entry, ...files.scripts, ...own.scripts]) + heavier(own.messages);
    const styles = sumOf([...files.styles, ...own.styles]);
    return [
      { at, what: 'scripts', kib: Math.ceil(scripts), most: MAX_SCRIPT_KIB },
      { at, what: 'styles', kib: Math.ceil(styles), most: MAX_STYLE_KIB },
    ]
      .filter(({ kib, most }) => kib > most)
      .map((load) => sentence('fitHeavy', load));
  });
}

function scriptsOf({ hashes }: ReleaseManifest): string[] {
  return Object.keys(hashes).filter((name) => /^browser\/.*\.js$/.test(name));
}

/** Why a release does not count as checked by `conform` for everything; undefined when it does. */
async function conformanceProblem(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<string | undefined> {
  const problem = await notChecked(store, manifest);
  const { workspace } = manifest;
  return problem && sentence('fitConformance', { release: nameOf(manifest), workspace, problem });
}

async function notChecked(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<string | undefined> {
  const { hashes } = manifest;
  if (!Object.hasOwn(hashes, CONFORMANCE_FILE)) return `it has no ${CONFORMANCE_FILE}`;
  const found = checkedJson(Conformance, await store.file(manifest, CONFORMANCE_FILE));
  if (!found) return `its ${CONFORMANCE_FILE} cannot be read`;
  const names = Object.keys(hashes).filter(
    (name) => name !== CONFORMANCE_FILE && !/\.(br|gz)$/.test(name),
  );
  const content = contentHash(manifest, names.sort(), (name) => hashes[name]?.integrity);
  if (found.content !== content) return `its ${CONFORMANCE_FILE} is of another build`;
  const missing = checkNames.filter((name) => !found.checks.includes(name));
  return missing.length > 0 ? `it was not checked for ${missing.join(', ')}` : undefined;
}
