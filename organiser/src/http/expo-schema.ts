import { defaultLocale, localeCodes } from '@dswine/shared/contract/locales';
import { FormErrorResponse } from '@dswine/shared/contract/forms';
import { Envelope, Failure, Lang } from '@dswine/shared/contract/wire';
import { Type, type TProperties, type TSchema } from 'typebox';

/** The query of every call that returns one language. The default is Chinese, as on the site. */
export const lang = {
  Lang: Type.Unsafe<Lang>({
    ...Lang,
    default: defaultLocale,
    description: localeCodes.join(' or ').replace(defaultLocale, `${defaultLocale} (default)`),
  }),
};

export const pageQuery = (size: number) => ({
  Page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  PageSize: Type.Integer({ minimum: 1, maximum: 60, default: size }),
});

export const keyword = Type.Optional(Type.String({ maxLength: 100 }));
/**
 * The cookie that gives access to a reader's own data, for the OpenAPI document. Fastify does not
 * validate cookies.
 */
export const accessCookie = ({ name: cookie }: { name: string }) =>
  Type.Object({ [cookie]: Type.Optional(Type.String({ pattern: '^[0-9a-f]{40}$' })) });
/** A code or an id in a path. It has no pattern, so that every unknown value gives 404. */
export const name = Type.String();
export const code = Type.String({ maxLength: 40 });
export const codes = Type.Array(code, { maxItems: 60, default: [] });

/**
 * Page data that an edition may omit: `null` with status 200. The site then shows that the page is
 * being prepared, so that no menu entry leads to a 404 page.
 */
export const orNothing = <D extends TSchema>(data: D) => Type.Union([data, Type.Null()]);

export const formFailures = {
  400: Failure,
  403: Failure,
  404: Failure,
  422: FormErrorResponse,
  429: Failure,
  500: Failure,
};

/** The schema of a call that returns what the key in a cookie opens. */
export function ownDataSchema<
  D extends TSchema,
  const Query extends TProperties = Record<never, never>,
>(call: { summary: string; access: { name: string }; data: D; query?: Query }) {
  return {
    tags: ['forms'],
    summary: call.summary,
    params: Type.Object({ code: name }),
    querystring: Type.Object({ ...lang, ...call.query } as typeof lang & Query),
    cookies: accessCookie(call.access),
    response: { 200: Envelope(call.data), 400: Failure, 404: Failure, 500: Failure },
  };
}

/** The schema of a call of the expo API. Documents the body of every status. */
export function expoSchema<P extends TProperties, Q extends TProperties, D extends TSchema>(call: {
  summary: string;
  params: P;
  query: Q;
  data: D;
}) {
  return {
    tags: ['expo'],
    summary: call.summary,
    params: Type.Object(call.params),
    querystring: Type.Object(call.query),
    response: { 200: Envelope(call.data), 400: Failure, 404: Failure, 500: Failure },
  };
}
