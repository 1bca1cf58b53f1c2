import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { writeDateRange, writeDay } from '@dswine/shared/fair/texts/dates';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { useNow, useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';

/**
 * The show's current state: days to go, opening hours, or over with the next dates. Updates with
 * the clock.
 */
export function ShowState({ edition }: { edition: ExhibitionInfo }) {
  const t = useShellMessages();
  const { locale } = useSite();
  const state = showPhase(edition, useNow());
  const text = () => {
    switch (state.phase) {
      case 'before':
        return state.days === 0 ? t('home.opensToday') : t('home.daysToGo', { count: state.days });
      case 'open':
        return t('home.openUntil', { time: state.closes });
      case 'closed':
        return t('home.opensAgain', { day: writeDay(state.date, locale), time: state.opens });
      case 'after':
        return t('home.over');
    }
  };
  const { Next: next } = edition;
  return (
    <div className="home-state" data-phase={state.phase}>
      <p>{text()}</p>
      {state.phase === 'after' && next ? (
        <p className="home-next">
          {t('home.next')} <strong>{writeDateRange(next.StartDate, next.EndDate, locale)}</strong>
        </p>
      ) : null}
    </div>
  );
}
