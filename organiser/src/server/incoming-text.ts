import { plainValue } from '@dswine/shared/form/field-rules';
import type { Organiser } from './organiser.ts';

/** Left unchanged, because every character counts: they are hashed, never stored or shown. */
const secrets = new Set(['password', 'current', 'repeated']);

/**
 * Cleans all texts of bodies and queries before a route sees them. Removes NUL (which PostgreSQL
 * cannot store), other control characters, lone surrogates and bidirectional controls. Line breaks
 * stay; single-line fields drop them by their own rules.
 */
export function cleanIncomingText(app: Organiser): void {
  app.addHook('preValidation', async (request) => {
    request.body = cleaned(request.body);
    request.query = cleaned(request.query);
  });
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return plainValue(value, { lines: true });
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && secrets.has(name.toLowerCase()) ? part : cleaned(part),
    ]),
  );
}
