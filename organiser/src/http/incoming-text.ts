import { plainValue } from '@dswine/shared/form/field-rules';
import { HttpError } from './responses.ts';
import type { Organiser } from '../dependencies.ts';

/** Left unchanged, because every character counts: they are hashed, never stored or shown. */
const secrets = new Set(['password', 'current', 'repeated']);

/**
 * Cleans all texts of bodies and queries before a route sees them. Removes NUL (which PostgreSQL
 * cannot store), other control characters, lone surrogates and bidirectional controls. Line breaks
 * stay; single-line fields drop them by their own rules.
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
