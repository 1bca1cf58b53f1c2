import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { systemClock } from '@dswine/shared/process/clock';
import { REQUEST_ID_HEADER, requestIdOf } from '@dswine/shared/logging/request-id';
import {
  runInContext,
  TRACEPARENT_HEADER,
  type RequestContext,
} from '@dswine/shared/tracing/request-context';
import { failSpan, SpanKind, startSpan, type Span } from '@dswine/shared/tracing/spans';
import { descriptionOf, type PageLabels } from './page-labels.ts';
import { trustedProxy } from '../settings/proxy-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { isProxied } from './proxy-target.ts';

/** Every value is one of few: the kinds, the sections, their live releases, the status classes. */
export type RequestLabels = {
  kind: 'page' | 'form' | 'api' | 'file' | 'other';
  /** The section of a page, `shell` for its own; empty for what is no page. */
  section: string;
  release: string;
  /** `2xx` to `5xx`, or `aborted` when the client left before the end. */
  status: string;
};

type Options = {
  settings: Pick<Settings, 'trustedProxies'>;
  /** Called first; may change the address of the request. */
  enter?: (request: IncomingMessage) => void;
  /** The first step of pages: serves redirects and what is cached. False for all others. */
  serveFast: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Everything else. Throws what `failureOf` says where it handles errors. */
  handler: RequestListener;
  record: (labels: RequestLabels, seconds: number) => void;
  /** Called after a page was sent whole. */
  viewed?: ((labels: PageLabels, status: number) => void) | undefined;
};

const failures = new WeakMap<IncomingMessage, Error>();

/** What `enter` or `serveFast` threw: an exception there would end the process. */
export const failureOf = (request: IncomingMessage): Error | undefined => failures.get(request);

/**
 * Gives each request its context: id and span. Both continue those of a
 * trusted proxy. Redirects and cached pages log nothing; they only get a span, when they have been
 * sent, if the proxy records the trace. A trace of their own would cost more than it tells.
 */
export function observeRequests(options: Options): RequestListener {
  const { handler, record, viewed } = options;
  const isTrusted = trustedProxy(options.settings.trustedProxies ?? []);

  function ofProxy({ headers, socket }: IncomingMessage, name: string): string | undefined {
    const value = headers[name];
    return typeof value === 'string' && isTrusted(socket.remoteAddress ?? '') ? value : undefined;
  }

  function spanOf(request: IncomingMessage, startTime: number, isFast: boolean): Span | undefined {
    const traceparent = ofProxy(request, TRACEPARENT_HEADER);
    if (isUntraced(request.url) || (isFast && traceparent === undefined)) return undefined;
    return startSpan(request.method ?? '', {
      kind: SpanKind.SERVER,
      traceparent,
      startTime,
    });
  }

  /** Whether the request was answered. */
  function isServedFast(request: IncomingMessage, response: ServerResponse): boolean {
    try {
      options.enter?.(request);
      return options.serveFast(request, response);
    } catch (error) {
      failures.set(request, error as Error);
      if (response.headersSent) response.destroy();
      return response.headersSent;
    }
  }

  return function observe(request, response) {
    const startTime = systemClock.now();
    const started = systemClock.monotonic();
    let context: RequestContext | undefined;
    response.once('close', () => {
      const labels = labelsOf(request, response);
      record(labels, (systemClock.monotonic() - started) / 1000);
      const page = descriptionOf(response);
      if (page && response.writableFinished) viewed?.(page, response.statusCode);
      const { span } = context ?? { span: spanOf(request, startTime, true) };
      if (!span?.isRecording()) return;
      if (!context) span.setAttribute('dswine.page.from', 'memory');
      endSpan(span, request, response);
    });
    if (isServedFast(request, response)) return;
    const requestId = requestIdOf(ofProxy(request, REQUEST_ID_HEADER));
    context = { requestId, span: spanOf(request, startTime, false) };
    context.span?.setAttribute('dswine.request_id', requestId);
    runInContext(context, () => handler(request, response));
  };
}

/** Files and probes: many, and always the same. */
const isUntraced = (url = '') => /^\/(?:releases\/|healthz|readyz)/.test(url);

function labelsOf(request: IncomingMessage, response: ServerResponse): RequestLabels {
  const { section = '', release = '' } = descriptionOf(response) ?? {};
  const status = response.writableFinished
    ? `${Math.floor(response.statusCode / 100)}xx`
    : 'aborted';
  return { kind: kindOf(request, section), section, release, status };
}

function kindOf({ url = '', method }: IncomingMessage, section: string): RequestLabels['kind'] {
  if (isProxied(url)) return 'api';
  if (method === 'POST') return url.startsWith('/releases/') ? 'other' : 'form';
  if (section !== '') return 'page';
  return url.startsWith('/releases/') ? 'file' : 'other';
}

function endSpan(span: Span, request: IncomingMessage, response: ServerResponse): void {
  const { method = '' } = request;
  const { kind, section, release, status } = labelsOf(request, response);
  const page = descriptionOf(response)?.page;
  span.updateName(`${method} ${page ?? kind}`);
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': response.statusCode,
    'dswine.kind': kind,
    ...(page !== undefined && {
      'dswine.page': page,
      'dswine.section': section,
      'dswine.release': release,
    }),
  });
  if (status === '5xx' || status === 'aborted') failSpan(span, status);
  span.end();
}
