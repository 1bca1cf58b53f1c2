export type EdgeRequest = {
  url: string;
  method?: string;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
  destination?: string | null | undefined;
  accept?: string | null | undefined;
};

export function decide(request: EdgeRequest): { redirect: string } | { key: string | undefined };
