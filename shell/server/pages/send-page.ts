import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendContent } from '../http/content-negotiation.ts';
import { describeResponse } from '../http/page-labels.ts';
import type { CachedPage } from './page-cache.ts';

/** Sends a page in the encoding that the browser prefers, or 304 for one that it has. */
export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  describeResponse(response, page.labels);
  sendContent(request, response, page);
}
