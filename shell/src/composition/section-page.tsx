import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { readQuery } from '@dswine/shared/section/request-key';
import { LanguageNotice } from './language-notice.tsx';
import type { LiveRoute, LiveSection } from './page-state.ts';
import { SectionSlot } from './slot.tsx';

/** A page of a section at its address. */
export function SectionPage({ section, route }: { section: LiveSection; route: LiveRoute }) {
  const params = useParams();
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
      <SectionSlot id={route.id} kind="page" slot={slot} />
    </>
  );
}
