import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes mail files (written when there is no mail server) that contain one of these reference
 * numbers and are older than its erasure. Keeps the mail that confirms the erasure.
 */
export async function deleteMailFilesOf(
  folder: string,
  erased: readonly { reference: string; at: string }[],
): Promise<void> {
  if (erased.length === 0) return;
  for (const file of await mailFiles(folder)) {
    const written = (await stat(file).catch(() => undefined))?.mtime.toISOString() ?? '';
    const text = mailText(await readFile(file, 'utf8').catch(() => ''));
    if (erased.some(({ reference, at }) => written <= at && text.includes(reference)))
      await rm(file, { force: true });
  }
}

/** Deletes mail files that were written before this time, including unfinished ones. */
export async function deleteMailFilesBefore(folder: string, before: Date): Promise<void> {
  for (const file of await mailFiles(folder)) {
    const written = await stat(file).catch(() => undefined);
    if (written && written.mtime < before) await rm(file, { force: true });
  }
}

async function mailFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.map((name) => join(folder, name));
}

/** A mail with its subject and bodies decoded; in the file they are base64. */
function mailText(message: string): string {
  const [head = '', ...bodies] = message.split('\r\n\r\n');
  const subject = [...head.matchAll(/=\?utf-8\?B\?([^?]+)\?=/giu)].map(([, part = '']) =>
    decode(part),
  );
  const texts = bodies.map((body) => decode(body.split('\r\n--')[0] ?? ''));
  return [head, subject.join(''), ...texts].join('\n');
}

const decode = (text: string) => Buffer.from(text, 'base64').toString('utf8');
