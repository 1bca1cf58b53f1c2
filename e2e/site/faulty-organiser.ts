import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@dswine/shared/testing/listen';

/** What the organiser answers to a call below `/api/expo/`. */
type Fault = { call: string; code: number; message: string };

/** A call that is answered later. `waiting` counts the requests. */
type Delay = { call: string; until: Promise<void>; waiting: number };

/**
 * A proxy before the organiser. It forwards everything, unless it has to refuse or delay a call or
 * to rewrite what is answered.
 */
export class FaultyOrganiser {
  fault: Fault | undefined;
  delay: Delay | undefined;
  /** Returns the JSON that is answered for that of the organiser. */
  rewrite: ((json: string) => string) | undefined;
  #server: Server | undefined;

  /** Starts the proxy. Resolves to its URL. */
  async start(organiserUrl: string): Promise<string> {
    this.#server = createServer((request, response) => {
      void this.#respond(organiserUrl, request, response);
    });
    return `http://127.0.0.1:${await listen(this.#server)}`;
  }

  async #respond(
    organiserUrl: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { fault, delay, rewrite } = this;
    const isTo = (call: string) => request.url?.startsWith(`/api/expo/${call}/`) === true;
    if (fault && isTo(fault.call)) {
      response.writeHead(fault.code, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ Code: fault.code, Data: null, Message: fault.message }));
      return;
    }
    if (delay && isTo(delay.call)) {
      delay.waiting += 1;
      await delay.until;
    }
    const { method } = request;
    const headers = { ...request.headers, ...(rewrite && { 'accept-encoding': 'identity' }) };
    const upstream = httpRequest(organiserUrl + request.url, { method, headers }, (answer) => {
      const { 'content-length': _, ...others } = answer.headers;
      const isRewritten = rewrite && /json/.test(others['content-type'] ?? '');
      response.writeHead(answer.statusCode ?? 502, isRewritten ? others : answer.headers);
      if (isRewritten) void text(answer).then((json) => response.end(rewrite(json)));
      else answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
