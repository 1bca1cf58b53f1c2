import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { StoredFile } from '../files/file-storage.ts';

export type ArchiveEntry = { file: StoredFile; title: string };

/** The same files under the same titles have one tag. */
export function archiveTag(entries: readonly ArchiveEntry[]): string {
  const of = entries.map(({ file, title }) => [file.etag, title]);
  return `"${createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 27)}"`;
}

/** One zip of all, made while it is sent: each file is opened when its turn comes, and named by its title. */
export function writeArchive(entries: readonly ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  entries.forEach(({ file, title }, at) => {
    const name = `${String(at + 1).padStart(2, '0')} ${plain(title)}${extname(file.name)}`;
    // PDFs and pictures are compressed already; deflating them again costs a second of CPU a request.
    const options = { mtime: file.changed, size: file.size, compress: false };
    zip.addReadStreamLazy(name, options, (open) => open(undefined, createReadStream(file.path)));
  });
  const stream = zip.outputStream as Readable;
  // A file that changes or goes while it is read must end the answer, not leave the asker waiting.
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.end();
  return stream;
}

/** Without what file systems do not take. */
function plain(title: string): string {
  return title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
}
