import { sanitiseBody } from './sanitise-body.ts';
import type { EditionFile, EditionRecords } from '../../records/records.ts';

const timed: readonly EditionFile[] = ['news', 'calendar', 'exhibitor-news', 'videos'];
const times = ['Start', 'End', 'PublishedAt', 'UpdatedAt'];

/** A record as it is stored: times in Taipei's offset, HTML sanitised. */
export function normaliseRecord<K extends EditionFile>(
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
