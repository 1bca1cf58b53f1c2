import type { PageQuery } from '../section/request-key.ts';
import type { Locale, Section } from '../section/section.ts';

/** Query states that every page must handle. */
export type QueryStateName = 'full' | 'empty' | 'failed' | 'loading';

/** Parameters of a request: the page's locale, path parameters and validated query. */
export type SampleRequest = {
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<PageQuery>;
};

/**
 * Fixture for one request. `undefined` means "no such record". Without `empty`, the empty state is
 * a missing record.
 */
export type Sample = {
  full: (requestInput: SampleRequest) => unknown;
  empty?: (requestInput: SampleRequest) => unknown;
};

/** Everything a section needs to run standalone. */
export type Standalone = {
  section: Section;
  /** Fixtures by request name, as declared by the section's routes and fragments. */
  samples: Readonly<Record<string, Sample>>;
  /** A path below the locale root for each route with a required parameter. */
  addresses?: Readonly<Record<string, string>>;
};

/** Response to a request: its `Data`, the `Code` of a failure, or none while loading. */
export type SampleResponse = { data: unknown } | { code: number } | 'waiting';

/** Thrown when a section makes a request that has no fixture. */
export class NoSampleError extends Error {
  override name = 'NoSampleError';
}

/** Responds to a request of the section from its fixtures. */
export function answerOf(
  { section, samples }: Pick<Standalone, 'section' | 'samples'>,
  name: string,
  queryState: QueryStateName,
  requestInput: SampleRequest,
): SampleResponse {
  const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
  if (!sample)
    throw new NoSampleError(
      `The section "${section.name}" asks for "${name}", but its standalone/samples.ts has no sample of that name. Add one.`,
    );
  if (queryState === 'loading') return 'waiting';
  if (queryState === 'failed') return { code: 503 };
  const data = queryState === 'empty' ? sample.empty?.(requestInput) : sample.full(requestInput);
  return data === undefined ? { code: 404 } : { data };
}
