import { type FieldProblem, type Problem, FormErrorResponse } from '@dswine/shared/contract/forms';
import { defaultLocale, localeCodes } from '@dswine/shared/contract/locales';
import { Envelope, Failure, Lang } from '@dswine/shared/contract/wire';
import { Type, type TProperties, type TSchema } from 'typebox';

export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}

/** 422: a form with invalid fields, in the order of the form. */
export class FormValidationError extends HttpError {
  override name = 'FormValidationError';
  readonly problems: FieldProblem[];
  constructor(
    problems: FieldProblem[],
    message = '資料未填妥，請再檢查一次 / There are incomplete fields, please check again.',
  ) {
    super(422, message);
    this.problems = problems;
  }
}

/** The error of one field, with the same message for the whole form. */
export const fieldError = (Field: string, Problem: Problem, Message: string) =>
  new FormValidationError([{ Field, Problem, Message }], Message);

/** Throws a `FormValidationError` when any of these fields has a problem. */
export function throwValidationError(
  problems: Record<string, Problem | undefined>,
  message?: string,
): void {
  const found = Object.entries(problems).flatMap(([Field, Problem]) =>
    Problem ? [{ Field, Problem }] : [],
  );
  if (found.length > 0) throw new FormValidationError(found, message);
}

/** 429: the caller may retry after this many seconds. */
export class TooManyRequestsError extends HttpError {
  override name = 'TooManyRequestsError';
  readonly seconds: number;
  constructor(
    seconds: number,
    message = '嘗試次數過多，請稍後再試 / Too many attempts, please try again later',
  ) {
    super(429, message);
    this.seconds = seconds;
  }
}

/** When a call may be tried again after a part that it needs did not respond. */
export const RETRY_SECONDS = 2;

/** 503: a part that the call needs does not respond. */
export class UnavailableError extends HttpError {
  override name = 'UnavailableError';
  constructor(message: string, options?: ErrorOptions) {
    super(503, message, options);
  }
}

const nouns = {
  edition: ['展覽', 'exhibition'],
  exhibitor: ['參展商', 'exhibitor'],
  product: ['產品', 'product'],
  news: ['新聞', 'news item'],
  event: ['活動', 'event'],
  topic: ['活動主題', 'event topic'],
  category: ['類別', 'category'],
  page: ['頁碼', 'page'],
  picture: ['圖片', 'picture'],
  file: ['檔案', 'file'],
  'exhibitor-news': ['參展商新訊', 'exhibitor news item'],
  video: ['影片', 'video'],
  venue: ['展館資料', 'venue'],
  visa: ['簽證資訊', 'visa information'],
  report: ['展後報告', 'show report'],
  album: ['相簿', 'album'],
  deadline: ['期限', 'deadline'],
  month: ['月份', 'month'],
  directory: ['名錄', 'directory'],
  submission: ['來信', 'submission'],
} as const;

/** 404. Includes the id only when it is a plain code, so that user input is not repeated. */
export function notFound(noun: keyof typeof nouns, id?: string): HttpError {
  const [chinese, english] = nouns[noun];
  const name = id !== undefined && /^[\w-]{1,40}$/u.test(id) ? ` ${id}` : '';
  return new HttpError(404, `找不到${chinese}${name} / ${english}${name} not found`);
}

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

export type PageQuery = { Page: number; PageSize: number };

/** Pagination metadata of a list. A page past the end gives 404. */
export function paginationOf(total: number, { Page, PageSize }: PageQuery) {
  const PageCount = Math.max(1, Math.ceil(total / PageSize));
  if (Page > PageCount) throw notFound('page', String(Page));
  return { Total: total, Page, PageSize, PageCount };
}

export function pageOf<T>(all: readonly T[], query: PageQuery) {
  const first = (query.Page - 1) * query.PageSize;
  return { ...paginationOf(all.length, query), items: all.slice(first, first + query.PageSize) };
}
