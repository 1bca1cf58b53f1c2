import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as an OpenTelemetry collector receives it. */
export type ReceivedSpan = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  /** 0 while no error was set. */
  status: number;
  attributes: Record<string, string | number>;
};

export type OtlpReceiver = {
  url: string;
  /** Settings of a process that sends every span here at once. */
  environment: Record<string, string>;
  spans: ReceivedSpan[];
  /** All that was received, as text. */
  text: () => string;
  close: () => Promise<void>;
};

type Value = { stringValue?: string; intValue?: number; doubleValue?: number };
type Attribute = { key: string; value: Value };
type WireSpan = Omit<ReceivedSpan, 'service' | 'attributes' | 'status' | 'parentSpanId'> & {
  parentSpanId?: string;
  attributes?: Attribute[];
  status?: { code?: number };
};
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: WireSpan[] }[];
  }[];
};

/** Receives traces by OTLP over HTTP, in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      bodies.push(body);
      spans.push(...spansIn(JSON.parse(body) as Export));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
    spans,
    text: () => bodies.join('\n'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansIn({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, traceId, spanId, parentSpanId = '', attributes, status }) => ({
        service,
        name,
        traceId,
        spanId,
        parentSpanId,
        status: status?.code ?? 0,
        attributes: valuesOf(attributes ?? []),
      })),
    );
  });
}

function valuesOf(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? Number(intValue ?? doubleValue),
    ]),
  );
}
