import { ProblemPage } from './problem-page.tsx';

const withOwnMessages: ReadonlySet<number> = new Set([403, 429, 503]);

/** No such page, no such record, or one that is not given out now: the same frame, each with its own status and sentence. */
export function NotFoundPage({ status = 404 }: { status?: number }) {
  return (
    <ProblemPage
      kind="notFound"
      code={String(status)}
      canRetry={status === 429 || status === 503}
      text={withOwnMessages.has(status) ? `status${status}` : 'notFoundText'}
    />
  );
}
