import http from 'node:http';

/** One request of somebody hostile, just as he wrote it. */
export type Attack = {
  /** Where it is aimed: a form, a page, a call. */
  surface: string;
  method: string;
  origin: string;
  /** Path and query as they go over the line, dots and all. */
  target: string;
  headers: Record<string, string>;
  body?: string;
  /** The texts that it carries. */
  texts: string[];
};

export type AttackResponse = { status: number; headers: http.IncomingHttpHeaders; text: string };

const keepAliveAgent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/** Sends it without the tidying that `fetch` does; once more when the kept line was closed meanwhile, as browsers do. */
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

/** A text as a part of a URL. What is percent-encoded already goes as it is, right or wrong. */
export function encodeForUrl(text: string): string {
  return /^%|\.\.%2f/u.test(text)
    ? text.replaceAll(/[^!-~]/gu, '')
    : encodeURIComponent(text.toWellFormed());
}
