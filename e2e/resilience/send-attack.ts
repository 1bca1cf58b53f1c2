import http from 'node:http';

/** One hostile request. */
export type Attack = {
  /** The target: a form, a page, an API call. */
  surface: string;
  method: string;
  origin: string;
  /** Path and query, sent without normalisation. */
  target: string;
  headers: Record<string, string>;
  body?: string;
  /** The hostile texts in the request. */
  texts: string[];
};

export type AttackResponse = { status: number; headers: http.IncomingHttpHeaders; text: string };

const keepAliveAgent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Sends the request without the normalisation of `fetch`. Retries once when the keep-alive
 * connection was closed, as browsers do.
 */
export async function sendAttack(attack: Attack): Promise<AttackResponse> {
  try {
    return await sendOnce(attack);
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      /^(?:ECONNRESET|EPIPE)$/u.test(String(error.code))
    )
      return sendOnce(attack, new http.Agent());
    throw error;
  }
}

function sendOnce(
  { method, origin, target, headers, body }: Attack,
  agent: http.Agent = keepAliveAgent,
): Promise<AttackResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(body, 'utf8');
    const length = bytes ? { 'content-length': String(bytes.length) } : {};
    const request = http.request(
      {
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: { ...headers, ...length },
        timeout: 60_000,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    request.once('timeout', () =>
      request.destroy(new Error('There was no answer within a minute.')),
    );
    request.once('error', reject);
    request.end(bytes);
  });
}

/** Encodes a text for a URL. Percent-encoded text is left as it is, valid or not. */
export function encodeForUrl(text: string): string {
  return /^%|\.\.%2f/u.test(text)
    ? text.replaceAll(/[^!-~]/gu, '')
    : encodeURIComponent(text.toWellFormed());
}
