import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useFair } from '@dswine/shared/section/fair-store';
import { usePageData, SlotContext, type Slot } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
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
  const { composition } = useShell();
  const { pathname } = useLocation();
  const { homeFirst } = useShowState();
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
      {inOrder(fragmentParts(composition()), homeFirst).map(({ section, source: fragment }) => (
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

/** Fragments in the order of the releases, those that the state of the year puts first before all. */
function inOrder(parts: ReturnType<typeof fragmentParts>, first: readonly string[]) {
  const rank = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
  return parts.toSorted((a, b) => rank(a.source.id) - rank(b.source.id));
}

function Introduction() {
  const { data } = usePageData<About>('about');
  const stored = useFair(({ about }) => (data ? undefined : about));
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
