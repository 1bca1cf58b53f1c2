import type { PageState } from './page-state.ts';

/**
 * Responses loaded by navigations in this tab, by request key. The server's data is in the page
 * state.
 */
const responses = new Map<string, unknown>();

export function cacheResponse(key: string, data: unknown): void {
  responses.set(key, data);
}

/** The latest response to a request in this page load. */
export function cachedResponse<T>(key: string, state: PageState): T | undefined {
  return (responses.has(key) ? responses.get(key) : state.data[key]) as T | undefined;
}
