import { editionKey } from '../../src/composition/edition-key.ts';
import { fallbackErrorPage } from '../errors/fallback-error-page.ts';
import { encodeContent } from '../http/encode-content.ts';
import type { Settings } from '../settings/settings.ts';
import { pageName } from '../../src/composition/matched-page.ts';
import { bundlePositions } from './bundle-positions.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { isolateFailure, type FailingPart } from './isolate-failure.ts';
import { RenderError, type RenderFailure } from './render-errors.ts';
import type { RenderAttempt, RenderPageOnce, RenderResult } from './render-page.ts';
import { failureKind, type RenderRequest } from './render-request.ts';

/** A part of a page that could not be rendered. `page` is its page key. */
export type FailedRender = {
  section: string;
  release: string;
  revision: number;
  releases: Readonly<Record<string, string>>;
  page: string;
  failure: RenderFailure;
  /** Positions in server bundles, the innermost first. */
  stack?: string[];
};

type Dependencies = {
  settings: Pick<Settings, 'siteUrl' | 'exhibitionCode'>;
  breaker: CircuitBreaker;
  render: RenderPageOnce;
  onFailed?: ((failed: FailedRender) => void) | undefined;
};

/** Renders behind the circuit breaker. Always resolves to a page, and reports what failed. */
export function createGuardedRender({ settings, breaker, render, onFailed }: Dependencies) {
  function reportSuccess({ request }: RenderAttempt, { broken }: RenderResult): void {
    for (const { key } of request.parts)
      if (!broken.includes(key)) breaker.reportSuccess(failureKind(request, key));
  }

  async function renderGuarded(attempt: RenderAttempt): Promise<RenderResult> {
    const { request, data, broken } = attempt;
    const first = await render(attempt);
    if (!(first instanceof RenderError)) {
      // An error page does not render the parts, so it is no success of theirs.
      if (first.status === 200) reportSuccess(attempt, first);
      return first;
    }
    const missing = leftOutParts(request).filter((key) => !broken.includes(key));
    for (const key of missing) onFailed?.(failureOf(request, { key, error: first }));
    if (missing.length > 0)
      return renderGuarded({ ...attempt, broken: [...broken, ...missing], problem: undefined });
    const edition = editionKey(settings.exhibitionCode);
    const basicData = edition in data.data ? { [edition]: data.data[edition] } : {};
    const { result, failing } = await isolateFailure({ attempt, first, render, basicData });
    for (const { key } of failing)
      breaker.reportFailure(failureKind(request, key), request.address);
    // The page without its parts fails too.
    const isShell = failing.length === 0 && result?.status !== attempt.status;
    const failed = isShell ? [{ key: '', error: first }] : failing;
    for (const part of failed) onFailed?.(failureOf(request, part));
    if (result?.status === 200) reportSuccess(attempt, result);
    if (result) return result;
    const html = fallbackErrorPage(request.live, settings.siteUrl);
    const content = encodeContent(html, request.encodings);
    return { content, broken: request.parts.map(({ key }) => key), status: 500 };
  }

  return {
    /** Keys of the parts that are not rendered: unavailable, left out, or with an open breaker. */
    unavailableParts(request: RenderRequest): string[] {
      const { unavailable } = request.live.composition;
      const leftOut = leftOutParts(request);
      return request.parts
        .filter(
          ({ key, section }) =>
            unavailable.includes(section.name) ||
            leftOut.includes(key) ||
            breaker.isOpen(failureKind(request, key), request.address),
        )
        .map(({ key }) => key);
    },
    render: renderGuarded,
  };
}

/** Keys of parts whose section could not be loaded. */
function leftOutParts({ parts, processes }: RenderRequest): string[] {
  const leftOut = processes.leftOut();
  return parts
    .filter(({ kind, section }) =>
      leftOut.some((one) => one.section === section.name && (one.isAlone || kind === 'fragment')),
    )
    .map(({ key }) => key);
}

function failureOf({ live, page, parts }: RenderRequest, failing: FailingPart): FailedRender {
  const { key, error } = failing;
  const part = parts.find((one) => one.key === key);
  const { name: section, version: release } = part?.section ?? {
    name: 'shell',
    version: live.composition.shell,
  };
  const { revision, releases } = live;
  const stack = bundlePositions(error, live);
  return {
    ...{ section, release, revision, releases, page: part?.key ?? pageName(page) },
    failure: error.failure,
    ...(stack.length > 0 && { stack }),
  };
}
