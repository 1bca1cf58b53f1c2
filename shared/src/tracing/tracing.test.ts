import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createManualClock } from '../testing/manual-clock.ts';
import { startOtlpReceiver, type OtlpReceiver } from '../testing/otlp-receiver.ts';
import { until } from '../testing/until.ts';
import { contextHeaders, currentOrigin, runInContext } from './request-context.ts';
import { addSpan, inBackground, recordedSpan, SpanKind, startSpan, withSpan } from './spans.ts';
import { startTracing } from './start-tracing.ts';

const requestId = '0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const log = pino({ level: 'silent' });
/** Stands still, so that no limit of time ends the export. */
const clock = createManualClock();

let receiver: OtlpReceiver;
let stop = async () => undefined as void;
const before = { ...process.env };
beforeEach(async () => {
  receiver = await startOtlpReceiver();
});
afterEach(async () => {
  await stop();
  await receiver.close();
  process.env = { ...before };
});

/** The exporter reads the process's environment itself. */
async function trace(environment: Record<string, string> = {}): Promise<void> {
  Object.assign(process.env, receiver.environment, environment);
  stop = await startTracing({ service: 'test', log, clock });
}

/** Ends the export, so that all spans have arrived. */
async function received() {
  await stop();
  return receiver.spans;
}

const serverSpan = (traceparent?: string) =>
  startSpan('GET', { kind: SpanKind.SERVER, traceparent });
const client = { kind: SpanKind.CLIENT };

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ''],
  ['OTEL_SDK_DISABLED', 'true'],
  ['OTEL_TRACES_EXPORTER', 'none'],
])('creates no spans with %s=%s, but propagates the request id', async (name, value) => {
  await trace({ [name]: value });
  const span = serverSpan();
  await runInContext({ requestId, span }, async () => {
    expect(await withSpan('load', client, async (load) => load)).toBeUndefined();
    expect(contextHeaders()).toEqual({ 'x-request-id': requestId });
  });
  span.end();
  expect(await received()).toEqual([]);
});

it('continues the trace of the caller and propagates it', async () => {
  await trace();
  const span = serverSpan(`00-${traceId}-${parentId}-01`);
  const sent = await runInContext({ requestId, span }, () =>
    withSpan('load', client, async () => contextHeaders()['traceparent']),
  );
  span.end();
  const [load, server] = await received();
  expect(server).toMatchObject({ service: 'dswine-test', traceId, parentSpanId: parentId });
  expect(load).toMatchObject({ name: 'load', traceId, parentSpanId: server?.spanId });
  expect(sent).toBe(`00-${traceId}-${load?.spanId}-01`);
  expect([serverSpan().isRecording(), clock.waiting()]).toEqual([false, 0]);
});

it('starts a new trace for an invalid traceparent', async () => {
  await trace();
  const headers = ['garbage', `ff-${traceId}-${parentId}-01`, `00-${traceId.toUpperCase()}-1-01`];
  for (const header of headers) serverSpan(header).end();
  const spans = await received();
  expect(spans.map(({ parentSpanId }) => parentSpanId)).toEqual(['', '', '']);
  expect(spans.map((span) => span.traceId)).not.toContain(traceId);
});

it('records no spans of an unsampled trace, and propagates the unsampled flag', async () => {
  await trace();
  const span = serverSpan(`00-${traceId}-${parentId}-00`);
  await runInContext({ requestId, span }, async () => {
    expect(recordedSpan()).toBeUndefined();
    expect(contextHeaders()['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    addSpan('select', { ...client, duration: 5 });
  });
  span.end();
  expect(await received()).toEqual([]);
});

it.each([
  ['0', 0],
  ['1', 20],
])('samples traces at the configured ratio %s', async (ratio, count) => {
  const sampler = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: ratio };
  await trace(sampler);
  for (let request = 0; request < 20; request += 1) serverSpan().end();
  expect(await received()).toHaveLength(count);
});

it('records the class of an error, but not its message', async () => {
  await trace();
  const span = serverSpan();
  const failing = runInContext({ requestId, span }, () =>
    withSpan('load', client, () => Promise.reject(new TypeError('ann@dswine.example'))),
  );
  await expect(failing).rejects.toThrow('ann@dswine.example');
  span.end();
  const [load] = await received();
  expect(load).toMatchObject({ status: 2, attributes: { 'error.type': 'TypeError' } });
  expect(receiver.text()).not.toContain('ann');
});

it('runs a background job in the trace of its request after the request has ended', async () => {
  await trace();
  const span = serverSpan();
  const origin = runInContext({ requestId, span }, currentOrigin);
  span.end();
  const inJob = await inBackground('send mail', async () => currentOrigin().requestId, origin);
  const own = await inBackground('refresh', async () => currentOrigin().requestId);
  expect(inJob).toBe(requestId);
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  const [request, job, other] = await received();
  expect(job).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(other?.traceId).not.toBe(request?.traceId);
});

it('logs a failed export', async () => {
  let text = '';
  await receiver.close();
  Object.assign(process.env, receiver.environment, { OTEL_EXPORTER_OTLP_TIMEOUT: '300' });
  const written = pino({ level: 'warn' }, { write: (line: string) => (text += line) });
  stop = await startTracing({ service: 'test', log: written, clock });
  serverSpan().end();
  await until(() => text.includes('"traces-not-sent"'));
});

it('stops after 2 s when the collector does not answer', async () => {
  const held: ServerResponse[] = [];
  const silent = createServer((_, response) => void held.push(response)).listen(0);
  await until(() => silent.listening);
  const { port } = silent.address() as AddressInfo;
  await trace({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  serverSpan().end();
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await until(() => held.length > 0);
  await clock.advance(1999);
  expect(isStopped).toBe(false);
  await clock.advance(1);
  await stopping;
  held[0]?.end('{}');
  silent.close();
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'file:///tmp'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_BSP_SCHEDULE_DELAY', '-1'],
])('rejects %s=%s', async (name, value) => {
  const environment = { ...receiver.environment, [name]: value };
  await expect(startTracing({ service: 'x', log, environment })).rejects.toThrow(name);
});
