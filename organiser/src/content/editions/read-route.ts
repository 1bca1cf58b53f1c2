import type { Readable } from 'node:stream';
import { Failure, type Lang } from '@dswine/shared/contract/wire';
import type { FastifyBaseLogger, FastifyReply, FastifySchema } from 'fastify';
import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { type Edition, createLocalizer, type Localizer } from './edition.ts';
import { matchesEtag } from './public-responses.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { expoSchema, lang, name } from '../../http/responses.ts';
import { isThrough } from '@dswine/shared/fair/texts/dates';

export type ReadCall<Params, Query> = {
  edition: Edition;
  view: Localizer;
  params: Params;
  query: Query;
  now: Date;
  dependencies: Dependencies;
  reply: FastifyReply;
  log: FastifyBaseLogger;
};

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name extends `${infer Plain}.${string}` ? Plain : Name, string>
    : unknown;

/** A call about an edition, named by `:code` or `:edition` in its path. */
export type ReadRoute = {
  path: string;
  schema: FastifySchema;
  respond: (call: ReadCall<never, never>) => unknown;
};

type Definition<Path extends string, Query extends TProperties> = {
  path: Path;
  summary: string;
  query?: Query;
};
type CallOf<Path extends string, Query extends TProperties> = ReadCall<
  ParamsOf<Path>,
  Static<TObject<Query>> & { Lang: Lang }
>;

/** A call that returns content as JSON. Every query has `Lang`. */
export function readRoute<
  const Path extends string,
  Data extends TSchema,
  Query extends TProperties = Record<never, never>,
>({
  path,
  data,
  select,
  ...definition
}: Definition<Path, Query> & {
  data: Data;
  select: (call: CallOf<Path, Query>) => Static<Data> | Promise<Static<Data>>;
}): ReadRoute {
  return {
    path,
    schema: expoSchema({ ...parametersOf(path, definition), data }),
    respond: async (call) => ({ Code: 200, Data: await select(call) }),
  };
}

/** A file as a response. */
export type SentFile = {
  /** A function is called only if the browser has another version. */
  body: string | Buffer | Readable | (() => Readable);
  /** With its encoding. By default the type of the call. */
  type?: string;
  /** The name under which browsers save it. Without one they display it. */
  name?: string;
  /** Of an address with a hash: whether it is the current one, which may be cached forever. */
  isCurrent?: boolean;
  /** Of a file that is written for each request. */
  etag?: string;
  headers?: Record<string, string>;
};

/** A call that returns a file. `type` is its media type. Every query has `Lang`. */
export function fileRoute<
  const Path extends string,
  Query extends TProperties = Record<never, never>,
>({
  path,
  type,
  file,
  ...definition
}: Definition<Path, Query> & {
  type: string;
  file: (call: CallOf<Path, Query>) => SentFile | Promise<SentFile>;
}): ReadRoute {
  const { response, ...schema } = expoSchema({
    ...parametersOf(path, definition),
    data: Type.Unknown(),
  });
  const content = { [type]: { schema: Type.String() } };
  return {
    path,
    schema: {
      ...schema,
      response: { ...response, 200: { description: type, content }, 503: Failure },
    },
    async respond(call) {
      const { body, name: saved, isCurrent, headers = {}, ...sent } = await file(call);
      void call.reply.type(sent.type ?? type).headers(headers);
      if (saved !== undefined)
        void call.reply.header('content-disposition', `attachment; filename="${saved}"`);
      if (isCurrent !== undefined)
        void call.reply.header(
          'cache-control',
          isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
        );
      if (sent.etag !== undefined) {
        void call.reply.header('etag', sent.etag);
        if (matchesEtag(call.reply.request, sent.etag)) return call.reply.code(304).send();
      }
      return call.reply.send(typeof body === 'function' ? body() : body);
    },
  };
}

function parametersOf<Query extends TProperties>(
  path: string,
  { summary, query }: { summary: string; query?: Query },
) {
  const names = [...path.matchAll(/:(\w+)/gu)].map(([, parameter = '']) => parameter);
  const params = Object.fromEntries(names.map((parameter) => [parameter, name]));
  return { summary, params, query: { ...lang, ...query } };
}

export function addReadRoutes(
  app: Organiser,
  dependencies: Dependencies,
  routes: readonly ReadRoute[],
): void {
  for (const { path, schema, respond } of routes)
    app.get(path, { schema }, async (request, reply) => {
      const { edition, log } = request;
      const { Lang } = request.query as { Lang: Lang };
      return respond({
        edition,
        view: await createLocalizer(dependencies.pictures, edition, Lang),
        params: request.params as never,
        query: request.query as never,
        now: dependencies.now(),
        dependencies,
        reply,
        log,
      });
    });
}

/** Counts the items per code. */
export function countBy<T>(list: readonly T[], codeOf: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(codeOf(one), (counts.get(codeOf(one)) ?? 0) + 1);
  return counts;
}

export const countCategories = (records: readonly { Category: string }[]) =>
  countBy(records, ({ Category }) => Category);

export const countTopics = ({ records }: Edition) =>
  countBy(records.calendar, ({ Topic }) => Topic);

export function ofCategory<T extends { Category: string }>(
  records: readonly T[],
  category: string | undefined,
): readonly T[] {
  return category === undefined ? records : records.filter((one) => one.Category === category);
}

export function ofExhibitor<T extends { ExhibitorId?: string }>(
  records: readonly T[],
  exhibitor: string | undefined,
): readonly T[] {
  return exhibitor === undefined
    ? records
    : records.filter(({ ExhibitorId }) => ExhibitorId === exhibitor);
}

/** Whether an item is no longer news: its last day in Taipei is over. */
export const isPast = ({ Until }: { Until?: string }, now: Date): boolean =>
  !isThrough(Until, now.toISOString());

/** What is over by `now` comes last. */
export function pastLast<T extends { Until?: string }>(records: readonly T[], now: Date): T[] {
  const isOver = (record: T) => isPast(record, now);
  return [...records.filter((one) => !isOver(one)), ...records.filter(isOver)];
}

export function published<T extends { PublishedAt: string }>(
  records: readonly T[],
  now: Date,
): T[] {
  return records.filter(({ PublishedAt }) => Date.parse(PublishedAt) <= now.getTime());
}
