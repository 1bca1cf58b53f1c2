import { createHttp, type Http, type HttpSettings } from '@dswine/shared/section/http';
import type { PageState } from './page-state.ts';

/** The organiser's two services, as the configuration names their addresses, and the site itself. */
export type Api = { expo: Http; auth: Http; site: Http };

export function createApi(
  { expoApi, authApi }: Pick<PageState, 'expoApi' | 'authApi'>,
  begin?: HttpSettings['begin'],
): Api {
  const at = (base?: string) => createHttp({ base, ...(begin && { begin }) });
  return { expo: at(expoApi), auth: at(authApi), site: at() };
}
