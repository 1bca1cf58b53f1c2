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
import { encodings as allEncodings, type Encoding } from '../http/content-negotiation.ts';
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
  personal?: PersonalRequest;
  /** The encodings that the page is needed in. Default: all. */
  encodings?: readonly Encoding[];
  /** The client, as `clientOf` counts it. None for the server's own refreshes. */
  client?: string;
  canary?: CanaryMark | undefined;
  /** Whether an earlier rendering is sent if this one fails. */
  hasGoodCopy?: boolean;
};

/** Finds the requested page. */
export function pageRequest(live: Live, url: URL): PageRequest {
  return { live, url, page: matchPage(live.composition, shellRoutes, url) };
}

/** The input of a rendering, before its data is loaded. */
export type RenderRequest = Required<Omit<PageRequest, 'client' | 'canary'>> & {
  canary: CanaryMark | undefined;
  processes: Pick<RenderLease, 'render' | 'leftOut'>;
  /** Its place in the queue of the processes. */
  rendering: QueuedRendering;
  /** Path and query, with only the parameters that the page reads. */
  address: string;
  parts: readonly PagePart[];
  /** The kind of visitor input that the rendering depends on. */
  input: VisitorInput;
};

type VisitorInput = 'form' | 'personal' | 'text' | 'none';

/** Takes a place in the queue. @throws {OverloadedError} */
export function renderRequest(
  request: PageRequest,
  processes: Pick<RenderLease, 'reserve' | 'render' | 'leftOut'>,
): RenderRequest {
  const { url, page, personal = {}, encodings = allEncodings, client, canary } = request;
  const owner = page?.section?.name ?? 'shell';
  const { hasGoodCopy = false } = request;
  return {
    ...request,
    processes,
    rendering: processes.reserve({ owner, client }),
    address: url.pathname + (page ? writeQuery(page.query) : ''),
    parts: page?.parts ?? [],
    personal,
    encodings,
    canary,
    hasGoodCopy,
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
