import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locale } from '@dswine/shared/contract/locales';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { RECORDED_DATA_FILE } from '@dswine/shared/contract/release-files';
import type { CheckJob, CheckedPage } from '../releases/checks/check-job.ts';
import { openCheckResults } from '../releases/checks/check-results.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { matchPage } from '../src/composition/matched-page.ts';
import { shellRoutes } from '../src/shell-routes.ts';

/** What a browser did with pages in earlier checks. */
export type OpenedPages = {
  /** The key of all that a browser gets of a page. */
  keyOf: (page: CheckedPage, html: string) => Promise<string>;
  /** Whether a browser found nothing wrong with it. */
  isSound: (key: string) => Promise<boolean>;
};

/** A page or a fragment. */
type Part = Pick<ReleaseManifest['routes'][number], 'files'>;

/**
 * Knows pages again that a browser has opened: with the same HTML, scripts, styles and recorded
 * data, by the same program. Names of releases and of files, which change with every release, do
 * not count, and neither do files that belong to other pages alone. Undefined where every page is
 * opened.
 */
export function openedPages(
  job: CheckJob,
  live: Pick<ResolvedComposition, 'composition'>,
  siteUrl: string,
): OpenedPages | undefined {
  const { opened, isThorough, read, files } = job;
  if (!opened || isThorough) return undefined;
  const { isSound } = openCheckResults(opened.folder);
  const { withoutHashes, withoutNames } = nameRemovers(read.manifests);
  const hashes = new Map<string, Promise<string>>();
  const contentHash = (file: string) => {
    const known =
      hashes.get(file) ?? readFile(file).then((bytes) => hash(withoutHashes(String(bytes))));
    hashes.set(file, known);
    return known;
  };
  const site = read.manifests.map((manifest) => withoutNames(JSON.stringify(described(manifest))));
  return {
    isSound,
    async keyOf({ address, locale, status }, html) {
      const page = matchPage(live.composition, shellRoutes, new URL(address, 'http://localhost'));
      const section = page?.section?.name ?? 'shell';
      const isHome = page?.parts.some(({ kind }) => kind === 'fragment') === true;
      const parts: unknown[] = [opened.checker, site, address, status];
      for (const manifest of read.manifests) {
        const { workspace } = manifest;
        const route = manifest.routes.find(
          ({ id }) => manifest.section === section && id === page?.route.id,
        );
        const fragments = isHome ? manifest.fragments : [];
        if (!route && fragments.length === 0 && workspace !== 'shell') continue;
        const shown = [...(route ? [route] : []), ...fragments];
        const contents = neededFiles(manifest, shown, locale).map(async (name) => [
          withoutNames(name),
          await contentHash(files[workspace]?.[name] ?? ''),
        ]);
        const recorded = manifest.hashes[RECORDED_DATA_FILE]?.integrity;
        parts.push(workspace, recorded, await Promise.all(contents));
      }
      // The port of the check, the file with what its page is made of, when it was, and the distance
      // to the time of the recorded data.
      const placeless = html
        .replaceAll(siteUrl, '')
        .replace(/"compositions\/[^"]*","[^"]*"/g, '')
        .replace(/"(renderedAt|clockOffset)":("[^"]*"|-?\d+)/g, '');
      return hash(JSON.stringify([...parts, withoutNames(placeless)]));
    },
  };
}

/** What the site knows of a release. Its content is hashed by itself. */
function described(manifest: ReleaseManifest): object {
  return { ...manifest, hashes: undefined, publishedAt: undefined, source: undefined };
}

/**
 * The files for browsers, without those that only other pages and fragments have, and without the
 * messages of other languages.
 */
function neededFiles(
  { hashes, files, routes, fragments }: ReleaseManifest,
  shown: readonly Part[],
  locale: Locale,
): string[] {
  const codeOf = ({ files: { scripts, styles } }: Part) => [...scripts, ...styles];
  const messagesOf = ({ files: { messages = files.messages } }: Part) => messages;
  const parts = [...routes, ...fragments];
  const own = new Set([
    ...[...files.scripts, ...files.styles, ...shown.flatMap(codeOf)],
    ...(shown.length > 0 ? shown.map(messagesOf) : [files.messages]).flatMap((messages) =>
      inLocale(messages, locale),
    ),
  ]);
  const ofParts = new Set([
    ...parts.flatMap(codeOf),
    ...[files.messages, ...parts.map(messagesOf)].flatMap((all) => Object.values(all).flat()),
  ]);
  return Object.keys(hashes).filter(
    (name) =>
      /^browser\/(?!mf-manifest\.json$|.*\.(br|gz)$)/.test(name) &&
      (own.has(name) || !ofParts.has(name)),
  );
}

/**
 * Remove hashes of the files of releases, in names and as integrity, and their versions. Code is
 * older than its version: what compares one there stays.
 */
function nameRemovers(manifests: readonly ReleaseManifest[]) {
  const versions = [...new Set(manifests.map(({ version }) => version))];
  const hashes = new Set(
    manifests.flatMap((manifest) =>
      Object.entries(manifest.hashes).flatMap(([name, { integrity }]) => [
        /\.([0-9a-f]{12})\./.exec(name)?.[1] ?? '',
        integrity.replace(/^sha\d{3}-/, ''),
      ]),
    ),
  );
  const withoutHashes = (text: string) =>
    text.replace(/[A-Za-z0-9+/]{43,}=*|[0-9a-f]{12}/g, (found) => (hashes.has(found) ? '' : found));
  const withoutNames = (text: string) =>
    withoutHashes(versions.reduce((left, version) => left.replaceAll(version, ''), text));
  return { withoutHashes, withoutNames };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
