import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { readRows } from '../site/database.ts';

/** Control characters except line ends and tabs, lone surrogates, and bidirectional overrides. */
const unclean = /[^\P{Cc}\n\t]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u;

/** Columns of the organiser's database with unclean text. Also checks inside JSON texts. */
export function faultsInStore(dataDir: string): string[] {
  const tables = readRows(dataDir, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  return tables.flatMap(({ name }) => {
    const faults = new Set<string>();
    for (const row of readRows(dataDir, `SELECT * FROM "${String(name)}"`))
      for (const [column, value] of Object.entries(row))
        if (textsIn(value).some((text) => unclean.test(text)))
          faults.add(`${String(name)}.${column} is not clean`);
    return [...faults];
  });
}

/** Number of stored submissions of each kind. Without any, the test has proved nothing. */
export function submissionsIn(dataDir: string): Record<string, number> {
  const kinds = readRows(dataDir, 'SELECT kind, count(*) AS sent FROM submissions GROUP BY kind');
  return Object.fromEntries(kinds.map(({ kind, sent }) => [String(kind), Number(sent)]));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^[[{]/u.test(value) ? [value, ...textsIn(parsed(value))] : [value];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...textsIn(part)]);
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

const expectedHeaders = [
  'from',
  'to',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'auto-submitted',
  'content-language',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
];

/** Mails with unexpected headers or more than one recipient. */
export async function faultsInMails(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const faults = new Set<string>();
  for (const name of (await readdir(folder).catch(() => [])).filter((file) =>
    file.endsWith('.eml'),
  )) {
    const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
    const unexpected = mail.headers.filter(({ key }) => !expectedHeaders.includes(key));
    if (unexpected.length > 0) faults.add(`a mail has the header ${unexpected[0]?.key}`);
    if (mail.to?.length !== 1) faults.add('a mail goes to more or less than one');
    if ((mail.replyTo?.length ?? 0) > 1) faults.add('a mail is answered to several');
  }
  return [...faults];
}

/** Log lines of level error or above, and lines that are not JSON. */
export async function faultsInLogs(dataDir: string): Promise<string[]> {
  const faults = new Set<string>();
  for (const name of ['organiser.log', 'web.log']) {
    const lines = (await readFile(path.join(dataDir, name), 'utf8')).split('\n').filter(Boolean);
    for (const line of lines) {
      const entry = /^\{/u.test(line)
        ? (JSON.parse(line) as { level?: unknown; msg?: unknown; event?: unknown })
        : {};
      if (entry.level === undefined) faults.add(`${name}: ${line.slice(0, 200)}`);
      else if (entry.level === 'error' || entry.level === 'fatal' || Number(entry.level) >= 50)
        faults.add(`${name}: ${line.slice(0, 500)}`);
    }
  }
  return [...faults];
}

/** Routes of the requests that the organiser has served, in order, from its log. */
export async function routesIn(dataDir: string): Promise<string[]> {
  const lines = (await readFile(path.join(dataDir, 'organiser.log'), 'utf8'))
    .split('\n')
    .filter(Boolean);
  return lines.flatMap((line) => {
    const { route } = JSON.parse(line) as { route?: string };
    return route === undefined ? [] : [route];
  });
}
