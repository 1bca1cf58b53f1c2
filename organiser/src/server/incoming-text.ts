import { plainValue } from '@dswine/shared/form/field-rules';
import { HttpError } from './errors.ts';
import type { Organiser } from './organiser.ts';

/** Every character of these counts: they are hashed, never stored or shown. */
const secrets = new Set(['password', 'current', 'repeated']);

/**
 * Cleans every text of every body and query before a route sees it: no NUL, which PostgreSQL cannot
 * store, no other control characters, no halves of characters, nothing that turns the direction of
 * the text around it. Line breaks stay; a field of one line drops them by its own rules.
 */
export function cleanIncomingText(app: Organiser): void {
  app.addHook('preValidation', async (request) => {
    request.body = cleaned(request.body, 0);
    request.query = cleaned(request.query, 0);
  });
}

/** No call nests its body as deep as this; a body of brackets would exhaust the stack. */
const MAX_DEPTH = 16;

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return plainValue(value, { lines: true });
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) throw new HttpError(400, '請求不正確 / The request is malformed');
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && secrets.has(name.toLowerCase()) ? part : cleaned(part, depth + 1),
    ]),
  );
}
