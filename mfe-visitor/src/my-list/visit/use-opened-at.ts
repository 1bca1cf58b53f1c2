import { useState } from 'react';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { useSite } from '@dswine/shared/section/runtime';

/**
 * When this part was opened, by the show's clock. What is folded and in which order things stand
 * depends on it, so that nothing moves while the visitor reads or writes.
 */
export function useOpenedAt(): { openedAt: string; isDuringShow: boolean } {
  const { clockOffset, edition } = useSite();
  const [openedAt] = useState(() => new Date(Date.now() + clockOffset).toISOString());
  const phase = edition && showPhase(edition, openedAt).phase;
  return { openedAt, isDuringShow: phase === 'open' || phase === 'closed' };
}
