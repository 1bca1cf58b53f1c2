import type {
  Composition,
  ReleaseForm,
  ReleaseManifest,
  Workspace,
} from '@dswine/shared/contract/releases';
import {
  pageKey,
  type PageComposition,
  type PageFiles,
  type CompositionSection,
  type Style,
} from '../src/composition/page-state.ts';
import type { RenderJob } from '../src/render-document.tsx';
import { bundleOf, type BundleFile } from '../releases/bundles.ts';
import { shapesOf } from '../releases/compatibility.ts';
import { ContractError } from '../releases/errors.ts';
import type { LoadProblem } from '../releases/server-reports.ts';
import type { ReleaseStore } from '../releases/store.ts';
import { addSources, pagePolicy, serializeCsp, type ExtraSources } from './csp.ts';

/**
 * A composition made ready to render from: everything checked, everything that a page names worked
 * out once.
 */
export type ResolvedComposition = {
  revision: number;
  releases: Composition['releases'];
  composition: PageComposition;
  manifests: ReleaseManifest[];
  bundles: { shell: BundleFile; sections: Record<string, BundleFile> };
  importMap: string;
  bootScript: string;
  shellFiles: RenderJob['shellFiles'];
  contentSecurityPolicy: string;
  /**
   * The forms of the sections' pages, by the page's key. Only the web server needs them: the
   * browser has those of the open page in its code.
   */
  forms: ReadonlyMap<string, Readonly<Record<string, ReleaseForm>>>;
  /** Releases that cannot be used. */
  problems: LoadProblem[];
};

/** Where the files of a release are found by browsers. */
export function releaseUrl(
  manifest: Pick<ReleaseManifest, 'workspace' | 'version'>,
  file: string,
): string {
  return `/releases/${manifest.workspace}/${manifest.version}/${file}`;
}

type LoadOptions = {
  /** What settings add to the policy of every page. */
  extraSources?: ExtraSources;
  /**
   * What is known of a workspace from before: its paths stay its own while its release cannot be
   * read.
   */
  lastManifest?: (workspace: string) => Promise<ReleaseManifest | undefined>;
};

/**
 * Reads a composition from the store and checks every file of it. A section whose release cannot be
 * trusted or read is not rendered: its pages say so. The shell's release must be whole, or this
 * rejects.
 */
export async function loadComposition(
  store: ReleaseStore,
  composition: Composition,
  { extraSources = {}, lastManifest = async () => undefined }: LoadOptions = {},
): Promise<ResolvedComposition> {
  const problems: LoadProblem[] = [];
  const unavailable: string[] = [];
  const manifests: ReleaseManifest[] = [];
  const unreadable: string[] = [];
  for (const [workspace, version] of Object.entries(composition.releases)) {
    let manifest: ReleaseManifest | undefined;
    try {
      manifest = await store.manifest(workspace as Workspace, version);
      for (const file of Object.keys(manifest.hashes)) await store.file(manifest, file);
    } catch (error) {
      if (workspace === 'shell') throw error;
      problems.push(problemOf(`${workspace}@${version}`, error));
      if (manifest) unavailable.push(manifest.section);
      else unreadable.push(workspace);
    }
    if (manifest) manifests.push(manifest);
  }
  for (const workspace of unreadable) {
    const last = await lastManifest(workspace);
    if (!last) continue;
    manifests.push(withoutClaimedPaths(last, manifests));
    unavailable.push(last.section);
  }
  const shell = manifests.find(({ workspace }) => workspace === 'shell');
  if (!shell) throw new Error(`Composition ${composition.revision} has no shell.`);
  const bootScript = (await store.file(shell, 'server/boot.js')).toString('utf8');
  const bundles = Object.fromEntries(
    manifests.map((manifest) => [manifest.workspace, bundleOf(store, manifest)]),
  );
  return resolveComposition({
    composition,
    manifests,
    bundles,
    bootScript,
    unavailable,
    problems,
    extraSources,
  });
}

/** A path that another section has taken over meanwhile is its own now. */
function withoutClaimedPaths(
  last: ReleaseManifest,
  others: readonly ReleaseManifest[],
): ReleaseManifest {
  const claimed = new Set(
    others.flatMap(({ routes }) => routes.flatMap(({ path }) => shapesOf(path))),
  );
  return {
    ...last,
    routes: last.routes.filter(({ path }) => !shapesOf(path).some((shape) => claimed.has(shape))),
  };
}

export function problemOf(release: string, error: unknown): LoadProblem {
  const { message } = error as Error;
  const named = message.includes(release) ? message : `${release}: ${message}`;
  return { release, message: named, isFinal: error instanceof ContractError };
}

