import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the next mail from the organiser, deletes its file and returns its text. */
export async function nextMail(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  const waiting = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
  const [name = ''] = await waiting();
  const message = await readFile(path.join(folder, name), 'utf8');
  await rm(path.join(folder, name));
  return textsIn(message).join('\n');
}

/** The decoded text of a mail, and of its attachment. */
function textsIn(message: string): string[] {
  const [head = '', ...parts] = message.split('\r\n\r\n');
  const bodies = head.includes('multipart/') ? parts.slice(1) : parts;
  return bodies.map((body) =>
    Buffer.from(body.split('\r\n--')[0] ?? '', 'base64').toString('utf8'),
  );
}

/** The header lines of the mails to an address that were sent so far. */
export async function mailHeads(dataDir: string, address: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails
    .map((mail) => mail.split('\r\n\r\n')[0] ?? '')
    .filter((head) => `${head}\r\n`.includes(`\r\nTo: ${address}\r\n`));
}

/** Waits for a mail to `address` that contains `phrase` and returns its text. */
export async function mailTo(dataDir: string, address: string, phrase: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  let found: string | undefined;
  const search = async () => {
    for (const name of (await readdir(folder).catch(() => [])).filter((file) =>
      file.endsWith('.eml'),
    )) {
      // The mails of an erased submission are removed meanwhile.
      const message = await readFile(path.join(folder, name), 'utf8').catch(() => '');
      if (!message.includes(`\r\nTo: ${address}\r\n`)) continue;
      const text = textsIn(message).join('\n');
      if (text.includes(phrase)) found = text;
    }
    return found !== undefined;
  };
  await expect.poll(search).toBe(true);
  return found ?? '';
}
