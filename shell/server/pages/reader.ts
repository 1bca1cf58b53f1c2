import type { FastifyRequest } from 'fastify';
import { clientOf } from '../http/connections.ts';
import { bestEncoding } from '../http/content-negotiation.ts';
import type { PageRequest } from '../rendering/render-request.ts';

/** What rendering a page needs to know of who requested it. */
export function readerOf(request: FastifyRequest): Pick<PageRequest, 'encodings' | 'client'> {
  return {
    encodings: bestEncoding(request),
    client: clientOf(request.ip),
  };
}
