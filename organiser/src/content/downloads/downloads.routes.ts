import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { extname } from 'node:path';
import { Downloads } from '@dswine/shared/contract/downloads';
import type { Lang, Picture } from '@dswine/shared/contract/wire';
import type { Edition } from '../editions/edition.ts';
import type { FileStorage, StoredFile } from '../../media/files/file-storage.ts';
import { filePath } from '../../media/files/files.routes.ts';
import { fileRoute, readRoute } from '../editions/read-route.ts';
import { groupNames, isUploaded, type DownloadRecord } from './download-messages.ts';
import { createReadStream } from 'node:fs';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

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

export const downloadArchiveRoute = fileRoute({
  path: '/Downloads/Archive/:code',
  summary: 'All files for exhibitors in one zip',
  type: 'application/zip',
  async file({ edition, view: { lang, text }, now, dependencies: { files } }) {
    const found = await findFiles(files, edition, { language: lang, now });
    const entries = found.map(({ record, file }) => ({ file, title: text(record.Title) }));
    return {
      body: () => writeArchive(entries),
      etag: archiveTag(entries),
      name: `${edition.code.toLowerCase()}-exhibitor-files-${lang}.zip`,
      headers: { 'cache-control': 'public, max-age=0, s-maxage=60' },
    };
  },
});

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

type ArchiveEntry = { file: StoredFile; title: string };

/** The ETag of an archive: equal for the same files with the same titles. */
function archiveTag(entries: readonly ArchiveEntry[]): string {
  const of = entries.map(({ file, title }) => [file.etag, title]);
  return `"${createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 27)}"`;
}

/**
 * Streams one zip of all files. Opens each file only when it is next, and names it by its title.
 */
function writeArchive(entries: readonly ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  let reading: Readable | undefined;
  stream.once('close', () => reading?.destroy());
  entries.forEach(({ file, title }, at) => {
    const name = `${String(at + 1).padStart(2, '0')} ${toFileName(title)}${extname(file.name)}`;
    // PDFs and pictures are compressed already; deflating them again costs a second of CPU a request.
    const options = { mtime: file.changed, size: file.size, compress: false };
    zip.addReadStreamLazy(name, options, (open) => {
      reading = createReadStream(file.path);
      reading.on('error', (error) => stream.destroy(error));
      open(undefined, reading);
    });
  });
  // A file that changes or disappears while it is read must abort the response, not stall the
  // client.
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.end();
  return stream;
}

/** Removes characters that file systems do not accept. */
function toFileName(title: string): string {
  return title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
}
