import { matchPath } from 'react-router';
import { readQuery, type PageQuery } from '../section/request-key.ts';
import type { Locale, Section } from '../section/section.ts';
import { sampleAddress } from '../standalone/sample-requests.ts';
import { answerOf, type QueryStateName, type Standalone } from '../standalone/samples.ts';
import type { Visit } from './render-on-server.ts';

export type SampleVisit = {
  locale?: Locale;
  params?: Record<string, string>;
  /** The query of the URL, parsed by the route's declaration. */
  search?: string;
  state?: QueryStateName;
};

/** Parameters, query and responses of a page or fragment, at its sample address. */
export function sampleVisit(standalone: Standalone, id: string, visit: SampleVisit = {}): Visit {
  const { section, addresses } = standalone;
  const { locale = 'tw', search = '', state = 'full' } = visit;
  const route = section.routes.find((one) => one.id === id);
  const fragment = section.fragments.find((one) => one.id === id);
  const found = route && matchPath(`/${route.path}`, sampleAddress(route, addresses))?.params;
  const params = visit.params ?? (found as Record<string, string> | undefined) ?? {};
  const query: PageQuery = readQuery(new URLSearchParams(search), route?.query ?? {});
  const data: Record<string, unknown> = {};
  const failures: Record<string, number> = {};
  for (const name of Object.keys((route ?? fragment)?.data ?? {})) {
    const answer = answerOf(standalone, name, state, { locale, params, query });
    if (answer === 'waiting') continue;
    if ('data' in answer) data[name] = answer.data;
    else failures[name] = answer.code;
  }
  return { params, query, data, failures };
}

/** For the section contract: a visit of every page and fragment, some with a query. */
export function sampleVisits(
  standalone: Standalone,
  searches: Readonly<Record<string, string>> = {},
): Record<string, Visit> {
  const { routes, fragments } = standalone.section satisfies Section;
  return Object.fromEntries(
    [...routes, ...fragments].map(({ id }) => {
      const search = searches[id];
      const visit = sampleVisit(standalone, id, search === undefined ? {} : { search });
      return [id, visit] as const;
    }),
  );
}
