import { paths } from '@dswine/shared/fair/addresses/paths';
import { pageHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext } from '@dswine/shared/section/section';

export function head(context: HeadContext): Head {
  const hasQuery = Object.keys(context.query).length > 0;
  return {
    ...pageHead('plan', paths.floorPlan)(context),
    // A booth, search or route is only a view of the same plan.
    ...(hasQuery && { canonical: paths.floorPlan('tw'), noindex: true }),
  };
}
