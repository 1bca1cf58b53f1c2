import type { PageState } from './page-state.ts';

/** Answers that navigations in this tab have brought, by request key. What the server rendered with is in the page's state. */
const answers = new Map<string, unknown>();

export function rememberAnswer(key: string, data: unknown): void {
  answers.set(key, data);
}

/** The newest answer to a request that this page load has seen. */
export function answerInCache<T>(key: string, state: PageState): T | undefined {
  return (answers.has(key) ? answers.get(key) : state.data[key]) as T | undefined;
}
