import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { StoredFile } from '../../media/files/file-storage.ts';

export type ArchiveEntry = { file: StoredFile; title: string };

/** The ETag of an archive: equal for the same files with the same titles. */
export function archiveTag(entries: readonly ArchiveEntry[]): string {
  const of = entries.map(({ file, title }) => [file.etag, title]);
  return `"${createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 27)}"`;
}

/**
 * Streams one zip of all files. Opens each file only when it is next, and names it by its title.
 */
export function writeArchive(entries: readonly ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  entries.forEach(({ file, title }, at) => {
    const name = `${String(at + 1).padStart(2, '0')} ${toFileName(title)}${extname(file.name)}`;
    // PDFs and pictures are compressed already; deflating them again costs a second of CPU a request.
    const options = { mtime: file.changed, size: file.size, compress: false };
    zip.addReadStreamLazy(name, options, (open) => open(undefined, createReadStream(file.path)));
  });
  const stream = zip.outputStream as Readable;
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
