import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useFair } from '@dswine/shared/section/fair-store';
import { usePageData, SlotContext, type Slot } from '@dswine/shared/section/runtime';
import type { About } from '@dswine/shared/contract/editions';
import { fragmentParts } from '../composition/matched-page.ts';
import type { CompositionFragment, CompositionSection } from '../composition/page-state.ts';
import { useShell } from '../composition/shell-context.ts';
import { SectionSlot } from '../slots/slot.tsx';
import { QuickLinks } from './quick-links.tsx';
import { Hero } from './hero.tsx';
import { homeRoute } from './home-route.ts';

const none = {};

/** The home page: an introduction to the fair, quick links and the sections' fragments. */
export function HomePage() {
  const { state } = useShell();
  const { pathname } = useLocation();
  const slot = useMemo<Slot>(
    () => ({ section: 'shell', path: pathname, data: homeRoute.data, params: none, query: none }),
    [pathname],
  );
  return (
    <div className="home-page" data-boundary="shell" data-boundary-page="home">
      <SlotContext value={slot}>
        <Introduction />
      </SlotContext>
      <QuickLinks />
      {fragmentParts(state.composition).map(({ section, source: fragment }) => (
        <HomeFragment
          key={`${section.name}/${fragment.id}`}
          section={section}
          fragment={fragment}
          path={pathname}
        />
      ))}
    </div>
  );
}

function Introduction() {
  const { data } = usePageData<About>('about');
  const stored = useFair(({ about }) => about);
  return <Hero about={data ?? stored} />;
}

function HomeFragment({
  section,
  fragment,
  path,
}: {
  section: CompositionSection;
  fragment: CompositionFragment;
  path: string;
}) {
  const slot = useMemo<Slot>(
    () => ({ section: section.name, path, data: fragment.data, params: none, query: none }),
    [section, fragment, path],
  );
  return <SectionSlot id={fragment.id} kind="fragment" slot={slot} />;
}
