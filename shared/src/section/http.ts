import { RequestFailed } from './request-failed.ts';

/** How something that is waited for came out. What was cancelled only ends the loading bar. */
export type Ending = 'done' | 'failed' | 'cancelled';

/** What a client does with every request unless the request says otherwise. */
export type HttpSettings = {
  /** Stands before every path; the site's root where the configuration names none. */
  base?: string | undefined;
  /** Begins the loading bar; the answer is told how the request came out. A server has none. */
  begin?: () => (ending: Ending) => void;
};

export type HttpRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Sent as `<scheme> <token>`, or as the token alone. */
  authorization?: { token: string; scheme?: string };
  /** `include` for what belongs to the reader's session. */
  credentials?: RequestCredentials;
  signal?: AbortSignal;
  /** After so many ms nothing more is waited for. */
  limit?: number;
  /** `false` for what readers do not wait for. */
  bar?: boolean;
};

/** What came, whatever it was: JSON as a value, anything else as text. */
export type HttpResponse = { status: number; ok: boolean; body: unknown };

/**
 * The one way in which a browser asks for anything (specification § 7), and the web server in its place. Everything that
 * goes wrong is a `RequestFailed`; its code is 0 when nothing came.
 */
export type Http = {
  /** The `Data` of an envelope whose `Code` is 200. `Code` counts, not the HTTP status (rulings § 3). */
  data: (path: string, request?: HttpRequest) => Promise<unknown>;
  /** The answer as it came, for calls that answer no envelope and for forms, whose refusals say more than a code. */
  answer: (path: string, request?: HttpRequest) => Promise<HttpResponse>;
};

const LIMIT = 10_000;
const accepted = 'application/json, text/plain';

export function createHttp({ base = '/', begin }: HttpSettings = {}): Http {
  async function answer(path: string, request: HttpRequest = {}): Promise<HttpResponse> {
    const end = request.bar === false ? undefined : begin?.();
    try {
      const came = await send(base + path, request).catch((cause: unknown) => {
        throw new RequestFailed(path, 0, { cause });
      });
      end?.(codeOf(came) >= 500 ? 'failed' : 'done');
      return came;
    } catch (error) {
      end?.(isCancelled(request.signal) ? 'cancelled' : 'failed');
      throw error;
    }
  }
  return {
    answer,
    async data(path, request) {
      const came = await answer(path, request);
      const { body } = came;
      if (!isEnvelope(body)) throw new RequestFailed(path, came.status);
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
  const waiting = AbortSignal.timeout(limit);
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
    signal: signal ? AbortSignal.any([signal, waiting]) : waiting,
    ...(credentials && { credentials }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, ok: response.ok, body: parsed(text) };
}

/** An answer says in its content what it is; its headers are not always right. */
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

/** Taken back by whoever asked; an answer that came too late is a failure. */
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
