import { EventLayout } from './event-layout.tsx';
import { eventHead } from './event-head.ts';

export const head = eventHead('lottery');

export function Page() {
  return <EventLayout slug="lottery" />;
}