/** What a composition is rendered from, once all of it was read. */
export type ReadComposition = Pick<ResolvedComposition, 'manifests' | 'bootScript' | 'problems'> & {
  composition: Pick<Composition, 'revision' | 'releases'>;
  /** The server bundle of each workspace. */
  bundles: Readonly<Record<string, BundleFile>>;
  /** Sections whose release cannot be used, by name. */
  unavailable: string[];
  extraSources: ExtraSources;
};

/** Works out once what every page of a composition names. */
export function resolveComposition(read: ReadComposition): ResolvedComposition {
  const { composition, manifests, bundles, bootScript, unavailable } = read;
  const shell = manifests.find(({ workspace }) => workspace === 'shell');
  const bundle = bundles['shell'];
  if (!shell || !bundle) throw new Error(`Composition ${composition.revision} has no shell.`);
  const sections = manifests.filter((manifest) => manifest !== shell);
  const importMap = importMapOf(manifests);
  return {
    revision: composition.revision,
    releases: composition.releases,
    composition: {
      revision: composition.revision,
      shell: shell.version,
      sections: sections.map(resolveSection),
      menu: manifests.flatMap(({ menu }) => menu),
      menuCalls: manifests.flatMap(({ menuCalls }) => menuCalls ?? []),
      unavailable,
    },
    manifests,
    bundles: {
      shell: bundle,
      sections: Object.fromEntries(
        sections.flatMap(({ section, workspace }) =>
          bundles[workspace] ? [[section, bundles[workspace]] as const] : [],
        ),
      ),
    },
    importMap,
    bootScript,
    shellFiles: shellFilesOf(shell),
    contentSecurityPolicy: serializeCsp(
      addSources(pagePolicy([importMap, bootScript]), read.extraSources),
    ),
    forms: new Map(
      sections.flatMap(({ section, routes }) =>
        routes.flatMap(({ id, forms }) => (forms ? [[pageKey(section, id), forms] as const] : [])),
      ),
    ),
    problems: read.problems,
  };
}

function shellFilesOf(shell: ReleaseManifest): RenderJob['shellFiles'] {
  const icon =
    Object.keys(shell.hashes).find((file) => /^browser\/icon\..*svg$/.test(file)) ??
    'browser/icon.svg';
  return {
    entry: releaseUrl(shell, shell.entry),
    icon: releaseUrl(shell, icon),
    ...filesOf(shell, shell.files),
    messages: {
      tw: urls(shell, shell.files.messages.tw),
      en: urls(shell, shell.files.messages.en),
    },
    pages: Object.fromEntries(shell.routes.map((route) => [route.id, filesOf(shell, route.files)])),
  };
}

function resolveSection(manifest: ReleaseManifest): CompositionSection {
  return {
    name: manifest.section,
    version: manifest.version,
    entry: releaseUrl(manifest, manifest.entry),
    files: filesOf(manifest, manifest.files),
    messages: {
      tw: urls(manifest, manifest.files.messages.tw),
      en: urls(manifest, manifest.files.messages.en),
    },
    routes: manifest.routes.map(
      ({ id, path, data, query, middleware, personal, layout, offline, files }) => ({
        id,
        path,
        data,
        query,
        ...(middleware.length > 0 ? { middleware } : {}),
        ...(personal ? { personal } : {}),
        ...(layout ? { layout } : {}),
        ...(offline ? { offline } : {}),
        files: filesOf(manifest, files),
      }),
    ),
    fragments: manifest.fragments.map(({ id, order, data, files }) => ({
      id,
      order,
      data,
      files: filesOf(manifest, files),
    })),
  };
}

function filesOf(
  manifest: ReleaseManifest,
  files: { scripts: string[]; styles: string[] },
): PageFiles {
  return {
    scripts: urls(manifest, files.scripts),
    styles: files.styles.map((file): Style => [
      releaseUrl(manifest, file),
      manifest.hashes[file]?.integrity ?? '',
    ]),
  };
}

function urls(manifest: ReleaseManifest, files: readonly string[]): string[] {
  return files.map((file) => releaseUrl(manifest, file));
}

/**
 * The integrity of every script of the composition: a browser refuses one that was changed, lazy
 * chunks included.
 */
function importMapOf(manifests: readonly ReleaseManifest[]): string {
  const integrity = Object.fromEntries(
    manifests.flatMap((manifest) =>
      Object.entries(manifest.hashes)
        .filter(([file]) => file.startsWith('browser/') && file.endsWith('.js'))
        .map(([file, hash]) => [releaseUrl(manifest, file), hash.integrity]),
    ),
  );
  return JSON.stringify({ integrity });
}
