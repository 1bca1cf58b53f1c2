/** Names one request in the logs of both processes. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Only a UUID is taken over from another process: no name or address has that form. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
