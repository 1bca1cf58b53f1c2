import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Exhibition } from '@dswine/shared/contract/editions';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { Sitemap } from '@dswine/shared/contract/sitemap';
import type { Locale } from '@dswine/shared/section/section';
import { editionKey } from '../../src/edition-key.ts';
import type { ExpoData } from '../expo-data.ts';
import type { ResolvedComposition as Live } from '../live-composition.ts';
import { sendContent, type EncodedContent } from '../content-negotiation.ts';
import type { FindReleaseFile } from '../release-files.ts';
import type { Settings } from '../settings.ts';
import { webManifest } from './manifest.ts';
import { robotsTxt } from './robots.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { writeSitemap } from './write-sitemap.ts';

const ANSWER_WITHIN_MS = 5000;
const icons = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];
const gzip = promisify(zlib.gzip);
const shortly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** What of the live composition these files are made from. */
export type SiteComposition = Pick<Live, 'revision' | 'releases'> & {
  manifests: readonly Pick<ReleaseManifest, 'routes'>[];
  shellFiles: Pick<Live['shellFiles'], 'icon'>;
};

type Tools = {
  settings: Pick<Settings, 'siteUrl' | 'exhibitionCode'>;
  live: () => SiteComposition;
  /** The revision of the content. */
  content: () => string;
  data: ExpoData;
  releaseFile: FindReleaseFile;
};

/** A file as it is sent. */
type SiteFile = EncodedContent & { type: string };

/** The files that search engines and browsers look for at the root of a site, made from the live composition and the edition. */
export function serveSiteFiles(
  server: FastifyInstance,
  { settings, live, content, data, releaseFile }: Tools,
): void {
  const { siteUrl, exhibitionCode } = settings;
  const ask = async <T>(key: string): Promise<T | undefined> => {
    const answer = await data.load(key, AbortSignal.timeout(ANSWER_WITHIN_MS));
    return 'data' in answer ? (answer.data as T) : undefined;
  };

  let map: { of: string; files: Map<string, SiteFile> } | undefined;
  /** Made anew with each composition and each change of content; while the organiser is away the last one stands. */
  async function sitemap(): Promise<Map<string, SiteFile> | undefined> {
    const of = `${live().revision} ${content()}`;
    if (map?.of === of) return map.files;
    const records = await ask<Sitemap>(`Sitemap/${encodeURIComponent(exhibitionCode)}`);
    if (!records) return map?.files;
    const written = writeSitemap(sitemapPages(routesOf(live()), records), siteUrl);
    const files = await Promise.all(
      [...written].map(
        async ([name, text]) =>
          [name, await fileOf('application/xml; charset=utf-8', text)] as const,
      ),
    );
    map = { of, files: new Map(files) };
    return map.files;
  }

  async function answerMap(
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

  server.get('/sitemap.xml', (request, reply) => answerMap('sitemap.xml', request, reply));
  server.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) =>
    answerMap(`sitemap-${request.params.part}.xml`, request, reply),
  );

  server.get('/robots.txt', async (request, reply) =>
    send(
      await fileOf('text/plain; charset=utf-8', robotsTxt(routesOf(live()), siteUrl)),
      request,
      reply,
    ),
  );

  const manifest = (locale: Locale) => async (request: FastifyRequest, reply: FastifyReply) => {
    const exhibition = await ask<Exhibition>(editionKey(exhibitionCode));
    if (!exhibition) return unavailable(reply);
    const text = JSON.stringify(
      webManifest(exhibition.web_Exhibition_Info, locale, live().shellFiles.icon),
    );
    return send(await fileOf('application/manifest+json; charset=utf-8', text), request, reply);
  };
  server.get('/manifest.webmanifest', manifest('tw'));
  server.get('/en/manifest.webmanifest', manifest('en'));

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

const routesOf = (live: SiteComposition) => live.manifests.flatMap(({ routes }) => routes);

async function fileOf(type: string, text: string): Promise<SiteFile> {
  const identity = Buffer.from(text);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { type, identity, gzip: await gzip(identity), hash };
}

function send(
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl = shortly,
): FastifyReply {
  const headers = [
    'cache-control',
    cacheControl,
    'vary',
    'accept-encoding',
    'x-content-type-options',
    'nosniff',
  ];
  reply.hijack();
  sendContent(request.raw, reply.raw, {
    headers: [...headers, 'content-type', file.type],
    content: file,
  });
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
