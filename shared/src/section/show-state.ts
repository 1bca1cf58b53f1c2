import {
  phaseNameAt,
  showStates,
  type ShowPhaseName,
  type ShowState,
} from '../fair/show-states.ts';
import { useNow, useSite } from '@dswine/shared/section/runtime';

/** The name of the state of the year, by the show's clock. */
export function usePhaseName(): ShowPhaseName {
  const { edition } = useSite();
  return phaseNameAt(edition, useNow());
}

/** What the site says and links to now. */
export function useShowState(): ShowState {
  return showStates[usePhaseName()];
}
