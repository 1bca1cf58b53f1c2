import { problemOf } from '../../src/errors/page-error.ts';
import { RenderError } from './render-errors.ts';
import type { RenderAttempt, RenderPageOnce, RenderResult } from './render-page.ts';

type FailedRender = {
  /** The attempt that failed. */
  attempt: RenderAttempt;
  first: RenderError;
  render: RenderPageOnce;
  /** The minimal data that an error page needs. */
  basicData: Record<string, unknown>;
};

/** A part of a page that could not be rendered, by its page key, and why. */
export type FailingPart = { key: string; error: RenderError };

/**
 * Finds the failing parts of a page by rendering each alone, then renders the page without them. If
 * none fails alone, finds the section without which the page renders.
 * Falls back to the error page; the result is undefined when that fails too.
 */
export async function isolateFailure(failed: FailedRender): Promise<{
  result: RenderResult | undefined;
  failing: readonly FailingPart[];
}> {
  const { attempt, first, render, basicData } = failed;
  const parts = attempt.request.parts.map(({ key }) => key);
  const tried = attempt.request.parts.filter(({ key }) => !attempt.broken.includes(key));
  const failing: FailingPart[] = [];
  const slowSections = new Set<string>();
  for (const { key, section } of tried) {
    const isOnly = tried.length === 1;
    // After one timeout of a section, assume that its other parts would time out too.
    const skipsRetry = slowSections.has(section.name) || (isOnly && hasTimedOut(first));
    const alone = skipsRetry ? first : await renderAlone(attempt, render, key);
    if (alone instanceof RenderError) {
      failing.push({ key, error: alone });
      if (hasTimedOut(alone)) slowSections.add(section.name);
    } else if (isOnly) return { result: alone, failing };
  }
  if (failing.length === 0)
    for (const disturbing of bySection(tried)) {
      const without = [...attempt.broken, ...disturbing];
      const result = await render({ ...attempt, broken: without, problem: undefined });
      if (result instanceof RenderError) continue;
      return { result, failing: disturbing.map((key) => ({ key, error: first })) };
    }
  const broken = [...attempt.broken, ...failing.map(({ key }) => key)];
  const remaining = await render({ ...attempt, broken, problem: undefined });
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

function renderAlone(attempt: RenderAttempt, render: RenderPageOnce, key: string) {
  const keys = attempt.request.parts.map((part) => part.key);
  const broken = keys.filter((other) => other !== key);
  return render({ ...attempt, broken, problem: undefined });
}

/** Whether the rendering ran out of time. The only part of a page is not retried after that. */
function hasTimedOut({ failure }: RenderError): boolean {
  return failure === 'limit' || failure === 'stalled';
}
