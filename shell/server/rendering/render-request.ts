import type { FormState } from '@dswine/shared/section/form-state';
import { writeQuery } from '@dswine/shared/section/request-key';
import {
  hasFreeText,
  matchPage,
  type MatchedPage,
  type PagePart,
} from '../../src/composition/matched-page.ts';
import type { CanaryMark } from '../../src/composition/page-state.ts';
import { shellRoutes } from '../../src/shell-routes.ts';
import type { ExpoData } from '../organiser/expo-data.ts';
import { encodings, type Encoding } from '../http/content-negotiation.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { RenderLease } from './render-pool.ts';
import type { QueuedRendering } from './render-queue.ts';

/** Input of an uncacheable page: an authenticated data loader, and/or a rejected form. */
export type PersonalRequest = {
  load?: ExpoData['load'] | undefined;
  form?: FormState | undefined;
};

/** A request for a page of the live composition. */
export type PageRequest = {
  live: Live;
  url: URL;
  /** Undefined if the site has no page at this URL. */
  page: MatchedPage | undefined;
  parts: readonly PagePart[];
  /** Path and query, with only the parameters that the page reads. */
  address: string;
  personal: PersonalRequest;
  /** The encodings that the page is needed in. */
  encodings: readonly Encoding[];
  /** The client, as `clientOf` counts it. None for the server's own refreshes. */
  client?: string;
  canary?: CanaryMark | undefined;
  /** Whether an earlier rendering is sent if this one fails. */
  hasGoodCopy: boolean;
};

/** Finds the requested page. It is needed in all encodings. */
export function pageRequest(live: Live, url: URL): PageRequest {
  const page = matchPage(live.composition, shellRoutes, url);
  return {
    ...{ live, url, page, encodings, personal: {}, hasGoodCopy: false },
    parts: page?.parts ?? [],
    address: url.pathname + (page ? writeQuery(page.query) : ''),
  };
}

/** A request with its place in the queue of the processes. */
export type RenderRequest = PageRequest & {
  processes: Pick<RenderLease, 'render' | 'leftOut'>;
  rendering: QueuedRendering;
};

/** Takes a place in the queue. @throws {OverloadedError} */
export function renderRequest(
  request: PageRequest,
  processes: Pick<RenderLease, 'reserve' | 'render' | 'leftOut'>,
): RenderRequest {
  const { page, client } = request;
  const owner = page?.section?.name ?? 'shell';
  return { ...request, processes, rendering: processes.reserve({ owner, client }) };
}

/**
 * The circuit breaker's key for a kind of page. It contains the kind of visitor input, so that
 * nobody can disable a page for others by typing something that makes it fail.
 */
export function failureKind({ live, page, personal }: RenderRequest, partKey: string): string {
  const text = page && hasFreeText(page) ? 'text' : 'none';
  const input = personal.form ? 'form' : personal.load ? 'personal' : text;
  return `${live.revision} ${partKey} ${input}`;
}
