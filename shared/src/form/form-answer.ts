import type { FieldProblem } from '../contract/forms.ts';

/** What the organiser refuses a form for. `message` is Chinese, a slash, English. */
export type Refusal = { problems: FieldProblem[]; message?: string };

/** The organiser could not be asked, or said nothing that can be read. */
export const busy: Refusal = {
  problems: [],
  message: '系統忙碌中，請稍後再試 / Server is busy, please try again later',
};

/** What the organiser says of a form: what came of it, or what is wrong. `Code` counts, not the HTTP status. */
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

/** The half of a sentence in both languages ("Chinese / English") that is in this one. */
export function inTheLanguage(
  message: string | undefined,
  locale: 'tw' | 'en',
): string | undefined {
  const [chinese, english] = message?.split(' / ') ?? [];
  return locale === 'tw' ? chinese : (english ?? chinese);
}
