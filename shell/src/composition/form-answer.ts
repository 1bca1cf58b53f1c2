import type { FieldProblem } from '@dswine/shared/contract/forms';

/** What the organiser refuses a form for. `message` is Chinese, a slash, English. */
export type Refusal = { problems: FieldProblem[]; message?: string };

/** The organiser could not be asked, or said nothing that can be read. */
export const busy: Refusal = {
  problems: [],
  message: '系統忙碌中，請稍後再試 / Server is busy, please try again later',
};

/** What the organiser says of a form: done, or what is wrong. `Code` counts, not the HTTP status. */
export function readFormAnswer(body: unknown): 'done' | Refusal {
  if (typeof body !== 'object' || body === null || !('Code' in body)) return busy;
  if (body.Code === 200) return 'done';
  const data = 'Data' in body ? body.Data : null;
  const problems =
    typeof data === 'object' && data !== null && 'Problems' in data && Array.isArray(data.Problems)
      ? (data.Problems as FieldProblem[])
      : [];
  return { ...busy, problems, ...('Message' in body && typeof body.Message === 'string' && { message: body.Message }) };
}
