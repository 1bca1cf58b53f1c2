import type { FastifyInstance } from 'fastify';
import { deviceOf, deviceSignsOf } from '@dswine/shared/fair/browser/device';

/**
 * `GET /device.json`: the visitor's kind of device (specification § 3). The CDN's viewer headers
 * are trusted only behind a trusted proxy; `request.ips` then has more than one entry.
 */
export function serveDevice(server: FastifyInstance): void {
  server.get('/device.json', (request, reply) => {
    const isForwarded = (request.ips?.length ?? 0) > 1;
    return reply
      .header('cache-control', 'private, no-store')
      .send({ Code: 200, Data: deviceOf(deviceSignsOf(request.headers, isForwarded)) });
  });
}
