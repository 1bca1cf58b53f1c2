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

/** Input of an uncacheable page: an authenticated data loader, and/or a rejected form. */
export type PersonalRequest = {
  load?: ExpoData['load'] | undefined;
  form?: FormState | undefined;
};

/** The input of a rendering, before its data is loaded. */
export type RenderRequest = {
  live: Live;
  threads: Pick<RenderLease, 'render'>;
  url: URL;
  /** Path and query, with only the parameters that the page reads. */
  address: string;
  page: MatchedPage | undefined;
  parts: readonly PagePart[];
  personal: PersonalRequest;
  /** The kind of visitor input that the rendering depends on. */
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
 * The circuit breaker's key for a kind of page. It contains the kind of visitor input, so that
 * nobody can disable a page for others by typing something that makes it fail.
 */
export function failureKind({ live, input }: RenderRequest, partKey: string): string {
  return `${live.revision} ${partKey} ${input}`;
}
