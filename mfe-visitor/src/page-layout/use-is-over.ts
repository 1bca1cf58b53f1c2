import { showPhase } from '@dswine/shared/fair/show-phase';
import { useNow, useSite } from '@dswine/shared/section/runtime';

/** Whether nobody can be met any more. Also true without an edition record. */
export function useIsOver(): boolean {
  const { edition } = useSite();
  const now = useNow();
  return !edition || showPhase(edition, now).phase === 'after';
}
