import { staysBelow } from './api-path.ts';
import { RequestFailed } from './request-failed.ts';

/** How a request ended. A cancelled one only ends the loading bar. */
export type Ending = 'done' | 'failed' | 'cancelled';

/** Defaults of a client; a request can override them. */
export type HttpSettings = {
  /** Prefix of every path; the site's root by default. */
  base?: string | undefined;
  /** Starts the loading bar and returns a function that ends it. Unset on the server. */
  begin?: () => (ending: Ending) => void;
};

export type HttpRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Sent as `<scheme> <token>`, or as the token alone. */
  authorization?: { token: string; scheme?: string };
  /** Set to `include` for data of the reader's session. */
  credentials?: RequestCredentials;
  signal?: AbortSignal;
  /** Timeout in ms. */
  limit?: number;
  /** Set to `false` for background requests. */
  bar?: boolean;
};

/** A response: parsed JSON, otherwise text. */
type HttpResponse = { status: number; ok: boolean; body: unknown };

/**
 * HTTP client of the browser (specification § 7); the web server has its counterpart. Every failure
 * is a `RequestFailed`; its code is 0 if no response arrived.
 */
export type Http = {
  /**
   * `Data` of an envelope with `Code` 200. `Code` counts, not the HTTP status (docs/rulings.md §
   * 3).
   */
  data: (path: string, request?: HttpRequest) => Promise<unknown>;
  /**
   * The raw response, for calls without an envelope and for forms, whose rejections carry more than
   * a code.
   */
  answer: (path: string, request?: HttpRequest) => Promise<HttpResponse>;
};

const LIMIT = 10_000;
const accepted = 'application/json, text/plain';

export function createHttp({ base = '/', begin }: HttpSettings = {}): Http {
  async function answer(path: string, request: HttpRequest = {}): Promise<HttpResponse> {
    // As if the record did not exist that the path names.
    if (!staysBelow(path)) throw new RequestFailed(path, 404);
    const end = request.bar === false ? undefined : begin?.();
    try {
      const response = await send(base + path, request).catch((cause: unknown) => {
        throw new RequestFailed(path, 0, { cause });
      });
      end?.(codeOf(response) >= 500 ? 'failed' : 'done');
      return response;
    } catch (error) {
      end?.(isCancelled(request.signal) ? 'cancelled' : 'failed');
      throw error;
    }
  }
  return {
    answer,
    async data(path, request) {
      const response = await answer(path, request);
      const { body } = response;
      if (!isEnvelope(body)) throw new RequestFailed(path, response.status);
      if (body.Code !== 200)
        throw new RequestFailed(path, body.Code, {
          reason: typeof body.Message === 'string' ? body.Message : undefined,
        });
      return body.Data;
    },
  };
}

async function send(address: string, request: HttpRequest): Promise<HttpResponse> {
  const {
    method = 'GET',
    body,
    headers,
    authorization,
    credentials,
    signal,
    limit = LIMIT,
  } = request;
  const timeout = AbortSignal.timeout(limit);
  const response = await fetch(address, {
    method,
    headers: {
      accept: accepted,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization && {
        authorization: [authorization.scheme, authorization.token].filter(Boolean).join(' '),
      }),
      ...headers,
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(credentials && { credentials }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, ok: response.ok, body: parsed(text) };
}

/** Detect JSON by content, because the `content-type` header is not always right. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function codeOf({ status, body }: HttpResponse): number {
  return isEnvelope(body) ? body.Code : status;
}

/** Aborted by the caller. A timeout counts as a failure. */
function isCancelled(signal: AbortSignal | undefined): boolean {
  return (
    signal?.aborted === true &&
    !(signal.reason instanceof Error && signal.reason.name === 'TimeoutError')
  );
}

function isEnvelope(body: unknown): body is { Code: number; Data: unknown; Message?: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'Code' in body &&
    typeof body.Code === 'number' &&
    'Data' in body
  );
}
