import type { ResolvedComposition } from '../composition/live-composition.ts';
import { fallbackErrorPage } from '../errors/fallback-error-page.ts';
import { encodeContent } from '../http/encode-content.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { RenderError, type RenderFailure } from './render-errors.ts';
import type { RenderAttempt, RenderPageOnce, RenderResult } from './render-page.ts';
import { failureKind, type RenderRequest } from './render-request.ts';
import type { Settings } from '../settings/settings.ts';
import { editionKey } from '../../src/composition/edition-key.ts';
import { pageName } from '../../src/composition/matched-page.ts';
import { problemOf } from '../../src/errors/page-error.ts';

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

/** A part of a page that could not be rendered, by its page key, and why. */
type FailingPart = { key: string; error: RenderError };

/**
 * Finds the failing parts of a page by rendering each alone, then renders the page without them. If
 * none fails alone, finds the section without which the page renders.
 * Falls back to the error page with `basicData`; the result is undefined when that fails too.
 */
export async function isolateFailure(failed: {
  attempt: RenderAttempt;
  first: RenderError;
  render: RenderPageOnce;
  basicData: Record<string, unknown>;
}): Promise<{ result: RenderResult | undefined; failing: readonly FailingPart[] }> {
  const { attempt, first, render, basicData } = failed;
  const parts = attempt.request.parts.map(({ key }) => key);
  const tried = attempt.request.parts.filter(({ key }) => !attempt.broken.includes(key));
  const renderWithout = (broken: readonly string[]) =>
    render({ ...attempt, broken, problem: undefined });
  const failing: FailingPart[] = [];
  const slowSections = new Set<string>();
  for (const { key, section } of tried) {
    const isOnly = tried.length === 1;
    // After one timeout of a section, assume that its other parts would time out too.
    const skipsRetry = slowSections.has(section.name) || (isOnly && hasTimedOut(first));
    const alone = skipsRetry ? first : await renderWithout(parts.filter((other) => other !== key));
    if (alone instanceof RenderError) {
      failing.push({ key, error: alone });
      if (hasTimedOut(alone)) slowSections.add(section.name);
    } else if (isOnly) return { result: alone, failing };
  }
  if (failing.length === 0)
    for (const disturbing of bySection(tried)) {
      const result = await renderWithout([...attempt.broken, ...disturbing]);
      if (result instanceof RenderError) continue;
      return { result, failing: disturbing.map((key) => ({ key, error: first })) };
    }
  const remaining = await renderWithout([...attempt.broken, ...failing.map(({ key }) => key)]);
  if (!(remaining instanceof RenderError)) return { result: remaining, failing };
  const errorPage = await render({
    ...attempt,
    status: 500,
    data: { ...attempt.data, data: basicData },
    broken: parts,
    problem: problemOf(remaining.message),
  });
  return { result: errorPage instanceof RenderError ? undefined : errorPage, failing };
}

/** The keys of the parts of each section: what one does in the realm of a page may break others. */
function bySection(parts: RenderAttempt['request']['parts']): string[][] {
  const keys = Map.groupBy(parts, ({ section }) => section.name);
  return keys.size > 1 ? [...keys.values()].map((all) => all.map(({ key }) => key)) : [];
}

/** Whether the rendering ran out of time. The only part of a page is not retried after that. */
function hasTimedOut({ failure }: RenderError): boolean {
  return failure === 'limit' || failure === 'stalled';
}

const MAX_POSITIONS = 5;

/**
 * The positions of a failed rendering in the server bundles of a composition, the innermost first:
 * `mfe-info/server/section.cjs:3:18102`. Nothing else of the stack leaves the process.
 */
export function bundlePositions(
  error: unknown,
  { bundles, manifests }: Pick<ResolvedComposition, 'bundles' | 'manifests'>,
): string[] {
  const { cause, stack: own } = Object(error) as { cause?: unknown; stack?: unknown };
  const { stack = own } = Object(cause) as { stack?: unknown };
  if (typeof stack !== 'string') return [];
  const files = manifests.map(({ workspace, section, server }) => ({
    name: `${workspace}/${server}`,
    file: (workspace === 'shell' ? bundles.shell : bundles.sections[section])?.file ?? '',
  }));
  return stack
    .split('\n')
    .flatMap((line) => {
      for (const { name, file } of files) {
        const at = file === '' ? -1 : line.indexOf(`${file}:`);
        const [position] =
          at < 0 ? [] : (/^:\d{1,7}:\d{1,7}/.exec(line.slice(at + file.length)) ?? []);
        if (position !== undefined) return [name + position];
      }
      return [];
    })
    .slice(0, MAX_POSITIONS);
}
