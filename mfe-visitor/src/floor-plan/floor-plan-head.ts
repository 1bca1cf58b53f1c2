import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';

export function head({ t, query }: HeadContext): Head {
  const hasQuery = Object.keys(query).length > 0;
  return {
    title: t('plan.title'),
    description: t('plan.description'),
    // A booth, search or route is only a view of the same plan.
    ...(hasQuery && { canonical: paths.floorPlan('tw'), noindex: true }),
    breadcrumb: [{ name: t('plan.title'), path: paths.floorPlan('tw') }],
  };
}
