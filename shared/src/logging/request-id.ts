/** Header that identifies a request in the logs of both processes. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Accept only a UUID from another process: it cannot carry a name or an address. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
