import sanitizeHtml from 'sanitize-html';
import { derivedFields, type Known, isObject } from '../../records/record-fields.ts';
import {
  recordKey,
  storedKey,
  type EditionFile,
  type EditionRecords,
} from '../../records/records.ts';
import { kinds } from '../../../store/content.ts';
import type { BadRecord } from '../bad-record.ts';
import {
  checkRecord,
  checkReferences,
  sessionsOutside,
  type Fault,
  checkShape,
  deriveFields,
  fieldName,
} from './check-records.ts';
import { readEditionFolder, type Source } from '../read/edition-files.ts';

export type Accepted = { [K in EditionFile]: EditionRecords[K][] };
/** The records of the last import by kind and key. They replace records that are bad now. */
export type StoredRecords = { [K in EditionFile]: Map<string, EditionRecords[K]> };
export type Acceptance = {
  accepted: Accepted;
  bad: BadRecord[];
  good: number;
  /** Kinds without a file; their stored records stay. */
  missing: EditionFile[];
  /** What was ignored, guessed, or is unusual. */
  notices: string[];
};

/**
 * Reads and validates all files of an edition, and names all faults of all records. In place of a
 * bad record the stored one with the same key stays, so that a typing error does not take an
 * exhibitor off the site.
 */
export async function acceptRecords(
  folder: string,
  code: string,
  stored: StoredRecords,
  onFile: (kind: EditionFile, records: number) => void,
): Promise<Acceptance> {
  const { sources, bad, notices } = await readEditionFolder(folder);
  const accepted = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Accepted;
  const known = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as unknown as Maps;
  const missing: EditionFile[] = [];
  let good = 0;
  for (const kind of kinds) {
    const source = sources.find((one) => one.kind === kind);
    if (!source) missing.push(kind);
    const result = acceptKind(kind, source, { code, stored, known, accepted });
    bad.push(...result.bad);
    good += result.good;
    onFile(kind, source?.entries.length ?? 0);
  }
  const outside = sessionsOutside(accepted.calendar, accepted.edition);
  return { accepted, bad, good, missing, notices: [...notices, ...outside] };
}

type Maps = { [K in EditionFile]: Map<string, EditionRecords[K]> };
type Edition = { code: string; stored: StoredRecords; known: Maps; accepted: Accepted };

function acceptKind<K extends EditionFile>(
  kind: K,
  source: Source | undefined,
  { code, stored, known, accepted }: Edition,
): { bad: BadRecord[]; good: number } {
  const bad: BadRecord[] = [];
  const fallbacks = new Set(!source || source.unreadable ? stored[kind].keys() : []);
  const seen = new Map<string, number>();
  const into: EditionRecords[K][] = accepted[kind];
  const accept = (record: EditionRecords[K]) => {
    known[kind].set(storedKey(kind, record, into.length), record);
    into.push(record);
  };
  const { file = kind, entries = [] } = source ?? {};
  for (const entry of entries) {
    if ('reason' in entry) {
      bad.push({ file, ...entry });
      continue;
    }
    const { line, value, placeOf } = entry;
    deriveFields(kind, value, known);
    const key = recordKey(kind, value);
    const first = key === undefined ? undefined : seen.get(key);
    const faults =
      first === undefined
        ? [...wrongEdition(kind, code, value), ...faultsOf(kind, value, known)]
        : [{ pointer: '', reason: `the same key as on line ${first}: ${key}` }];
    bad.push(
      ...faults.map((fault) => ({ file, ...placeOf(fault.pointer), reason: worded(fault) })),
    );
    if (faults.length === 0) accept(normaliseRecord(kind, value as EditionRecords[K]));
    if (key === undefined || first !== undefined) continue;
    if (faults.length === 0) seen.set(key, line);
    else fallbacks.add(key);
  }
  const good = into.length;
  // After the valid records, so that these win a booth that both claim.
  for (const key of fallbacks) {
    const record = seen.has(key) ? undefined : stored[kind].get(key);
    if (record !== undefined && checkRecord(kind, record, known).length === 0) accept(record);
  }
  return { bad, good };
}

function faultsOf(kind: EditionFile, value: unknown, known: Known): Fault[] {
  const shape = checkShape(kind, value);
  const others =
    shape.length > 0
      ? checkReferences(kind, value, known)
      : checkRecord(kind, value as EditionRecords[typeof kind], known);
  const places = new Set(shape.map(({ pointer }) => pointer));
  const faults = [...shape, ...others.filter(({ pointer }) => !places.has(pointer))];
  // What cannot be derived from a bad field is no fault of its own.
  const own = faults.filter(({ pointer }) => !isMissing(kind, value, pointer));
  return own.length > 0 ? own : faults;
}

function isMissing(kind: EditionFile, value: unknown, pointer: string): boolean {
  const name = pointer.slice(1);
  return name in (derivedFields[kind] ?? {}) && isObject(value) && value[name] === undefined;
}

const worded = ({ pointer, reason }: Fault) =>
  pointer === '' ? reason : `${fieldName(pointer)}: ${reason}`;

function wrongEdition(kind: EditionFile, code: string, record: unknown): Fault[] {
  const found = kind === 'edition' ? recordKey(kind, record) : code;
  return found === code || found === undefined
    ? []
    : [{ pointer: '/Code', reason: `this is edition ${code}, not ${found}` }];
}

const timed: readonly EditionFile[] = ['news', 'calendar', 'exhibitor-news', 'videos'];
const times = ['Start', 'End', 'PublishedAt', 'UpdatedAt'];

/** A record as it is stored: times in Taipei's offset, HTML sanitised. */
function normaliseRecord<K extends EditionFile>(
  kind: K,
  record: EditionRecords[K],
): EditionRecords[K] {
  if (!timed.includes(kind)) return record;
  const changed: Record<string, unknown> = { ...record };
  for (const name of times)
    if (typeof changed[name] === 'string') changed[name] = inTaipei(changed[name]);
  if (kind === 'news') changed['Body'] = sanitised((record as EditionRecords['news']).Body);
  return changed as EditionRecords[K];
}

function sanitised(body: EditionRecords['news']['Body']): EditionRecords['news']['Body'] {
  return Object.fromEntries(
    Object.entries(body).map(([locale, html]) => [locale, sanitiseBody(html)]),
  );
}

/** Taiwan has had no daylight saving time since 1979: UTC+8. */
function inTaipei(time: string): string {
  if (time.endsWith('+08:00')) return time;
  const shifted = new Date(Date.parse(time) + 8 * 60 * 60 * 1000);
  return `${shifted.toISOString().slice(0, 19)}+08:00`;
}

/**
 * Keeps text markup in news bodies; removes all that runs, loads or styles. Links may be relative
 * or http(s). Spaces and line breaks between blocks go, so that a file may have one block per line.
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'em',
      'a',
      'br',
      'figure',
      'figcaption',
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: siteOrWeb(attributes['href']) }),
    },
  })
    .trim()
    .replace(/(<\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)>)\s+(?=<)/gu, '$1');
}

function siteOrWeb(href: string | undefined): Record<string, string> {
  return href !== undefined && /^(https?:\/\/|\/(?![/\\])|#)/iu.test(href.trim())
    ? { href: href.trim() }
    : {};
}
