import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closed, instant } from '@dswine/shared/contract/wire';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { requireEdition } from '../../content/editions/edition.ts';
import { perMinute } from '../../http/rate-limits.ts';
import { HttpError, notFound } from '../../http/responses.ts';
import { requestsAMinute } from '../../policies.ts';
import type { EntryRow } from '../../store/tables.ts';
import { findVisitors, listEntranceBadges } from '../../taking-part/entries/entrance-list.ts';
import { insertEntries, listEntries } from '../../taking-part/entries/entries.repository.ts';
import { hashLength } from '../../taking-part/visitor-registration/badge-code.ts';
import { page } from '../desk-page.ts';
import type { DeskDependencies } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { entrancePage } from './entrance-page.ts';

/** The page runs scripts of the desk, and nothing else. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const ofPackage = (name: string) => fileURLToPath(import.meta.resolve(`qr/${name}`));
/** `entrance.js` imports `decode.js` by its package, `decode.js` imports `index.js`. */
const files: Readonly<Record<string, string>> = {
  'entrance.js': join(import.meta.dirname, 'entrance.js'),
  'decode.js': ofPackage('decode.js'),
  'index.js': fileURLToPath(import.meta.resolve('qr')),
};

/** Phones send at most this many at once. */
const longest = 200;
const Sent = Type.Object(
  {
    Entries: Type.Array(
      Type.Object(
        {
          Id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
          Badge: Type.String({ pattern: `^[\\w-]{${hashLength}}$` }),
          Kind: Type.Enum(['trade', 'public']),
          At: instant,
        },
        closed,
      ),
      { maxItems: longest },
    ),
    /** When the phone asked last, by the organiser's clock. */
    Since: instant,
  },
  closed,
);
const malformed = '請求不正確 / The request is malformed';
const longestName = 60;

/** Clocks of organisers that share a database differ, and transactions take time. */
const overlapMs = 10_000;

/**
 * Admits visitors at the door. A phone loads the badges, decides by itself, and sends its entries
 * as soon as it has a network (docs/entrance.md).
 */
export function entranceRoutes(dependencies: DeskDependencies): void {
  pageRoutes(dependencies.desk);
  listRoutes(dependencies);
}

function pageRoutes(desk: DeskDependencies['desk']): void {
  desk.get('/entrance', (_request, reply) =>
    page(reply.header('content-security-policy', policy), entrancePage()),
  );
  desk.get<{ Params: { file: string } }>('/entrance/:file', ({ params }, reply) => {
    const file = Object.hasOwn(files, params.file) ? files[params.file] : undefined;
    if (file === undefined) throw notFound('file', params.file);
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('text/javascript; charset=utf-8')
      .send(readFileSync(file, 'utf8').replace("'qr/decode.js'", "'./decode.js'"));
  });
}

function listRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, now, clock } = dependencies;
  desk.get('/entrance/badges', async () => {
    await requireEdition(database, edition);
    return {
      ...(await findNews(dependencies)),
      Badges: await listEntranceBadges(database, edition, dayOf(now().toISOString())),
    };
  });

  desk.get(
    '/entrance/visitors',
    { config: perMinute(requestsAMinute.entranceSearch) },
    async ({ query }) => {
      const { name = '' } = fieldsOf(query);
      return name === '' ? [] : findVisitors(database, edition, name.slice(0, longestName));
    },
  );

  desk.post('/entrance/entries', async ({ body }) => {
    // Not a schema of the route: without a login it says only that.
    const isForm = Value.Check(Sent, body);
    if (!isForm || [body.Since, ...body.Entries.map(({ At }) => At)].some(isNoTime))
      throw new HttpError(400, malformed);
    const received = new Date(clock.now()).toISOString();
    const latest = now().toISOString();
    const rows = body.Entries.map(({ Id, Badge, Kind, At }): EntryRow => {
      const at = new Date(At).toISOString();
      return {
        ...{ id: Id, edition, badge: Badge, audience: Kind },
        at: at < latest ? at : latest,
        received_at: received,
      };
    });
    await insertEntries(database, rows);
    return findNews(dependencies, body.Since);
  });
}

/** Entries of today that reached the organiser since an instant, or all, and the times. */
async function findNews(
  { database, exhibitionCode: edition, now, clock }: DeskDependencies,
  since?: string,
) {
  const [showTime, time] = [now().toISOString(), clock.now()];
  const from = startOf(dayOf(showTime));
  const receivedFrom =
    since === undefined ? '' : new Date(Date.parse(since) - overlapMs).toISOString();
  const entries = await listEntries(database, { edition, from, receivedFrom });
  return {
    /** By the show's clock: phones follow it. */
    Now: showTime,
    Since: new Date(time).toISOString(),
    Entries: entries.map(({ id, badge, at }) => ({ Id: id, Badge: badge, At: at })),
  };
}

const isNoTime = (text: string) => Number.isNaN(Date.parse(text));
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`).toISOString();
