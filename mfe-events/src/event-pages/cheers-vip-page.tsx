import { EventLayout } from './event-layout.tsx';
import { eventHead } from './event-head.ts';

export const head = eventHead('cheers-vip');

export function Page() {
  return <EventLayout slug="cheers-vip" />;
}
