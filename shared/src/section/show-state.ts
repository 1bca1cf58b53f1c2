import {
  phaseNameAt,
  showStates,
  type ShowPhaseName,
  type ShowState,
} from '../fair/show-states.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { useClock } from './clock.ts';

/** The name of the state of the year, by the show's clock. */
export function usePhaseName(): ShowPhaseName {
  const site = useSite();
  return useClock(site, (now) => phaseNameAt(site.edition, now));
}

/** What the site says and links to now. */
export function useShowState(): ShowState {
  return showStates[usePhaseName()];
}
