import { showStateAt, type ShowState } from '../fair/show-states.ts';
import { useNow, useSite } from '@dswine/shared/section/runtime';

/** What the site says and links to now, by the show's clock. */
export function useShowState(): ShowState {
  const { edition } = useSite();
  return showStateAt(edition, useNow());
}
