import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the organiser answers to a call below `/api/expo/`. */
type Fault = { call: string; code: number; message: string };

/** A call that is answered later. `waiting` counts the requests. */
type Delay = { call: string; until: Promise<void>; waiting: number };

/** A proxy before the organiser that can refuse or delay one call. */
export class FaultyOrganiser {
  fault: Fault | undefined;
  delay: Delay | undefined;
  #server: Server | undefined;

  /** Starts the proxy. Resolves to its URL. */
  async start(organiserUrl: string): Promise<string> {
    this.#server = createServer((request, response) => {
      this.#respond(organiserUrl, request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #respond(
    organiserUrl: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { fault, delay } = this;
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
    const upstream = await fetch(organiserUrl + request.url, {
      headers: { accept: 'application/json' },
    });
    const type = upstream.headers.get('content-type') ?? 'text/plain';
    response.writeHead(upstream.status, { 'content-type': type });
    response.end(Buffer.from(await upstream.arrayBuffer()));
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
