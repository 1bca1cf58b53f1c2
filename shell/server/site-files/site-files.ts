import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Exhibition, ExhibitionInfo } from '@dswine/shared/contract/editions';
import { localeCodes } from '@dswine/shared/contract/locales';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { Sitemap } from '@dswine/shared/contract/sitemap';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { inLocale, languageTag } from '@dswine/shared/fair/texts/bilingual';
import type { Locale } from '@dswine/shared/section/section';
import { integrityOf } from '../../releases/integrity.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { FindReleaseFile } from '../composition/release-files.ts';
import { sendContent, type EncodedContent } from '../http/content-negotiation.ts';
import { encodeFile } from '../http/encode-content.ts';
import type { ExpoData } from '../organiser/expo-data.ts';
import type { Settings } from '../settings/settings.ts';
import { sitemapPages, writeSitemap } from './write-sitemap.ts';
import { editionKey } from '../../src/composition/edition-key.ts';

const REQUEST_TIMEOUT_MS = 5000;
const icons = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];
const SHORT_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** The part of the live composition that these files depend on. */
export type SiteComposition = Pick<Live, 'revision' | 'releases'> & {
  manifests: readonly Pick<ReleaseManifest, 'routes'>[];
  shellFiles: Pick<Live['shellFiles'], 'icon'>;
};

type Dependencies = {
  settings: Pick<Settings, 'siteUrl' | 'exhibitionCode'>;
  live: () => SiteComposition;
  /** The content revision. */
  content: () => string;
  data: ExpoData;
  releaseFile: FindReleaseFile;
};

/** A generated file in its encodings. */
type SiteFile = EncodedContent & { type: string };

/** Serves the well-known files at the root: sitemap, robots.txt, web app manifest and icons. */
export function serveSiteFiles(
  server: FastifyInstance,
  { settings, live, content, data, releaseFile }: Dependencies,
): void {
  const { siteUrl, exhibitionCode } = settings;
  const sitemapKey = `Sitemap/${encodeURIComponent(exhibitionCode)}`;
  const loadData = async <T>(key: string): Promise<T | undefined> => {
    const response = await data.load(key, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
    return 'data' in response ? (response.data as T) : undefined;
  };

  const sitemap = createSitemap({ siteUrl, live, content, load: () => loadData(sitemapKey) });

  async function sendSitemap(
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const files = await sitemap();
    if (!files) return unavailable(reply);
    const file = files.get(name);
    if (file) return send(file, request, reply);
    reply.callNotFound();
    return reply;
  }

  server.get('/sitemap.xml', (request, reply) => sendSitemap('sitemap.xml', request, reply));
  server.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) =>
    sendSitemap(`sitemap-${request.params.part}.xml`, request, reply),
  );

  server.get('/robots.txt', async (request, reply) => {
    const text = robotsTxt(siteUrl);
    return send(await fileOf('text/plain; charset=utf-8', text), request, reply);
  });

  const manifest = (locale: Locale) => async (request: FastifyRequest, reply: FastifyReply) => {
    const exhibition = await loadData<Exhibition>(editionKey(exhibitionCode));
    if (!exhibition) return unavailable(reply);
    const text = JSON.stringify(
      webManifest(exhibition.web_Exhibition_Info, locale, live().shellFiles.icon),
    );
    return send(await fileOf('application/manifest+json; charset=utf-8', text), request, reply);
  };
  for (const code of localeCodes)
    server.get(inLocalePath(code, 'manifest.webmanifest'), manifest(code));

  for (const icon of icons)
    server.get(`/${icon}`, async (request, reply) => {
      const version = live().releases['shell'] ?? '';
      const file = await releaseFile('shell', version, `browser/icons/${icon}`);
      if (!file) {
        reply.callNotFound();
        return reply;
      }
      return send(file, request, reply, 'public, max-age=86400');
    });
}

type SitemapSource = Pick<Dependencies, 'live' | 'content'> & {
  siteUrl: string;
  load: () => Promise<Sitemap | undefined>;
};

/**
 * Writes the sitemap files once per composition and content revision. Falls back to the last ones
 * when data is missing.
 */
function createSitemap({ siteUrl, live, content, load }: SitemapSource) {
  let cached: { of: string; files: Map<string, SiteFile> } | undefined;
  return async function sitemap(): Promise<Map<string, SiteFile> | undefined> {
    const of = `${live().revision} ${content()}`;
    if (cached?.of === of) return cached.files;
    const records = await load();
    if (!records) return cached?.files;
    const written = writeSitemap(sitemapPages(routesOf(live()), records), siteUrl);
    const files = await Promise.all(
      [...written].map(
        async ([name, text]) =>
          [name, await fileOf('application/xml; charset=utf-8', text)] as const,
      ),
    );
    cached = { of, files: new Map(files) };
    return cached.files;
  };
}

const routesOf = (live: SiteComposition) => live.manifests.flatMap(({ routes }) => routes);

async function fileOf(type: string, text: string): Promise<SiteFile> {
  const identity = Buffer.from(text);
  return { type, ...(await encodeFile(identity, integrityOf(identity))) };
}

function send(
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl = SHORT_CACHE_CONTROL,
): FastifyReply {
  const headers = {
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'content-type': file.type,
  };
  reply.hijack();
  sendContent(request.raw, reply.raw, { headers: Object.entries(headers).flat(), content: file });
  return reply;
}

function unavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '10')
    .type('text/plain; charset=utf-8')
    .send('系統忙碌中，請稍後再試 / Server is busy, please try again later\n');
}

type Icon = { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' };
const png = (src: string, edge: number, purpose: Icon['purpose'] = 'any'): Icon => ({
  src,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest in one language. Its names come from the edition record. */
function webManifest(edition: ExhibitionInfo, locale: Locale, svgIcon: string) {
  return {
    id: inLocalePath(locale, '/'),
    name: inLocale(edition.ShowName, locale),
    short_name: inLocale(edition.ShortName, locale),
    description: inLocale(edition.Slogan, locale),
    lang: languageTag(locale),
    dir: 'ltr',
    start_url: inLocalePath(locale, '/'),
    scope: '/',
    // Keep the browser's back button, because links lead to the organiser's other sites.
    display: 'minimal-ui',
    background_color: '#fbf8f3',
    theme_color: '#173b32',
    icons: [
      { src: svgIcon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

/** Below `/api/expo/`: what pages show or offer, such as pictures, films and documents. */
const shownOnPages = [
  'Downloads/Archive',
  'File',
  'Photo',
  'Picture',
  'Press/FactSheet',
  'Press/Kit',
  'Press/Picture',
  'Share',
  'VideoCaptions',
];

/**
 * Writes robots.txt. It closes no page and nothing that pages show: a page that is not for search
 * engines says so itself (`documentHead`), which they can only read if they may request it. It
 * closes the data of the API, and the language switch, which only redirects.
 */
export function robotsTxt(siteUrl: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...shownOnPages.map((path) => `Allow: /api/expo/${path}/`),
    'Disallow: /*?hl=',
    'Disallow: /*&hl=',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
