import { slotEnd } from '@dswine/shared/fair/appointment-slots';
import { writeDay, writeTime } from '@dswine/shared/fair/dates';
import type { Locale } from '@dswine/shared/section/section';

/** Writes `4月17日（五） 10:30–11:00`. */
export function writeSlot(slot: string, locale: Locale): string {
  return `${writeDay(slot, locale)} ${writeTime(slot)}–${writeTime(slotEnd(slot))}`;
}
