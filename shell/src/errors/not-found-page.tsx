import { ProblemPage } from './problem-page.tsx';

/** 404: no such page, or no such record. */
export function NotFoundPage() {
  return <ProblemPage kind="notFound" code="404" />;
}
