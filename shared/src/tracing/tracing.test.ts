import { pino } from 'pino';
import { startOtlpReceiver, type OtlpReceiver } from '../testing/otlp-receiver.ts';
import { inBackground } from './background.ts';
import { contextHeaders, currentOrigin, runInContext } from './request-context.ts';
import { addSpan, recordedSpan, startSpan, withSpan } from './spans.ts';
import { startTracing } from './start-tracing.ts';

const requestId = '0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const log = pino({ level: 'silent' });

let receiver: OtlpReceiver;
let stop: () => Promise<void>;
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
  stop = await startTracing({ service: 'test', log });
}

/** Ends the export, so that all spans have arrived. */
async function received() {
  await stop();
  return receiver.spans;
}

const serverSpan = (parent?: string) => startSpan({ name: 'GET', kind: 'server', parent });

it('creates no spans without an endpoint, but propagates the request id', async () => {
  stop = await startTracing({ service: 'test', log, environment: {} });
  expect(serverSpan()).toBeUndefined();
  expect(await withSpan({ name: 'load', kind: 'client' }, async (span) => span)).toBeUndefined();
  runInContext({ requestId }, () =>
    expect(contextHeaders()).toEqual({ 'x-request-id': requestId }),
  );
});

it('continues the trace of the caller and propagates it', async () => {
  await trace();
  const span = serverSpan(`00-${traceId}-${parentId}-01`);
  const sent = await runInContext({ requestId, span }, () =>
    withSpan({ name: 'load', kind: 'client' }, async () => contextHeaders()['traceparent']),
  );
  span?.end();
  const [load, server] = await received();
  expect(server).toMatchObject({ service: 'dswine-test', traceId, parentSpanId: parentId });
  expect(load).toMatchObject({ name: 'load', traceId, parentSpanId: server?.spanId });
  expect(sent).toBe(`00-${traceId}-${load?.spanId}-01`);
});

it.each([
  ['an invalid format', 'garbage'],
  ['all-zero ids', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
  ['the version ff', `ff-${traceId}-${parentId}-01`],
  ['upper-case ids', `00-${traceId.toUpperCase()}-${parentId}-01`],
])('starts a new trace for a traceparent with %s', async (_name, header) => {
  await trace();
  serverSpan(header)?.end();
  const [span] = await received();
  expect(span).toMatchObject({ parentSpanId: '' });
  expect(span?.traceId).not.toBe(traceId);
});

it('records no spans of an unsampled trace, and propagates the unsampled flag', async () => {
  await trace();
  const span = serverSpan(`00-${traceId}-${parentId}-00`);
  await runInContext({ requestId, span }, async () => {
    expect(recordedSpan()).toBeUndefined();
    expect(contextHeaders()['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    addSpan({ name: 'select', kind: 'client', duration: 5 });
  });
  span?.end();
  expect(await received()).toEqual([]);
});

it('samples traces at the configured ratio', async () => {
  await trace({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' });
  for (let count = 0; count < 1000; count += 1) serverSpan()?.end();
  const { length } = await received();
  expect(length).toBeGreaterThan(150);
  expect(length).toBeLessThan(350);
});

it('records the class of an error, but not its message', async () => {
  await trace();
  const span = serverSpan();
  const failing = runInContext({ requestId, span }, () =>
    withSpan({ name: 'load', kind: 'client' }, () =>
      Promise.reject(new TypeError('ann@dswine.example')),
    ),
  );
  await expect(failing).rejects.toThrow('ann@dswine.example');
  span?.end();
  const [load] = await received();
  expect(load).toMatchObject({ status: 2, attributes: { 'error.type': 'TypeError' } });
  expect(receiver.text()).not.toContain('ann');
});

it('runs a background job in the trace of its request after the request has ended', async () => {
  await trace();
  const span = serverSpan();
  const origin = runInContext({ requestId, span }, currentOrigin);
  span?.end();
  const inJob = await inBackground('send mail', async () => currentOrigin().requestId, origin);
  expect(inJob).toBe(requestId);
  const [request, job] = await received();
  expect(job).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
});

it('gives a job without a request a new request id and a new trace', async () => {
  await trace();
  const one = await inBackground('refresh', async () => currentOrigin());
  const other = await inBackground('refresh', async () => currentOrigin());
  expect(one.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(one.requestId).not.toBe(other.requestId);
  expect(new Set((await received()).map((span) => span.traceId)).size).toBe(2);
});

it('logs a failed export and still stops', async () => {
  let text = '';
  await receiver.close();
  Object.assign(process.env, receiver.environment, { OTEL_EXPORTER_OTLP_TIMEOUT: '300' });
  const written = pino({ level: 'warn' }, { write: (line: string) => (text += line) });
  stop = await startTracing({ service: 'test', log: written });
  serverSpan()?.end();
  while (!text.includes('"traces-not-sent"')) await new Promise((next) => setTimeout(next, 20));
  await stop();
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'file:///tmp'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_TRACES_SAMPLER_ARG', 'a tenth'],
  ['OTEL_BSP_SCHEDULE_DELAY', '-1'],
])('rejects %s=%s', async (name, value) => {
  stop = async () => undefined;
  const environment = { ...receiver.environment, [name]: value };
  await expect(startTracing({ service: 'x', log, environment })).rejects.toThrow(name);
});

it.each([
  ['OTEL_SDK_DISABLED', 'true'],
  ['OTEL_TRACES_EXPORTER', 'none'],
])('creates no spans with %s=%s', async (name, value) => {
  const environment = { ...receiver.environment, [name]: value };
  stop = await startTracing({ service: 'x', log, environment });
  expect(serverSpan()).toBeUndefined();
});
