import type { Lang } from '@dswine/shared/contract/wire';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import type { Edition } from './edition.ts';
import { createLocalizer, type Localizer } from './localizer.ts';
import type { Dependencies } from '../../dependencies.ts';
import { expoSchema, lang, name } from '../../http/expo-schema.ts';
import type { Organiser } from '../../http/organiser.ts';

/** A request for content: the edition in the language of the request, and its parameters. */
export type ReadCall<Params, Query> = {
  edition: Edition;
  view: Localizer;
  params: Params;
  query: Query;
  /** The show's time. */
  now: Date;
  dependencies: Dependencies;
  reply: FastifyReply;
  log: FastifyBaseLogger;
};

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** A call that returns content of an edition, named by `:code` or `:edition` in its path. */
export type ReadRoute = {
  path: string;
  schema: ReturnType<typeof expoSchema>;
  select: (call: ReadCall<never, never>) => unknown;
};

/** Every query has `Lang`. */
export function readRoute<
  const Path extends string,
  Data extends TSchema,
  Query extends TProperties = Record<never, never>,
>(route: {
  path: Path;
  summary: string;
  query?: Query;
  data: Data;
  select: (
    call: ReadCall<ParamsOf<Path>, Static<TObject<Query>> & { Lang: Lang }>,
  ) => Static<Data> | Promise<Static<Data>>;
}): ReadRoute {
  const { path, summary, query, data, select } = route;
  const names = [...path.matchAll(/:(\w+)/gu)].map(([, parameter = '']) => parameter);
  const params = Object.fromEntries(names.map((parameter) => [parameter, name]));
  const schema = expoSchema({
    summary,
    params,
    query: { ...lang, ...query },
    data,
  });
  return { path, schema, select: select as ReadRoute['select'] };
}

/** Adds the calls to a scope of public responses. */
export function addReadRoutes(
  app: Organiser,
  dependencies: Dependencies,
  routes: readonly ReadRoute[],
): void {
  for (const { path, schema, select } of routes)
    app.get(path, { schema }, async (request, reply) => {
      const { edition, log } = request;
      const { Lang } = request.query as { Lang: Lang };
      const view = await createLocalizer(dependencies.pictures, edition, Lang);
      const [params, query] = [request.params as never, request.query as never];
      const call = {
        edition,
        view,
        params,
        query,
        now: dependencies.now(),
        dependencies,
        reply,
        log,
      };
      return { Code: 200, Data: await select(call) };
    });
}
