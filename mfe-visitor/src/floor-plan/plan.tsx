import { useEffect, useMemo, useState, type FormEvent, type MouseEvent } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { queryTextLimit } from '@dswine/shared/section/query-text';
import { SearchBox } from '@dswine/shared/ui/search-box';
import { ShortenedNotice } from '@dswine/shared/ui/shortened-notice';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { AreaLegend } from './booths/area-legend.tsx';
import { BoothCard } from './booths/booth-card.tsx';
import { BoothList } from './booths/booth-list.tsx';
import { findEnds } from './shown/find-places.ts';
import { FoundBooths } from './booths/found-booths.tsx';
import { HereChoice } from './route/here-choice.tsx';
import { clickedPlanUrl, usePlanQuery } from './shown/follow-plan.ts';
import styles from './floor-plan-page.module.scss';
import { planStateOf } from './shown/plan-shown.ts';
import { haveExhibitorInCommon, placeOfBooth } from './shown/places.ts';
import { planAddress, type PlanQuery } from './shown/plan-query.ts';
import { PlanWindow } from './drawing/plan-window.tsx';
import { RoutePanel } from './route/route-panel.tsx';

type Props = {
  plan: Floorplan;
  /** Ids of the exhibitors on the visitor's list, once it is loaded. */
  listed?: ReadonlySet<string> | undefined;
};

/** The drawing and its text alternative: search, selected booth, route and list. */
export function Plan({ plan, listed }: Props) {
  const t = useTranslations();
  const { query: asked, handleClick, submit } = usePlanNavigation();
  const query = useMemo(() => withTypedRoute(asked, plan), [asked, plan]);
  const planState = useMemo(() => planStateOf(plan, query), [plan, query]);
  const { selected, namesakes, found, foundPlaces, requestedRoute } = planState;
  const isFruitless = found?.length === 0 && foundPlaces.length === 0;
  const sisters = selected
    ? plan.Booths.filter((one) => one !== selected && haveExhibitorInCommon(one, selected))
    : [];
  const onTextClick = (event: MouseEvent) => handleClick(event, 'words');

  return (
    <div className={styles.plan}>
      <div className={styles.search} onClickCapture={onTextClick}>
        <PlanSearch find={asked.find} onSubmit={submit} />
        {isFruitless ? <FoundBooths planState={planState} query={query} /> : null}
      </div>
      <div className={styles.drawing}>
        <PlanWindow
          plan={plan}
          planState={planState}
          onlyArea={query.area}
          listed={listed}
          onPick={(event) => handleClick(event, 'plan')}
        />
        <div onClickCapture={onTextClick}>
          <AreaLegend plan={plan} query={query} />
        </div>
      </div>
      <div className={styles.words} onClickCapture={onTextClick}>
        <div aria-live="polite">
          {isFruitless ? null : <FoundBooths planState={planState} query={query} />}
          {selected ? (
            <>
              <BoothCard booth={selected} sisters={sisters} namesakes={namesakes} query={query} />
              <HereChoice plan={plan} place={placeOfBooth(selected)} />
            </>
          ) : null}
          {query.booth !== undefined && !selected ? (
            <p className={styles.nothing}>{t('find.noBooth', { text: query.booth })}</p>
          ) : null}
        </div>
        <RoutePanel plan={plan} requestedRoute={requestedRoute} query={query} onSubmit={submit} />
        <BoothList plan={plan} found={found} onlyArea={query.area} />
      </div>
    </div>
  );
}

type SearchProps = {
  find: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

function PlanSearch({ find, onSubmit }: SearchProps) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <SearchBox
        key={find ?? ''}
        action={planAddress(locale)}
        name="find"
        label={t('find.label')}
        placeholder={t('find.placeholder')}
        submitLabel={t('search.submit')}
        defaultValue={find}
        maxLength={queryTextLimit}
        onSubmit={onSubmit}
      />
      <p className={styles.hint}>{t('find.hint')}</p>
      <ShortenedNotice text={find} />
    </>
  );
}

/** A search for a way, such as "East Entrance to A0123", is a request for that route. */
function withTypedRoute(query: PlanQuery, plan: Floorplan): PlanQuery {
  const { find, ...rest } = query;
  const ends = find === undefined ? undefined : findEnds(find, plan);
  return ends ? { ...rest, from: ends.from.code, to: ends.to.code } : query;
}

/** Follows clicks and forms to the next state of the plan, and moves the focus to its result. */
function usePlanNavigation() {
  const { locale } = useSite();
  const [query, follow] = usePlanQuery();
  const [focusTarget, setFocusTarget] = useState<FocusTarget>();
  useEffect(() => focusTarget && moveFocus(focusTarget), [focusTarget]);

  const handleClick = (event: MouseEvent, from: 'plan' | 'words') => {
    const address = clickedPlanUrl(event);
    if (address === undefined) return;
    event.preventDefault();
    follow(address);
    // After a click on the drawing, stay there; after a click on a text link, move to its result.
    if (from === 'words') setFocusTarget(focusTargetOf(address));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()] as const] : [],
    );
    const address = planAddress(locale, Object.fromEntries(entries));
    follow(address);
    setFocusTarget(focusTargetOf(address));
  };
  return { query, handleClick, submit };
}

/**
 * The elements to focus after a click. Each click creates a new object, so repeated clicks count.
 */
type FocusTarget = { ids: string[] };

function focusTargetOf(address: string): FocusTarget | undefined {
  const parameters = new URL(address, location.href).searchParams;
  if (parameters.has('from') || parameters.has('to'))
    return { ids: ['route-result', 'chosen-booth', 'route'] };
  if (parameters.has('booth')) return { ids: ['chosen-booth'] };
  return parameters.has('find')
    ? { ids: ['chosen-booth', 'found-booths', 'route-result'] }
    : undefined;
}

/** Results below the plan on a phone. */
const besideThePlan = ['chosen-booth', 'found-booths'];

/**
 * Focuses the result. On a phone the booth card is below the plan, so the plan scrolls into view
 * with it.
 */
function moveFocus({ ids }: FocusTarget): void {
  const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  if (!target) return;
  target.focus({ preventScroll: true });
  const isBesidePlan = matchMedia('(min-width: 992px)').matches;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const plan = document.getElementById('plan');
  const isBelowPlan =
    plan !== null &&
    Boolean(plan.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
  const scrollTarget =
    !isBesidePlan && isBelowPlan && besideThePlan.includes(target.id) ? plan : target;
  scrollTarget.scrollIntoView({
    block: isBesidePlan ? 'nearest' : 'start',
    behavior: prefersReducedMotion ? 'instant' : 'smooth',
  });
}
