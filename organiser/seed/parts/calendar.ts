import type { Static } from 'typebox';
import type { CalendarRecord } from '../../src/import/records.ts';
export type Entry = Static<typeof CalendarRecord>;
export const calendar2026: Entry[] = [];
export const calendar2025: Entry[] = [];
