import { createHttp, type Http, type HttpSettings } from '@dswine/shared/section/http';
import type { PageState } from './page-state.ts';

/**
 * HTTP clients for the organiser's two services at their configured base URLs, and for this site.
 */
export type Api = { expo: Http; auth: Http; site: Http };

export function createApi(
  { expoApi, authApi }: Pick<PageState, 'expoApi' | 'authApi'>,
  begin?: HttpSettings['begin'],
): Api {
  const at = (base?: string) => createHttp({ base, ...(begin && { begin }) });
  return { expo: at(expoApi), auth: at(authApi), site: at() };
}
