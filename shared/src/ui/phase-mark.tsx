import type { Phase } from '../fair/show/phase.ts';
import { phaseMessages, useMessages } from './ui-messages.ts';

/** Marks an event as on now or over. Upcoming events have no mark. */
export function PhaseMark({ phase }: { phase: Phase }) {
  const messages = useMessages(phaseMessages);
  if (phase === 'ahead') return null;
  return <strong className={`dw-phase dw-phase--${phase}`}>{messages[phase]}</strong>;
}
