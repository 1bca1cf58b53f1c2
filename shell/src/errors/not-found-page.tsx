import { ProblemPage } from './problem-page.tsx';

const statusesWithMessage: ReadonlySet<number> = new Set([403, 429, 503]);

/**
 * Shown for a missing page or record, or one that is not available now. Each status has its own
 * text.
 */
export function NotFoundPage({ status = 404 }: { status?: number }) {
  return (
    <ProblemPage
      kind="notFound"
      code={String(status)}
      canRetry={status === 429 || status === 503}
      text={statusesWithMessage.has(status) ? `status${status}` : 'notFoundText'}
    />
  );
}
