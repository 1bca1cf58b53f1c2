import type { ServerResponse } from 'node:http';

/** What metrics and traces tell of a page: names of releases and routes, never an address. */
export type PageLabels = {
  /** Section and route, `none` for an address without a page. */
  page: string;
  section: string;
  /** The version of the section's live release. */
  release: string;
  /** Whether it shows something else than what is live. */
  variant?: 'canary' | 'preview';
  /** Whether code of a release failed, so that the page or a part of it is missing. */
  isBroken?: boolean;
};

const sent = new WeakMap<ServerResponse, PageLabels>();

/** Notes which page a response shows. */
export function describeResponse(response: ServerResponse, labels: PageLabels): void {
  sent.set(response, labels);
}

/** The page that a response shows; undefined for redirects, files and the API. */
export function descriptionOf(response: ServerResponse): PageLabels | undefined {
  return sent.get(response);
}
