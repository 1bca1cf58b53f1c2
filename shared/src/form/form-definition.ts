import { parseTemplate } from 'url-template';
import type { FieldRules } from '../contract/forms.ts';
import type { ReleaseForm } from '../contract/releases.ts';
import { inLocalePath } from '../fair/addresses/locale-path.ts';
import type { HttpRequest } from '../section/http.ts';
import { staysBelow } from '../section/api-path.ts';
import type { PageQuery } from '../section/request-key.ts';
import type { Locale } from '../section/section.ts';

/**
 * A form as data. Sections' forms are part of their releases; `next` of a shell form may be a
 * function.
 */
export type FormDefinition = Omit<ReleaseForm, 'method' | 'next'> & {
  readonly method: 'GET' | ReleaseForm['method'];
  readonly next: string | ((query: PageQuery) => string);
  /** The service demands the captcha only after failures, so the browser does not. */
  readonly captcha?: 'later';
};

/** The page that a form is on, with its parameters. */
export type FormLocation = {
  exhibitionCode: string;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<PageQuery>;
};

type Values = Readonly<Record<string, string | undefined>>;

/** The HTTP call of a form, below the site's root. */
export type FormCall = { path: string } & Pick<HttpRequest, 'method'> & {
    body?: Record<string, string>;
  };

/** The call that submits a form. Used by the browser, and by the web server without JavaScript. */
export function formCall(
  plan: Pick<FormDefinition, 'method' | 'call' | 'fields'>,
  values: Values,
  at: FormLocation,
): FormCall {
  const path = `api/${parseTemplate(plan.call).expand(variablesOf(at))}`;
  const sent = Object.fromEntries(
    Object.keys(plan.fields).map((field) => [field, values[field] ?? '']),
  );
  if (plan.method === 'POST') return { path, method: 'POST', body: sent };
  const query = new URLSearchParams(sent).toString();
  return {
    path: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path,
    method: plan.method,
  };
}

/**
 * Path after a successful submission, in the page's language. `answer` is `Data` of the response.
 */
export function formTarget(
  { next }: Pick<FormDefinition, 'next'>,
  at: FormLocation,
  responseData: unknown,
): string {
  const path =
    typeof next === 'function'
      ? next(at.query)
      : parseTemplate(next).expand(variablesOf(at, responseData));
  return inLocalePath(at.locale, staysBelow(path.slice(1)) ? path : '/');
}

/** The fields that may be restored in a page, or stored in a draft on the device. */
export const storableFields = (fields: FieldRules, where: 'page' | 'draft'): string[] =>
  Object.entries(fields).flatMap(([name, { keep }]) =>
    keep === undefined || (keep === 'page' && where === 'page') ? [name] : [],
  );

/** The values of some fields. */
export const pickValues = (names: readonly string[], values: Values): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

function variablesOf(
  { exhibitionCode, locale, params, query }: FormLocation,
  responseData?: unknown,
): Record<string, string> {
  const values: Record<string, string> = {};
  const given =
    typeof responseData === 'object' && responseData !== null ? Object.entries(responseData) : [];
  // Parameters of pages are in lower case: `{&ref}` writes one if it has a value.
  for (const [name, value] of given)
    if (typeof value === 'string') values[name] = values[lowerFirst(name)] = value;
  for (const [name, [value]] of Object.entries(query))
    if (value !== undefined) values[upperFirst(name)] = values[name] = value;
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) values[upperFirst(name)] = value;
  return { ...values, Code: exhibitionCode, Lang: locale };
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
