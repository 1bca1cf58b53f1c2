import autocannon from 'autocannon';

/**
 * Requests per second of one URL, averaged over `seconds`, with 32 connections and brotli. Throws
 * if any request fails.
 */
export async function requestsPerSecond(address: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: address,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${address}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average;
}
