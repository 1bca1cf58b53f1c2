import { createHash } from 'node:crypto';
import type { Composition, ReleaseForm, ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import {
  pageKey,
  type LiveComposition,
  type LiveFiles,
  type LiveSection,
  type Style,
} from '../src/composition/page-state.ts';
import type { RenderJob } from '../src/render-document.tsx';
import type { BundleFile } from '../releases/bundles.ts';
import type { ReleaseStore } from '../releases/store.ts';
import { bundleOf } from '../releases/verify.ts';

/** A composition made ready to render from: everything checked, everything that a page names worked out once. */
export type Live = {
  revision: number;
  releases: Composition['releases'];
  composition: LiveComposition;
  manifests: ReleaseManifest[];
  bundles: { shell: BundleFile; sections: Record<string, BundleFile> };
  importMap: string;
  bootScript: string;
  shellFiles: RenderJob['shellFiles'];
  contentSecurityPolicy: string;
  /** The forms of the sections' pages, by the page's key. Only the web server needs them: the browser has those of the open page in its code. */
  forms: ReadonlyMap<string, Readonly<Record<string, ReleaseForm>>>;
  /** Sections of which not even the paths are known. */
  unknown: string[];
  problems: string[];
};

/** Where the files of a release are found by browsers. */
export function releaseUrl(manifest: Pick<ReleaseManifest, 'workspace' | 'version'>, file: string): string {
  return `/releases/${manifest.workspace}/${manifest.version}/${file}`;
}

/**
 * Takes a composition up. A section whose release cannot be trusted or read is left out of rendering and its pages say
 * so; the shell's release must be whole, or this rejects.
 */
export async function takeUp(store: ReleaseStore, composition: Composition): Promise<Live> {
  const problems: string[] = [];
  const unknown: string[] = [];
  const unavailable: string[] = [];
  const manifests: ReleaseManifest[] = [];
  for (const [workspace, version] of Object.entries(composition.releases)) {
    let manifest: ReleaseManifest;
    try {
      manifest = await store.manifest(workspace as Workspace, version);
    } catch (error) {
      if (workspace === 'shell') throw error;
      problems.push((error as Error).message);
      unknown.push(workspace);
      continue;
    }
    manifests.push(manifest);
    try {
      for (const file of Object.keys(manifest.hashes)) await store.file(manifest, file);
    } catch (error) {
      if (workspace === 'shell') throw error;
      problems.push((error as Error).message);
      unavailable.push(manifest.section);
    }
  }
  const bundles = Object.fromEntries(manifests.map((manifest) => [manifest.workspace, bundleOf(store, manifest)]));
  const shell = manifests.find(({ workspace }) => workspace === 'shell');
  if (!shell) throw new Error(`Composition ${composition.revision} has no shell.`);
  const bootScript = (await store.file(shell, 'server/boot.js')).toString('utf8');
  return liveOf({ composition, manifests, bundles, bootScript, unavailable, unknown, problems });
}

/** What a composition is rendered from, once all of it was read. */
export type ReadComposition = Pick<Live, 'manifests' | 'bootScript' | 'unknown' | 'problems'> & {
  composition: Pick<Composition, 'revision' | 'releases'>;
  /** The server bundle of each workspace. */
  bundles: Readonly<Record<string, BundleFile>>;
  /** Sections whose release cannot be used, by name. */
  unavailable: string[];
};

/** Works out once what every page of a composition names. */
export function liveOf({
  composition,
  manifests,
  bundles,
  bootScript,
  unavailable,
  unknown,
  problems,
}: ReadComposition): Live {
  const shell = manifests.find(({ workspace }) => workspace === 'shell');
  const bundle = bundles['shell'];
  if (!shell || !bundle) throw new Error(`Composition ${composition.revision} has no shell.`);
  const sections = manifests.filter((manifest) => manifest !== shell);
  const importMap = importMapOf(manifests);
  const files = filesOf(shell, shell.files);
  return {
    revision: composition.revision,
    releases: composition.releases,
    composition: {
      revision: composition.revision,
      shell: shell.version,
      sections: sections.map(liveSection),
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
    shellFiles: {
      entry: releaseUrl(shell, shell.entry),
      icon: releaseUrl(
        shell,
        Object.keys(shell.hashes).find((file) => /^browser\/icon\..*svg$/.test(file)) ?? 'browser/icon.svg',
      ),
      scripts: files.scripts,
      styles: files.styles,
      words: { tw: urls(shell, shell.files.words.tw), en: urls(shell, shell.files.words.en) },
      pages: Object.fromEntries(shell.routes.map((route) => [route.id, filesOf(shell, route.files)])),
    },
    contentSecurityPolicy: policy([importMap, bootScript]),
    forms: new Map(
      sections.flatMap(({ section, routes }) =>
        routes.flatMap(({ id, forms }) => (forms ? [[pageKey(section, id), forms] as const] : [])),
      ),
    ),
    unknown,
    problems,
  };
}

function liveSection(manifest: ReleaseManifest): LiveSection {
  return {
    name: manifest.section,
    version: manifest.version,
    entry: releaseUrl(manifest, manifest.entry),
    files: filesOf(manifest, manifest.files),
    words: { tw: urls(manifest, manifest.files.words.tw), en: urls(manifest, manifest.files.words.en) },
    routes: manifest.routes.map(({ id, path, data, query, middleware, personal, layout, offline, files }) => ({
      id,
      path,
      data,
      query,
      ...(middleware.length > 0 ? { middleware } : {}),
      ...(personal ? { personal } : {}),
      ...(layout ? { layout } : {}),
      ...(offline ? { offline } : {}),
      files: filesOf(manifest, files),
    })),
    fragments: manifest.fragments.map(({ id, order, data, files }) => ({
      id,
      order,
      data,
      files: filesOf(manifest, files),
    })),
  };
}

function filesOf(manifest: ReleaseManifest, files: { scripts: string[]; styles: string[] }): LiveFiles {
  return {
    scripts: urls(manifest, files.scripts),
    styles: files.styles.map((file): Style => [releaseUrl(manifest, file), manifest.hashes[file]?.integrity ?? '']),
  };
}

function urls(manifest: ReleaseManifest, files: readonly string[]): string[] {
  return files.map((file) => releaseUrl(manifest, file));
}

/** The integrity of every script of the composition: a browser refuses one that was changed, lazy chunks included. */
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

/** Only what the site itself serves, and the two inline constants by their hashes. */
function policy(inline: readonly string[]): string {
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
