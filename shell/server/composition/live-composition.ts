import type { Composition, ReleaseForm, ReleaseManifest } from '@dswine/shared/contract/releases';
import {
  pageKey,
  type PageComposition,
  type PageFiles,
  type CompositionSection,
  type Style,
} from '../../src/composition/page-state.ts';
import type { RenderJob } from '../../src/composition/render-job.ts';
import type { BundleFile } from '../../releases/bundles.ts';
import type { ReadComposition } from '../../releases/read-composition.ts';
import type { LoadProblem } from '../../releases/server-reports.ts';
import { addSources, pagePolicy, serializeCsp, type ExtraSources } from '../csp/csp.ts';

/** A composition ready for rendering: verified, with everything that pages need precomputed. */
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
   * Form definitions by page key. Only the web server needs them: in the browser, the code of the
   * page contains its forms.
   */
  forms: ReadonlyMap<string, Readonly<Record<string, ReleaseForm>>>;
  /** Why releases of this composition cannot be used. */
  problems: LoadProblem[];
};

/** The URL path of a release file. */
export function releaseUrl(
  manifest: Pick<ReleaseManifest, 'workspace' | 'version'>,
  file: string,
): string {
  return `/releases/${manifest.workspace}/${manifest.version}/${file}`;
}

/** Precomputes what every page of a composition needs. `extraSources` are allowed by its CSP. */
export function resolveComposition(
  read: ReadComposition,
  extraSources: ExtraSources = {},
): ResolvedComposition {
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
      addSources(pagePolicy([importMap, bootScript]), extraSources),
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
  const font = Object.keys(shell.hashes).find((file) =>
    /^browser\/cormorant-latin\.(\w+\.)?woff2$/.test(file),
  );
  return {
    entry: releaseUrl(shell, shell.entry),
    icon: releaseUrl(shell, icon),
    ...(font !== undefined && { font: releaseUrl(shell, font) }),
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

/** An import map with the integrity of every script, which also protects lazily loaded chunks. */
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
