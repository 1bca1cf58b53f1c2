import { randomUUID } from 'node:crypto';

/** Header that identifies a request in the logs of both processes. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Accepts only a UUID, or 32 hexadecimal digits as nginx makes them: neither can carry a name or an
 * address.
 */
const wellFormed = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32})$/;

/** The id that a trusted caller gave a request, or a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && wellFormed.test(given) ? given : randomUUID();
}
