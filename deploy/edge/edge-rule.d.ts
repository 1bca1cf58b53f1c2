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
};
export default rule;
