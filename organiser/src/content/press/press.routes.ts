import { join } from 'node:path';
import { Press } from '@dswine/shared/contract/press';
import { Failure, type Lang } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import type { Edition } from '../editions/edition.ts';
import { createLocalizer } from '../editions/localizer.ts';
import { lang, name, orNothing } from '../../http/expo-schema.ts';
import { notFound } from '../../http/errors.ts';
import { createGeneratedFileCache } from '../../http/generated-file-cache.ts';
import type { Organiser } from '../../http/organiser.ts';
import { readRoute } from '../editions/read-route.ts';
import { scalePicture } from '../../media/pictures/render-picture.ts';
import { pictureQuality } from '../../policies.ts';
import type { Dependencies } from '../../dependencies.ts';
import { writePressKit } from './press-kit.ts';
import { frameOf, hashOf, previewWidths, printWidth, type PressPicture } from './press-media.ts';
import { writeFactSheet } from './press-texts.ts';
import { findPressRoom } from './press-room.ts';

export const pressRoute = readRoute({
  path: '/Press/:code',
  summary: 'The press room: contact, releases, facts, logos and pictures',
  data: orNothing(Press),
  select: async ({ view, dependencies }) =>
    (await findPressRoom(dependencies, view))?.press ?? null,
});

const file = (summary: string, type: string) => ({
  tags: ['expo'],
  summary,
  params: Type.Object({ code: name }),
  querystring: Type.Object(lang),
  response: {
    200: { description: type, content: { [type]: { schema: Type.String() } } },
    404: Failure,
    500: Failure,
    503: Failure,
  },
});
const fileName = /^(\d+)-([0-9a-f]{8})-(\d+)\.(jpg|webp)$/u;
const pictureSchema = {
  tags: ['expo'],
  summary: 'A picture for the press: a JPEG for print or a WebP as preview',
  params: Type.Object({ code: name, file: name }),
  response: {
    200: { description: 'JPEG or WebP', content: { 'image/*': { schema: Type.Unknown() } } },
    404: Failure,
    500: Failure,
    503: Failure,
  },
};

export async function pressRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  const render = createPressPictures(dependencies);

  textAndKitRoutes(app, dependencies, render);
  app.get(
    '/Press/Picture/:code/:file',
    { schema: pictureSchema },
    async ({ edition, params }, reply) => {
      const [, id, hash, wide, format] = fileName.exec(params.file) ?? [];
      const [record] = edition.records.press;
      const picture = record?.Pictures.find(({ Id }) => Id === id);
      const widths: readonly number[] = format === 'jpg' ? [printWidth] : previewWidths;
      const width = widths.find((candidate) => String(candidate) === wide);
      if (!picture || width === undefined) throw notFound('picture');
      const source = dependencies.pictures.find(params.code, picture.Of.Kind, picture.Of.Id);
      const bytes = await render(params.code, picture, width, format === 'jpg' ? 'jpg' : 'webp');
      void reply
        .header(
          'cache-control',
          hashOf(source, picture) === hash
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=60',
        )
        .type(format === 'jpg' ? 'image/jpeg' : 'image/webp');
      if (format === 'jpg')
        void reply.header(
          'content-disposition',
          attachment(params.code, `picture-${picture.Id}.jpg`),
        );
      return reply.send(bytes);
    },
  );
}

/** The fact sheet and the kit, to be saved. */
function textAndKitRoutes(app: Organiser, dependencies: Dependencies, render: RenderPress): void {
  const requireRoom = async (edition: Edition, language: Lang) => {
    const view = await createLocalizer(dependencies.pictures, edition, language);
    const room = await findPressRoom(dependencies, view);
    if (!room) throw notFound('file');
    return { view, room };
  };
  app.route<{ Querystring: { Lang: Lang } }>({
    method: 'GET',
    url: '/Press/FactSheet/:code',
    schema: file('The facts for the press as plain text', 'text/plain'),
    handler: async ({ edition, query: { Lang } }, reply) => {
      const { room } = await requireRoom(edition, Lang);
      void reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', attachment(edition.code, `fact-sheet-${Lang}.txt`));
      return reply.send(writeFactSheet(edition.fair, room.press, Lang));
    },
  });
  app.route<{ Querystring: { Lang: Lang } }>({
    method: 'GET',
    url: '/Press/Kit/:code',
    schema: file('Facts, captions, logos and pictures for the press in one zip', 'application/zip'),
    handler: async ({ edition, query: { Lang } }, reply) => {
      const { view, room } = await requireRoom(edition, Lang);
      const print = (code: string, picture: PressPicture) =>
        render(code, picture, printWidth, 'jpg');
      const kit = await writePressKit(dependencies, view, room, print);
      void reply
        .type('application/zip')
        .header('cache-control', 'public, max-age=0, s-maxage=60')
        .header('content-disposition', attachment(edition.code, `press-kit-${Lang}.zip`));
      return reply.send(kit);
    },
  });
}

const attachment = (code: string, end: string) =>
  `attachment; filename="${code.toLowerCase()}-${end}"`;

type RenderPress = (
  edition: string,
  picture: PressPicture,
  width: number,
  format: 'jpg' | 'webp',
) => Promise<Buffer>;

/** Renders pictures for the press on first request and caches them on disk. */
function createPressPictures({ pictures, dataFolder }: Dependencies): RenderPress {
  const cachedFile = createGeneratedFileCache(join(dataFolder, 'press'));
  return async (edition, picture, width, format) => {
    const source = pictures.find(edition, picture.Of.Kind, picture.Of.Id);
    const cached = `${edition}/${picture.Id}-${hashOf(source, picture)}-${width}.${format}`;
    return cachedFile(cached, async () => {
      const scaled = await scalePicture({ path: source?.path, frame: frameOf(picture), width });
      return format === 'jpg'
        ? scaled.flatten({ background: '#fff' }).jpeg(pictureQuality.pressJpeg).toBuffer()
        : scaled.webp(pictureQuality.webp).toBuffer();
    });
  };
}
