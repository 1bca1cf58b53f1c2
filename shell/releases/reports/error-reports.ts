import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { checkedJson } from '@dswine/shared/contract/parse-json';
import { forAll } from '../storage/storage.ts';
import type { ReportFiles } from './server-reports.ts';

/** What browsers report. `hydration`: the browser's HTML was another than the server's. */
export const browserKinds = [
  'error',
  'rejection',
  'boundary',
  'hydration',
  'load',
  'slow',
  'retry',
  'reload',
] as const;
const policyKinds = ['csp', 'integrity'] as const;
/** What servers report. `deadline`: a rendering ran out of time; `process`: its process ended. */
export const serverKinds = ['render', 'deadline', 'process', 'unusable'] as const;
/** `rejected`: a promotion was rejected, or taken back. */
const errorKinds = [...browserKinds, ...policyKinds, ...serverKinds, 'rejected'] as const;
export type ErrorKind = (typeof errorKinds)[number];

export const literals = <Name extends string>(names: readonly Name[]) =>
  Type.Unsafe<Name>(Type.Union(names.map((name) => Type.Literal(name))));

/** Names of releases and pages. What browsers send is kept only if a composition has it. */
export const Name = Type.String({ pattern: '^[\\w./:@?+-]{1,80}$' });
export const SectionName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
const WorkspaceName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
/**
 * The class of an error: letters, which anybody can invent. Its message may quote what somebody
 * typed, so it is never sent.
 */
export const ErrorName = Type.String({ pattern: '^(?:[A-Z][A-Za-z]{0,39})?(?:Error|Exception)$' });
/** A position in a script of a release: `mfe-visitor/browser/page.1a2b.js:1:2345`. */
export const Position = Type.String({
  pattern:
    '^[a-z][a-z0-9-]{0,40}/(?:[\\w.+-]{1,60}/){1,2}[\\w.+-]{1,100}\\.c?js:\\d{1,7}:\\d{1,7}$',
});
/** The code of an error of React. */
export const ReactCode = Type.Unsafe<`react-${number}`>(
  Type.String({ pattern: '^react-\\d{1,4}$' }),
);
/** The directive of a policy that a browser says was violated. */
export const Directive = literals([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);
const Reason = literals(['threw', 'exited', 'limit', 'stalled', 'memory', 'checks', 'servers']);
const Detail = Type.Union([ReactCode, Directive, Reason]);
/** In ms since the epoch, as far as a date can be. */
export const Moment = Type.Integer({ minimum: 0, maximum: 8.64e15 });
export const engines = ['blink', 'gecko', 'webkit', 'other'] as const;
export const Revision = Type.Integer({ minimum: 1, maximum: 999_999_999 });

/**
 * What went wrong with a release, without anything about a person: no address, no query, no
 * message, no cookie. The same thing again raises `count`.
 */
export const ErrorReport = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    at: Moment,
    last: Moment,
    count: Type.Integer({ minimum: 1 }),
    kind: literals(errorKinds),
    /** The revision of the composition; of a preview, a number above all of them. */
    composition: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
    section: SectionName,
    release: Name,
    /** Section and route: `visitor/exhibitor`. */
    page: Name,
    /** All releases of the page: workspace -> version. */
    releases: Type.Record(WorkspaceName, Name, { additionalProperties: false }),
    name: Type.Optional(ErrorName),
    stack: Type.Optional(Type.Array(Position, { maxItems: 5 })),
    detail: Type.Optional(Detail),
    engine: Type.Optional(literals(engines)),
  },
  { additionalProperties: false },
);
export type ErrorReport = Static<typeof ErrorReport>;
export type Incident = Omit<ErrorReport, 'id' | 'at' | 'last' | 'count'>;

/** The same for the same thing on one day, so that it is stored once. */
export function errorReportId(incident: Incident, day: string, writer: string): string {
  const { releases: _all, engine: _engine, ...same } = incident;
  const text = JSON.stringify([day, writer, ...Object.entries(same).sort()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const STORED_DAYS = 30;
const DAY_MS = 24 * 3600_000;
const FOLDER = 'error-reports';
/** Far more than the reports of a server in a day. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_BYTES_IN_ALL = 64 * 1024 * 1024;
const MAX_WRITERS = 400;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const StoredDay = Type.Array(ErrorReport);

/**
 * Stores what one server or command has seen on one day: `error-reports/<day>/<writer>.json` beside
 * the reports of the servers.
 */
export function writeDay(
  storage: ReportFiles,
  { day, writer }: { day: string; writer: string },
  reports: readonly ErrorReport[],
): Promise<void> {
  return storage.write(`${FOLDER}/${day}/${writer}.json`, Buffer.from(JSON.stringify(reports)));
}

/** Those of the last days, of all servers, newest first. Of very many, the oldest are left out. */
export async function readDays(
  storage: ReportFiles,
  days: number,
  now: number,
): Promise<ErrorReport[]> {
  const first = dayOf(now - (days - 1) * DAY_MS);
  const names: string[] = [];
  for (const day of (await storage.list(FOLDER)).sort().reverse())
    if (dayPattern.test(day) && day >= first)
      names.push(...(await writersOf(storage, day)).slice(0, MAX_WRITERS));
  const reports: ErrorReport[] = [];
  let left = MAX_BYTES_IN_ALL;
  await forAll(names, async (name) => {
    if (left <= 0) return;
    const bytes = await storage.read(name, MAX_BYTES).catch(() => undefined);
    left -= bytes?.length ?? 0;
    reports.push(...(checkedJson(StoredDay, bytes) ?? []));
  });
  return reports.sort((a, b) => b.last - a.last || (a.id < b.id ? -1 : 1));
}

export async function removeOldDays(storage: ReportFiles, now: number): Promise<void> {
  const first = dayOf(now - (STORED_DAYS - 1) * DAY_MS);
  for (const day of await storage.list(FOLDER))
    if (dayPattern.test(day) && day < first)
      for (const name of await writersOf(storage, day)) await storage.remove(name);
}

async function writersOf({ list }: ReportFiles, day: string): Promise<string[]> {
  return (await list(`${FOLDER}/${day}`))
    .filter((name) => /^[\w.-]{1,120}\.json$/.test(name))
    .map((name) => `${FOLDER}/${day}/${name}`);
}
