import type { ExhibitionInfo } from '../contract/editions.ts';
import {
  phaseNameAt,
  showStates,
  type ShowPhaseName,
  type ShowState,
} from '../fair/show/show-states.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { useClock } from './clock.ts';

/** What a function of `show-states.ts` returns for the edition, by the show's clock. */
export function useStateAt<State extends string>(
  stateAt: (edition: ExhibitionInfo | undefined, now: string) => State,
): State {
  const site = useSite();
  return useClock(site, (now) => stateAt(site.edition, now));
}

/** The name of the state of the year. */
export const usePhaseName = (): ShowPhaseName => useStateAt(phaseNameAt);

/** What the site says and links to now. */
export function useShowState(): ShowState {
  return showStates[usePhaseName()];
}
