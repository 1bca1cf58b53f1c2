import { useMessages, zoneMessages } from './ui-messages.ts';

/** Names the time zone of a page's times, for readers elsewhere. */
export function ZoneNote() {
  return <p className="dw-zone">{useMessages(zoneMessages).zone}</p>;
}
