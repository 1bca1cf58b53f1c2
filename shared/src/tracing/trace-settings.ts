/** Settings of the traces, from the environment variables that OpenTelemetry defines. */
export type TraceSettings = {
  serviceName: string;
  sampler: SamplerName;
  /** The share of traces that are recorded, for the samplers by ratio. */
  ratio: number;
  /** How often recorded spans are sent, in ms. */
  delay: number;
};

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
type SamplerName = (typeof samplers)[number];

/** One trace in ten. What more of them cost: docs/operations.md#traces. */
const DEFAULT_RATIO = 0.1;
const DEFAULT_DELAY_MS = 5000;

export class TraceSettingsError extends Error {
  override name = 'TraceSettingsError';
  constructor(wrong: readonly string[]) {
    super(`設定不正確 / The settings are wrong:\n${wrong.map((line) => `  - ${line}`).join('\n')}`);
  }
}

/** Undefined when traces are off: without an endpoint to send them to. @throws {TraceSettingsError} */
export function readTraceSettings(
  environment: Record<string, string | undefined>,
  service: string,
): TraceSettings | undefined {
  const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].filter(
    (name) => environment[name],
  );
  const isOff =
    environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' ||
    environment['OTEL_TRACES_EXPORTER'] === 'none';
  if (endpoints.length === 0 || isOff) return undefined;
  const name = environment['OTEL_TRACES_SAMPLER'] || 'parentbased_traceidratio';
  const sampler = samplers.find((known) => known === name);
  const ratio = Number(environment['OTEL_TRACES_SAMPLER_ARG'] || DEFAULT_RATIO);
  const delay = Number(environment['OTEL_BSP_SCHEDULE_DELAY'] || DEFAULT_DELAY_MS);
  const wrong = [
    ...endpoints
      .filter((endpoint) => !isHttp(environment[endpoint] ?? ''))
      .map((endpoint) => `${endpoint}: 應為網址 / an http or https address`),
    ...(sampler ? [] : [`OTEL_TRACES_SAMPLER: ${samplers.join(', ')}`]),
    ...(ratio >= 0 && ratio <= 1
      ? []
      : ['OTEL_TRACES_SAMPLER_ARG: 0 至 1 的數字 / a number from 0 to 1']),
    ...(delay > 0 ? [] : ['OTEL_BSP_SCHEDULE_DELAY: 毫秒 / a number of milliseconds']),
  ];
  if (!sampler || wrong.length > 0) throw new TraceSettingsError(wrong);
  return { serviceName: environment['OTEL_SERVICE_NAME'] || service, sampler, ratio, delay };
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/u.test(new URL(address).protocol);
}
