import type { HydrationState } from 'react-router';
import { pageError } from '../errors/page-error.ts';
import type { MatchedPage } from '../composition/matched-page.ts';
import type { PageState } from '../composition/page-state.ts';

/** Hydration data for the router: the server-rendered page needs no loading. */
export function routerStateOf(state: PageState, match: MatchedPage | undefined): HydrationState {
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  const id = !match
    ? 'not-found'
    : `${match.locale}:${match.section ? `${match.section.name}/` : ''}${match.route.id}`;
  const errorResponse =
    pageError(state) ?? (match ? undefined : new Response(null, { status: state.status }));
  // React Router's serialized form of a thrown Response.
  if (errorResponse)
    errors[id] = {
      status: errorResponse.status,
      statusText: errorResponse.statusText,
      data: null,
      internal: false,
    };
  else loaderData[id] = null;
  return { loaderData, ...(Object.keys(errors).length > 0 ? { errors } : {}) };
}
