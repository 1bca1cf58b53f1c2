import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the organiser answers to a call below `/api/expo/`. */
type Fault = { call: string; code: number; message: string };

/** A proxy before the organiser that can refuse one call. */
export class FaultyOrganiser {
  fault: Fault | undefined;
  #server: Server | undefined;

  /** Starts the proxy. Resolves to its URL. */
  async start(organiserUrl: string): Promise<string> {
    this.#server = createServer((request, response) => {
      const { fault } = this;
      if (fault && request.url?.startsWith(`/api/expo/${fault.call}/`)) {
        response.writeHead(fault.code, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ Code: fault.code, Data: null, Message: fault.message }));
        return;
      }
      fetch(organiserUrl + request.url, { headers: { accept: 'application/json' } })
        .then(async (upstream) => {
          const type = upstream.headers.get('content-type') ?? 'text/plain';
          response.writeHead(upstream.status, { 'content-type': type });
          response.end(Buffer.from(await upstream.arrayBuffer()));
        })
        .catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
