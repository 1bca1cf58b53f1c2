import type { FormState } from '@dswine/shared/form/form-state';
import { writeQuery } from '@dswine/shared/section/request-key';
import {
  hasFreeText,
  matchPage,
  partsOf,
  type MatchedPage,
  type PagePart,
} from '../../src/composition/matched-page.ts';
import type { ExpoData } from '../expo-data.ts';
import type { ResolvedComposition as Live } from '../live-composition.ts';
import type { RenderLease } from './render-pool.ts';

/** A page for one reader: how the reader's own data is loaded, and a form that was refused. */
export type PersonalRequest = {
  load?: ExpoData['load'] | undefined;
  form?: FormState | undefined;
};

/** Everything that is known of a page before its data is loaded. */
export type RenderRequest = {
  live: Live;
  threads: Pick<RenderLease, 'render'>;
  url: URL;
  /** Path and the query that the page reads. */
  address: string;
  page: MatchedPage | undefined;
  parts: readonly PagePart[];
  personal: PersonalRequest;
  /** What visitors bring into the rendering themselves. */
  input: VisitorInput;
};

export type VisitorInput = 'form' | 'personal' | 'text' | 'none';

type Incoming = {
  live: Live;
  threads: Pick<RenderLease, 'render'>;
  url: URL;
  personal: PersonalRequest;
};

export function readRenderRequest({ live, threads, url, personal }: Incoming): RenderRequest {
  const page = matchPage(live.composition, url);
  return {
    live,
    threads,
    url,
    address: url.pathname + (page ? writeQuery(page.query) : ''),
    page,
    parts: partsOf(live.composition, page),
    personal,
    input: inputOf(page, personal),
  };
}

function inputOf(page: MatchedPage | undefined, personal: PersonalRequest): VisitorInput {
  if (personal.form) return 'form';
  if (personal.load) return 'personal';
  return page && hasFreeText(page) ? 'text' : 'none';
}

/**
 * Names a kind of page in a release for the circuit breaker. What fails with a visitor's own input
 * counts for such renderings alone: nobody can take a page from others by what they type.
 */
export function failureKind({ live, input }: RenderRequest, partKey: string): string {
  return `${live.revision} ${partKey} ${input}`;
}
