import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { localeOf } from '@dswine/shared/contract/locales';
import type { FastifyInstance } from 'fastify';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { requestKey, type PageQuery } from '@dswine/shared/section/request-key';
import type { Locale } from '@dswine/shared/section/section';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { releaseUrl } from '../composition/release-urls.ts';
import type { FindReleaseFile } from '../composition/release-files.ts';
import type { Settings } from '../settings/settings.ts';

/** The language of the pages, and the edition that they are about. */
type Scope = { exhibitionCode: string; locale: Locale };

type Dependencies = {
  settings: Pick<Settings, 'offline' | 'expoApi' | 'exhibitionCode'>;
  live: () => Pick<Live, 'revision' | 'releases' | 'manifests' | 'files' | 'shellFiles'>;
  /** The content revision. */
  content: () => string;
  releaseFile: FindReleaseFile;
};

/** A service worker that deletes all caches and unregisters itself, for when offline use is off. */
const unregisterScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Serves the service worker of the live shell, and the list of pages and files that it precaches.
 */
export function serveOffline(
  server: FastifyInstance,
  { settings, live, content, releaseFile }: Dependencies,
): void {
  server.get('/service-worker.js', async (_request, reply) => {
    const file = settings.offline
      ? await releaseFile('shell', live().releases['shell'] ?? '', 'browser/service-worker.js')
      : undefined;
    return reply
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .type('text/javascript; charset=utf-8')
      .send(file?.identity ?? unregisterScript);
  });

  server.get<{ Querystring: { lang?: string } }>('/offline.json', (request, reply) => {
    const locale = localeOf(request.query.lang);
    const { revision, manifests, files, shellFiles } = live();
    const at = { exhibitionCode: settings.exhibitionCode, locale };
    const needed = [
      ...new Set(manifests.flatMap((manifest) => neededFiles(manifest, locale))),
      shellFiles.early,
      shellFiles.federation,
      ...compositionFilesOf(manifests, files),
    ];
    return reply.header('cache-control', 'no-cache').send({
      composition: revision,
      content: content(),
      pages: offlineRoutes(manifests).map((route) => addressOf(route, locale)),
      anyQuery: pagesForAnyQuery(manifests, at),
      files: needed.filter((file) => file !== undefined),
      answers: answerKeys(manifests, at).map((key) => settings.expoApi + key),
    });
  });
}

/** What the pages name of the composition, and what a navigation between them fetches. */
function compositionFilesOf(manifests: readonly ReleaseManifest[], files: Live['files']): string[] {
  const withPages = manifests.filter(({ routes }) => routes.some(({ offline }) => offline));
  const pages = withPages.flatMap(({ section, routes }) =>
    routes.filter(({ offline }) => offline).map(({ id }) => files.page(section, id)),
  );
  const sections = withPages.map(({ section }) => section);
  return [...pages, ...files.navigation(sections)].map(({ url }) => url);
}

/** All files of the offline pages of a release, and of the layout. */
function neededFiles(manifest: ReleaseManifest, locale: Locale): string[] {
  const { files, fragments, entry, hashes } = manifest;
  const isShell = manifest.workspace === 'shell';
  const parts = [...offlineRoutes([manifest]), ...fragments].map((part) => part.files);
  const needsAll = isShell || parts.some(({ messages }) => !messages);
  const all = [
    ...[{ ...files, messages: needsAll ? files.messages : undefined }, ...parts].flatMap(
      ({ scripts, styles, messages }) => [
        ...scripts,
        ...styles,
        ...(messages ? inLocale(messages, locale) : []),
      ],
    ),
    entry,
    ...(isShell ? Object.keys(hashes).filter((file) => file.endsWith('.woff2')) : []),
  ];
  return all.map((file) => releaseUrl(manifest, file));
}

/**
 * The data of these pages. A link from one to another with a query, such as a way on the floor plan,
 * needs it besides the cached document.
 */
export function answerKeys(manifests: readonly ReleaseManifest[], at: Scope): string[] {
  return [...new Set(offlineRoutes(manifests).flatMap((route) => keysOf(route, at)))];
}

/** The pages whose data is the same whatever their query says, so that one document serves all. */
export function pagesForAnyQuery(manifests: readonly ReleaseManifest[], at: Scope): string[] {
  return offlineRoutes(manifests)
    .filter((route) => {
      const query = Object.fromEntries(Object.keys(route.query).map((name) => [name, ['x']]));
      return String(keysOf(route, at)) === String(keysOf(route, at, query));
    })
    .map((route) => addressOf(route, at.locale));
}

type Route = ReleaseManifest['routes'][number];

const offlineRoutes = (manifests: readonly ReleaseManifest[]): Route[] =>
  manifests.flatMap(({ routes }) => routes.filter(({ offline }) => offline));

const keysOf = ({ data }: Route, at: Scope, query: PageQuery = {}): string[] =>
  Object.values(data).map((request) => requestKey(request, { ...at, params: {}, query }));

const addressOf = ({ path }: Route, locale: Locale): string =>
  inLocalePath(locale, `/${fixedPart(path)}`);

/** The path without parameters: `VisitorExhibitor/:category?` becomes `VisitorExhibitor`. */
function fixedPart(path: string): string {
  return path
    .split('/')
    .filter((segment) => !segment.startsWith(':'))
    .join('/');
}
