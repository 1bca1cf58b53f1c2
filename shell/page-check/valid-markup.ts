import type { PageProblem } from '../releases/page-checks.ts';

export type FindMarkupProblems = (html: string) => Promise<PageProblem[]>;

/** `inspectDocument` finds these. */
const otherChecks = /^(empty-title|empty-heading|heading-level):/;

/**
 * Creates a validator of HTML. Undefined in an installation without the tools of development: the
 * validator would bring a third of them along.
 */
export async function createMarkupValidator(): Promise<FindMarkupProblems | undefined> {
  const { htmlErrors } = await import('./html-errors.ts').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND')
      return { htmlErrors: undefined };
    throw error;
  });
  if (!htmlErrors) return undefined;
  return async (html) =>
    (await htmlErrors(html))
      .filter((error) => !otherChecks.test(error))
      .map((detail) => ({ check: 'markup', detail }));
}
