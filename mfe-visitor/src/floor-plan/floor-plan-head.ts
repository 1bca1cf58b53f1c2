import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';

export function head({ t, query }: HeadContext): Head {
  const asked = Object.keys(query).length > 0;
  return {
    title: t('plan.title'),
    description: t('plan.description'),
    // One booth, search or route is a view of the same sheet.
    ...(asked && { canonical: paths.floorPlan('tw'), noindex: true }),
    breadcrumb: [{ name: t('plan.title'), path: paths.floorPlan('tw') }],
  };
}
