import { mutate } from 'swr';
import { RequestFailed } from '@dswine/shared/section/runtime';
import type { Api } from '../composition/api.ts';
import { requestsOf, type MatchedPage } from '../composition/matched-page.ts';
import { createPageRequests } from './page-requests.ts';
import type { PageState } from '../composition/page-state.ts';

/** How long a navigation waits for data, in ms. */
const DATA_LIMIT = 2000;

/** The page cannot be shown: its record does not exist (404), or access is denied (403, 429). */
export class PageError extends Error {
  override name = 'PageError';
  readonly status: number;
  constructor(key: string, status: number) {
    super(`${key} answered ${status}`);
    this.status = status;
  }
}

function isPageError(code: number): boolean {
  return code === 403 || code === 404 || code === 429;
}

type Dependencies = {
  state: PageState;
  api: Pick<Api, 'expo'>;
  /** Called when a navigation continues without some of the requested data. */
  onPartialFailure: () => void;
};

/** Loads the data of pages into the SWR cache, where the pages read it. */
export function createPageDataLoader({ state, api, onPartialFailure }: Dependencies) {
  const requests = createPageRequests({
    request: (key, how) => api.expo.data(key, how),
    initialKeys: Object.keys(state.data),
    renderedAt: Date.parse(state.renderedAt),
  });
  /** The page that was navigated to last. */
  let current: MatchedPage | undefined;

  const requestsFor = (page: MatchedPage) => requestsOf(page, state.exhibitionCode);

  async function store(key: string, response: Promise<unknown>): Promise<void> {
    const data = await response;
    if (data !== undefined) await mutate(key, data, { revalidate: false });
  }

  return {
    enter(page: MatchedPage | undefined): void {
      current = page;
      requests.enter(page ? requestsFor(page).map(({ key }) => key) : []);
    },
    /** @throws {PageError} */
    async load(page: MatchedPage): Promise<void> {
      const loading = requestsFor(page).map(async ({ key, optional }) => {
        try {
          await store(key, requests.load(key));
        } catch (error) {
          // The reader has navigated to another page.
          if (current !== page) return;
          if (error instanceof RequestFailed && !optional && isPageError(error.code))
            throw new PageError(key, error.code);
          // The page shows any other error itself and offers a retry.
          if (!(error instanceof RequestFailed) || error.code === 0 || error.code >= 500)
            onPartialFailure();
        }
      });
      const limit = new Promise((resolve) => setTimeout(resolve, DATA_LIMIT));
      await Promise.race([Promise.all(loading), limit]);
    },
    prefetch: (page: MatchedPage) =>
      Promise.allSettled(requestsFor(page).map(({ key }) => store(key, requests.prefetch(key)))),
    refresh(page: MatchedPage): void {
      for (const { key } of requestsFor(page)) void mutate(key);
    },
    fetch: requests.fetch,
  };
}
