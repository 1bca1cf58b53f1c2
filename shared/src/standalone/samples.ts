import type { PageQuery } from '../section/request-key.ts';
import type { Locale, Section } from '../section/section.ts';

/** How the data of a page turns out: each is a face that a page has to have. */
export const faces = ['full', 'empty', 'failed', 'loading'] as const;
export type QueryStateName = (typeof faces)[number];

/** What a request is made with: the page's locale, path parameters and cleaned query. */
export type Asked = {
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<PageQuery>;
};

/** Sample records for one request. `undefined` is "no such record". Without `empty`, that face is a record that does not exist. */
export type Sample = { full: (asked: Asked) => unknown; empty?: (asked: Asked) => unknown };

/** All that a section needs to be shown alone. */
export type Standalone = {
  section: Section;
  /** By the name under which the section's routes and fragments state a request. */
  samples: Readonly<Record<string, Sample>>;
  /** An address, below the locale's root, for each route whose path has a parameter that cannot be left out. */
  addresses?: Readonly<Record<string, string>>;
};

/** The answer to a request: its `Data`, the `Code` of its failure, or none as long as it is waited for. */
export type SampleResponse = { data: unknown } | { code: number } | 'waiting';

/** A section asks for something of which there is no sample. */
export class NoSample extends Error {
  override name = 'NoSample';
}

/** Answers a request of the section from its samples. */
export function answerOf(
  { section, samples }: Pick<Standalone, 'section' | 'samples'>,
  name: string,
  queryState: QueryStateName,
  asked: Asked,
): SampleResponse {
  const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
  if (!sample)
    throw new NoSample(
      `The section "${section.name}" asks for "${name}", but its standalone/samples.ts has no sample of that name. Add one.`,
    );
  if (queryState === 'loading') return 'waiting';
  if (queryState === 'failed') return { code: 503 };
  const data = queryState === 'empty' ? sample.empty?.(asked) : sample.full(asked);
  return data === undefined ? { code: 404 } : { data };
}
