import type { FastifyInstance } from 'fastify';
import { deviceOf, deviceSignsOf } from '@dswine/shared/fair/device';

/**
 * `GET /device.json`: the reader's device (specification § 3). The CDN's viewer headers count when the
 * request came through a trusted proxy; `request.ips` then names more than the peer itself.
 */
export function serveDevice(server: FastifyInstance): void {
  server.get('/device.json', (request, reply) => {
    const isForwarded = (request.ips?.length ?? 0) > 1;
    return reply
      .header('cache-control', 'private, no-store')
      .send({ Code: 200, Data: deviceOf(deviceSignsOf(request.headers, isForwarded)) });
  });
}
