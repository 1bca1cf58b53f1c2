import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { BundleFile } from '../../releases/bundles.ts';
import type { ReadComposition } from '../../releases/index.ts';
import { contentOf, createBrowserFiles, type SectionContent } from './browser-files.ts';
import { filesOf, messagesOf, releaseUrl, stylesByUrl } from './release-urls.ts';
import {
  ENDPOINT,
  addSources,
  allowForeignScripts,
  pagePolicy,
  serializeCsp,
  type ExtraSources,
} from '../csp/csp.ts';
import type { SectionFile } from '../../src/composition/composition-file.ts';
import {
  pageKey,
  type PageComposition,
  type CompositionSection,
} from '../../src/composition/page-state.ts';
import type { RenderJob } from '../../src/composition/render-job.ts';

/** A composition ready for rendering: verified, with everything that pages need precomputed. */
export type ResolvedComposition = ReturnType<typeof resolveComposition>;

/** Precomputes what every page of a composition needs. `extraSources` are allowed by its CSP. */
export function resolveComposition(read: ReadComposition, extraSources: ExtraSources = {}) {
  const { composition, manifests, bundles, bootScript, unavailable } = read;
  const { revision, id, releases, grants, canary } = composition;
  const shell = manifests.find(({ workspace }) => workspace === 'shell');
  const bundle = bundles['shell'];
  if (!shell || !bundle) throw new Error(`Composition ${revision} has no shell.`);
  const sections = manifests.filter((manifest) => manifest !== shell);
  const resolved = sections.map(resolveSection);
  const integrity = integrityOfScripts(manifests);
  const importMap = JSON.stringify({ integrity: importedScripts(shell) });
  const policy = addSources(pagePolicy([importMap, bootScript]), extraSources);
  // Development builds have no integrity, and a third party's scripts have none either.
  const isStrict = Object.keys(integrity).length > 0 && !extraSources['script-src'];
  const pageComposition: PageComposition = {
    revision,
    shell: shell.version,
    sections: resolved.map(({ section }) => section),
    menu: manifests.flatMap(({ menu }) => menu),
    menuCalls: manifests.flatMap(({ menuCalls }) => menuCalls ?? []),
    footer: manifests.flatMap(({ footer }) => footer ?? []),
    offline: sections.flatMap(offlinePaths),
    unavailable,
  };
  return {
    ...{ revision, releases, grants, canary, manifests, bootScript },
    /** The same for the same releases, grants and canary; undefined for builds in development. */
    id,
    /** When it was promoted, in ms since the epoch; undefined for builds in development. */
    madeAt: composition.at === undefined ? undefined : Date.parse(composition.at),
    composition: pageComposition,
    bundles: {
      shell: bundle,
      sections: Object.fromEntries(
        sections.flatMap(({ section, workspace }): [string, BundleFile][] =>
          bundles[workspace] ? [[section, bundles[workspace]]] : [],
        ),
      ),
    },
    styles: stylesByUrl(read),
    files: createBrowserFiles({
      composition: pageComposition,
      sections: new Map(resolved.map(({ section, content }) => [section.name, content])),
    }),
    shellFiles: shellFilesOf(shell, { importMap, integrity }),
    contentSecurityPolicy: `${serializeCsp(isStrict ? policy : allowForeignScripts(policy))}; report-to ${ENDPOINT}`,
    /** The header that blocks scripts without integrity. */
    integrityPolicy: isStrict
      ? `blocked-destinations=(script), endpoints=(${ENDPOINT})`
      : undefined,
    forms: formsOf(sections),
    /** Why releases of this composition cannot be used. */
    problems: read.problems,
  };
}

/**
 * Form definitions by page key. Only the web server needs them: in the browser, the code of the page
 * contains its forms.
 */
function formsOf(sections: readonly ReleaseManifest[]) {
  return new Map(
    sections.flatMap(({ section, routes }) =>
      routes.flatMap(({ id, forms }) => (forms ? [[pageKey(section, id), forms] as const] : [])),
    ),
  );
}

function shellFilesOf(
  shell: ReleaseManifest,
  scripts: Pick<RenderJob['shellFiles'], 'importMap' | 'integrity'>,
): RenderJob['shellFiles'] {
  const find = (pattern: RegExp) => {
    const file = Object.keys(shell.hashes).find((name) => pattern.test(name));
    return file && releaseUrl(shell, file);
  };
  return {
    entry: releaseUrl(shell, shell.entry),
    icon: find(/^browser\/icon\..*svg$/) ?? releaseUrl(shell, 'browser/icon.svg'),
    early: find(/^browser\/early\..*js$/),
    federation: find(/^browser\/federation\..*js$/),
    ...scripts,
    font: find(/^browser\/cormorant-latin\.(\w+\.)?woff2$/),
    ...filesOf(shell, shell.files),
    messages: messagesOf(shell, shell.files.messages),
    pages: Object.fromEntries(shell.routes.map((route) => [route.id, filesOf(shell, route.files)])),
  };
}

/** A section as pages and browsers get it. */
type ResolvedSection = { section: CompositionSection; content: SectionContent };

const resolvedSections = new WeakMap<ReleaseManifest, ResolvedSection>();

/** A release never changes, so it is resolved once for all compositions that hold it. */
function resolveSection(manifest: ReleaseManifest): ResolvedSection {
  const existing = resolvedSections.get(manifest);
  if (existing) return existing;
  const section = sectionOf(manifest);
  const file: SectionFile = { section, integrity: integrityOfScripts([manifest]) };
  const resolved = { section, content: contentOf(file) };
  resolvedSections.set(manifest, resolved);
  return resolved;
}

/** Paths without parameters of pages that are stored on devices. */
function offlinePaths({ routes }: ReleaseManifest): string[] {
  return routes.filter(({ offline }) => offline).map(({ path }) => `/${path.split('/:')[0]}`);
}

function sectionOf(manifest: ReleaseManifest): CompositionSection {
  return {
    name: manifest.section,
    version: manifest.version,
    entry: releaseUrl(manifest, manifest.entry),
    files: filesOf(manifest, manifest.files),
    routes: manifest.routes.map(
      ({
        id,
        path,
        data,
        query,
        middleware,
        personal,
        layout,
        offline,
        hydrate,
        forms,
        files,
      }) => ({
        id,
        path,
        data,
        query,
        ...(middleware.length > 0 ? { middleware } : {}),
        ...(personal ? { personal } : {}),
        ...(layout ? { layout } : {}),
        ...(offline ? { offline } : {}),
        ...((hydrate ?? forms ?? personal) ? { hydrate: 'load' as const } : {}),
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

/** Without the entry, the early script and the service worker, which no module imports. */
function importedScripts(shell: ReleaseManifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(integrityOfScripts([shell])).filter(
      ([url]) => !/\/(shell|early|service-worker)\.[^/]*$/.test(url),
    ),
  );
}

/** The integrity of every script by its URL, lazily loaded chunks included. */
function integrityOfScripts(manifests: readonly ReleaseManifest[]): Record<string, string> {
  return Object.fromEntries(
    manifests.flatMap((manifest) =>
      Object.entries(manifest.hashes)
        .filter(([file]) => file.startsWith('browser/') && file.endsWith('.js'))
        .map(([file, hash]) => [releaseUrl(manifest, file), hash.integrity]),
    ),
  );
}
