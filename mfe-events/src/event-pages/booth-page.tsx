import { EventLayout } from './event-layout.tsx';
import { eventHead } from './event-head.ts';

export const head = eventHead('booth');

export function Page() {
  return <EventLayout slug="booth" />;
}
