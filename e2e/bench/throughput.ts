import autocannon from 'autocannon';

/**
 * Requests per second, averaged over `seconds`, with 32 connections and brotli: of one URL, or of
 * `nextPath` below it. Throws if any request fails.
 */
export async function requestsPerSecond(
  address: string,
  seconds: number,
  nextPath?: () => string,
): Promise<number> {
  const result = await autocannon({
    url: address,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(nextPath && {
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${address}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average;
}
