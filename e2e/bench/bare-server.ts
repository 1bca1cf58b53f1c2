import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fastest possible server for comparison: node:http and the same bytes. */
const body = readFileSync(process.env['BARE_FILE'] ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, [
    'content-type',
    'text/html; charset=utf-8',
    'content-encoding',
    'br',
    'content-length',
    String(body.length),
  ]);
  response.end(body);
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({
    ready: true,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }),
);
process.once('SIGTERM', () => process.exit(0));
