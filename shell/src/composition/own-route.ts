import type { FieldProblem } from '@dswine/shared/contract/forms';
import type { PageQuery } from '@dswine/shared/section/request-key';
import type { LiveRoute } from './page-state.ts';

/**
 * What a form of a page does. The browser calls it itself; without JavaScript the form posts to its page's address and
 * the web server makes the same call.
 */
export type FormAction = {
  method: 'GET' | 'POST' | 'DELETE';
  /** The call below `/api/`; `{Code}` stands for the exhibition's code. */
  call: string;
  /** What is sent. Of these, `secret` is never written back into a page. */
  fields: readonly string[];
  secret?: readonly string[];
  /** Where a success leads: a path below the locale's root. */
  next: (query: PageQuery) => string;
};

/** A page of the shell itself. Its texts for `<head>` are `title` and `description` below `words`. */
export type OwnRoute = LiveRoute & {
  words?: string;
  /** Not for search engines. */
  noindex?: boolean;
  /** The page is one reader's own, or follows from what he typed: rendered for him alone and kept nowhere. */
  personal?: boolean;
  forms?: Readonly<Record<string, FormAction>>;
};

/** A form that was refused, as the page that is rendered again shows it. */
export type FormState = {
  name: string;
  /** The path it was posted to. */
  path: string;
  values: Record<string, string>;
  problems: FieldProblem[];
  /** Chinese, a slash, English. */
  message?: string;
};

/** The call that a form makes with these values. */
export function formCall(
  action: FormAction,
  values: Readonly<Record<string, string>>,
  exhibitionCode: string,
): { path: string; method: string; body?: string } {
  const path = `/api/${action.call.replace('{Code}', encodeURIComponent(exhibitionCode))}`;
  const sent = Object.fromEntries(action.fields.map((field) => [field, values[field] ?? '']));
  if (action.method === 'POST') return { path, method: 'POST', body: JSON.stringify(sent) };
  const query = new URLSearchParams(sent).toString();
  return { path: query ? `${path}?${query}` : path, method: action.method };
}
