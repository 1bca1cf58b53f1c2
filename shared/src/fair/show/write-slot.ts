import { slotEnd } from './appointment-slots.ts';
import { writeDay, writeTime } from '../texts/dates.ts';
import type { Locale } from '../../contract/locales.ts';

/** Writes `4月17日（五） 10:30–11:00`. */
export function writeSlot(slot: string, locale: Locale): string {
  return `${writeDay(slot, locale)} ${writeTime(slot)}–${writeTime(slotEnd(slot))}`;
}
