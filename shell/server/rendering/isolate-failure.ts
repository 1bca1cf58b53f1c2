import { problemOf } from '../../src/errors/page-error.ts';
import { RenderError } from './render-errors.ts';
import type { RenderAttempt, RenderPageOnce, RenderResult } from './render-page.ts';

type Failed = {
  /** The attempt that failed. */
  attempt: RenderAttempt;
  first: RenderError;
  render: RenderPageOnce;
  /** The data without which not even an error page is rendered. */
  basicData: Record<string, unknown>;
};

/**
 * Finds the parts of a page that fail by rendering each alone, and renders the page without them;
 * or else the error page. `undefined`: not even that can be rendered.
 */
export async function isolateFailure(failed: Failed): Promise<{
  result: RenderResult | undefined;
  failing: readonly string[];
}> {
  const { attempt, first, render, basicData } = failed;
  const parts = attempt.request.parts.map(({ key }) => key);
  const tried = attempt.request.parts.filter(({ key }) => !attempt.broken.includes(key));
  const failing: string[] = [];
  const slowSections = new Set<string>();
  for (const { key, section } of tried) {
    const isOnly = tried.length === 1;
    // A section whose first part used all of its time is not given as much for each of the others.
    const isOpen = slowSections.has(section.name) || (isOnly && usedItsTime(first));
    const alone = isOpen ? first : await renderAlone(attempt, render, key);
    if (alone instanceof RenderError) {
      failing.push(key);
      if (usedItsTime(alone)) slowSections.add(section.name);
    } else if (isOnly) return { result: alone, failing };
  }
  const broken = [...attempt.broken, ...failing];
  const rest = await render({ ...attempt, broken, problem: undefined });
  if (!(rest instanceof RenderError)) return { result: rest, failing };
  const bare = await render({
    ...attempt,
    status: 500,
    data: { ...attempt.data, data: basicData },
    broken: parts,
    problem: problemOf(rest.message),
  });
  return { result: bare instanceof RenderError ? undefined : bare, failing };
}

function renderAlone(attempt: RenderAttempt, render: RenderPageOnce, key: string) {
  const keys = attempt.request.parts.map((part) => part.key);
  const broken = keys.filter((other) => other !== key);
  return render({ ...attempt, broken, problem: undefined });
}

/** The only part there is gets another chance in a fresh thread, but not all of the time again. */
function usedItsTime({ failure }: RenderError): boolean {
  return failure === 'limit' || failure === 'stalled';
}
