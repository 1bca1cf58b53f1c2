import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { extname } from 'node:path';
import { Downloads } from '@dswine/shared/contract/downloads';
import type { Lang, Picture } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import type { Edition } from '../editions/edition.ts';
import type { FileStorage, StoredFile } from '../../media/files/file-storage.ts';
import { filePath } from '../../media/files/files.routes.ts';
import { isNotModified } from '../../media/files/send-file.ts';
import { lang, name } from '../../http/expo-schema.ts';
import type { Organiser } from '../../http/organiser.ts';
import { readRoute } from '../editions/read-route.ts';
import type { Dependencies } from '../../dependencies.ts';
import { archiveTag, writeArchive } from './archive.ts';
import { groupNames, isUploaded, type DownloadRecord } from './download-messages.ts';

/** A picture of the file's first page, stored beside it under the same name. */
const thumbnail = { extension: '.webp', Width: 360, Height: 480 };

export const downloadRoute = readRoute({
  path: '/Downloads/:code',
  summary: 'Files for exhibitors, with their size and the day of their upload',
  data: Downloads,
  async select({ edition, view, now, dependencies: { files: storage }, log }) {
    const { code } = edition;
    const found = await findFiles(storage, edition, { language: view.lang, now }, (record, file) =>
      log.warn({ record: record.Id, file }, 'a download has no file'),
    );
    const Items = await Promise.all(
      found.map(async ({ record, file }) => {
        const Thumbnail = await findThumbnail(storage, code, file);
        return {
          Id: record.Id,
          Title: view.text(record.Title),
          Text: view.text(record.Text),
          Group: { Code: record.Group, Name: view.text(groupNames[record.Group]) },
          FileName: file.name,
          Format: extname(file.name).slice(1).toUpperCase(),
          Size: file.size,
          UploadedAt: record.UploadedAt,
          Href: filePath(code, file),
          ...(Thumbnail && { Thumbnail }),
        };
      }),
    );
    const Groups = Object.entries(groupNames).map(([Code, Name]) => ({
      Code,
      Name: view.text(Name),
    }));
    const Size = Items.reduce((sum, item) => sum + item.Size, 0);
    const Archive = { Href: `/api/expo/Downloads/Archive/${code}?Lang=${view.lang}`, Size };
    return {
      Groups: Groups.filter(({ Code }) => Items.some(({ Group }) => Group.Code === Code)),
      Items,
      ...(Items.length > 0 && { Archive }),
    };
  },
});

const archiveSchema = {
  tags: ['expo'],
  summary: 'All files for exhibitors in one zip',
  params: Type.Object({ code: name }),
  querystring: Type.Object(lang),
  response: {
    200: { description: 'ZIP', content: { 'application/zip': { schema: Type.String() } } },
  },
};
export async function downloadArchiveRoute(
  app: Organiser,
  { files: storage, now }: Dependencies,
): Promise<void> {
  app.route<{ Querystring: { Lang: Lang } }>({
    method: 'GET',
    url: '/Downloads/Archive/:code',
    schema: archiveSchema,
    handler: async (request, reply) => {
      const { edition } = request;
      const { Lang } = request.query;
      const found = await findFiles(storage, edition, { language: Lang, now: now() });
      const entries = found.map(({ record, file }) => ({
        file,
        title: inLocale(record.Title, Lang),
      }));
      const etag = archiveTag(entries);
      const changed = new Date(Math.max(0, ...entries.map(({ file }) => file.changed.getTime())));
      void reply.header('etag', etag).header('cache-control', 'public, max-age=0, s-maxage=60');
      if (isNotModified(request.headers, { etag, changed })) return reply.code(304).send();
      const file = `${edition.code.toLowerCase()}-exhibitor-files-${Lang}.zip`;
      void reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${file}"`);
      return reply.send(writeArchive(entries));
    },
  });
}

/**
 * The records that are uploaded by `now` and whose file exists. Missing files are logged and left
 * out, so that no page has a dead link.
 */
async function findFiles(
  storage: FileStorage,
  { code, records }: Edition,
  { language, now }: { language: Lang; now: Date },
  onMissing?: (record: DownloadRecord, file: string) => void,
): Promise<{ record: DownloadRecord; file: StoredFile }[]> {
  const downloads = records.downloads.filter((one) => isUploaded(one, now));
  const files = await Promise.all(
    downloads.map((one) => storage(code, inLocale(one.File, language))),
  );
  return downloads.flatMap((record, at) => {
    const file = files[at];
    if (file) return [{ record, file }];
    onMissing?.(record, inLocale(record.File, language));
    return [];
  });
}

async function findThumbnail(
  storage: FileStorage,
  edition: string,
  { name: fileName }: StoredFile,
): Promise<Picture | undefined> {
  const picture = await storage(
    edition,
    `${fileName.slice(0, -extname(fileName).length)}${thumbnail.extension}`,
  );
  const { Width, Height } = thumbnail;
  return picture && { Src: filePath(edition, picture), Width, Height, Tone: 'fair' };
}
