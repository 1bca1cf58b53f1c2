export type EdgeRequest = {
  url: string;
  method?: string;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
  /** `Sec-Fetch-Dest`. */
  destination?: string | null | undefined;
  /** `Sec-Fetch-Mode`. */
  mode?: string | null | undefined;
  accept?: string | null | undefined;
  userAgent?: string | null | undefined;
};

declare const rule: {
  decide: (
    request: EdgeRequest,
  ) => { redirect: string } | { key: string | undefined; target?: string };
  /** The id of the canary that the cookie of a reader names. */
  cohortIn: (cookie: string | undefined) => string | undefined;
  /** Whether a path, without its query, is that of a page. */
  isPage: (path: string) => boolean;
  /** Whether a user agent is that of a search engine or of a link preview. */
  isCrawler: (userAgent: string | undefined) => boolean;
  /** Whether a browser navigates to a document. */
  isDocument: (request: Pick<EdgeRequest, 'destination' | 'mode' | 'accept'>) => boolean;
  /** Whether a query parameter is in the keys of pages. */
  isKnownParameter: (name: string) => boolean;
  /** The language of the cookie, else the preferred one of Accept-Language. */
  languageOf: (
    cookie: string | undefined,
    acceptLanguage: string | undefined,
  ) => string | undefined;
  /** The languages whose pages have a prefix, separated by `|`. */
  prefixed: string;
};
export default rule;
