import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { readQuery } from '@dswine/shared/section/request-key';
import { useSite } from '@dswine/shared/section/runtime';
import { LanguageNotice } from './language-notice.tsx';
import type { CompositionRoute, CompositionSection } from '../composition/page-state.ts';
import { SectionSlot } from './slot.tsx';
import { requiredKeys } from './when-published.tsx';

/** A section's page at its URL. */
export function SectionPage({
  section,
  route,
}: {
  section: CompositionSection;
  route: CompositionRoute;
}) {
  const params = useParams();
  const site = useSite();
  const { pathname, search } = useLocation();
  const slot = useMemo(
    () => ({
      section: section.name,
      path: pathname,
      data: route.data,
      params,
      query: readQuery(new URLSearchParams(search), route.query),
    }),
    [section, route, pathname, params, search],
  );
  return (
    <>
      <LanguageNotice route={route} />
      <SectionSlot
        id={route.id}
        kind="page"
        slot={slot}
        requiredKeys={requiredKeys(route.data, { ...site, ...slot })}
      />
    </>
  );
}
