import { useEffect, useMemo, useState, type FormEvent, type MouseEvent } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { SearchBox } from '@dswine/shared/ui/search-box';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { AreaLegend } from './area-legend.tsx';
import { BoothCard } from './booth-card.tsx';
import { BoothList } from './booth-list.tsx';
import { FoundBooths } from './found-booths.tsx';
import { pressedAddress, usePlanQuery } from './follow-plan.ts';
import styles from './floor-plan-page.module.scss';
import { showPlan } from './plan-shown.ts';
import { haveExhibitorInCommon } from './places.ts';
import { planAddress } from './plan-query.ts';
import { PlanWindow } from './plan-window.tsx';
import { RoutePanel } from './route-panel.tsx';

/** The drawing and, beside it, the same in words: search, the chosen booth, the route, the list. */
export function Plan({
  plan,
  marked,
}: {
  plan: Floorplan;
  marked?: ReadonlySet<string> | undefined;
}) {
  const t = useTranslations();
  const { locale } = useSite();
  const [query, follow] = usePlanQuery();
  const shown = useMemo(() => showPlan(plan, query), [plan, query]);
  const { selected, namesakes, found, asked } = shown;
  const [goal, setGoal] = useState<Goal>();
  useEffect(() => goal && bringTo(goal), [goal]);

  const exhibitorNews = (event: MouseEvent, from: 'plan' | 'words') => {
    const address = pressedAddress(event);
    if (address === undefined) return;
    event.preventDefault();
    follow(address);
    // Who presses the drawing looks at it; who presses words is brought to what they lead to.
    if (from === 'words') setGoal(goalOf(address));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()] as const] : [],
    );
    const address = planAddress(locale, Object.fromEntries(entries));
    follow(address);
    setGoal(goalOf(address));
  };
  const sisters = selected
    ? plan.Booths.filter((one) => one !== selected && haveExhibitorInCommon(one, selected))
    : [];
  const onPress = (event: MouseEvent) => exhibitorNews(event, 'words');

  return (
    <div className={styles.plan}>
      <div className={styles.search} onClickCapture={onPress}>
        <SearchBox
          key={query.find ?? ''}
          action={planAddress(locale)}
          name="find"
          label={t('find.label')}
          placeholder={t('find.placeholder')}
          submitLabel={t('search.submit')}
          defaultValue={query.find}
          onSubmit={submit}
        />
        {found ? <FoundBooths found={found} sought={query.find ?? ''} /> : null}
      </div>
      <div className={styles.drawing}>
        <PlanWindow
          plan={plan}
          shown={shown}
          only={query.area}
          marked={marked}
          onPick={(event) => exhibitorNews(event, 'plan')}
        />
        <div onClickCapture={onPress}>
          <AreaLegend plan={plan} query={query} />
        </div>
      </div>
      <div className={styles.words} onClickCapture={onPress}>
        <div aria-live="polite">
          {selected ? (
            <BoothCard booth={selected} sisters={sisters} namesakes={namesakes} query={query} />
          ) : null}
          {query.booth !== undefined && !selected ? (
            <p className={styles.nothing}>{t('find.noBooth', { text: query.booth })}</p>
          ) : null}
        </div>
        <RoutePanel plan={plan} asked={asked} query={query} onSubmit={submit} />
        <BoothList plan={plan} found={found} only={query.area} />
      </div>
    </div>
  );
}

/** Where a press leads: the newest object is a new press, though it leads to the same place. */
type Goal = { ids: string[] };

function goalOf(address: string): Goal | undefined {
  const asked = new URL(address, location.href).searchParams;
  if (asked.has('from') || asked.has('to'))
    return { ids: ['route-result', 'chosen-booth', 'route'] };
  if (asked.has('booth')) return { ids: ['chosen-booth'] };
  return asked.has('find') ? { ids: ['chosen-booth', 'found-booths'] } : undefined;
}

/** Focus goes to what was asked for; on a phone, where it stands under the plan, the plan comes into sight with it. */
function bringTo({ ids }: Goal): void {
  const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  if (!target) return;
  target.focus({ preventScroll: true });
  const besides = matchMedia('(min-width: 992px)').matches;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const seen = besides || target.id !== 'chosen-booth' ? target : document.getElementById('plan');
  seen?.scrollIntoView({
    block: besides ? 'nearest' : 'start',
    behavior: calm ? 'instant' : 'smooth',
  });
}
