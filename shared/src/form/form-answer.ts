import { inLocale } from '../fair/texts/bilingual.ts';
import type { Locale } from '../contract/locales.ts';
import type { FieldProblem } from '../contract/forms.ts';

/** Why the organiser rejected a form. `message` is `Chinese / English`. */
export type Refusal = { problems: FieldProblem[]; message?: string };

/** The organiser could not be reached, or its response could not be read. */
export const busy: Refusal = {
  problems: [],
  message: '系統忙碌中，請稍後再試 / Server is busy, please try again later',
};

/**
 * Reads the organiser's response to a form: data or a rejection. `Code` counts, not the HTTP
 * status.
 */
export function readFormResponse(body: unknown): { data: unknown } | { refusal: Refusal } {
  if (typeof body !== 'object' || body === null || !('Code' in body)) return { refusal: busy };
  const data: unknown = 'Data' in body ? body.Data : null;
  if (body.Code === 200) return { data };
  const problems =
    typeof data === 'object' && data !== null && 'Problems' in data && Array.isArray(data.Problems)
      ? (data.Problems as FieldProblem[])
      : [];
  const message =
    'Message' in body && typeof body.Message === 'string' ? { message: body.Message } : {};
  return { refusal: { ...busy, problems, ...message } };
}

/** The part of a bilingual message ("Chinese / English") in one language. */
export function inTheLanguage(message: string | undefined, locale: Locale): string | undefined {
  const [tw, en] = message?.split(' / ') ?? [];
  return tw && inLocale({ tw, en }, locale);
}
