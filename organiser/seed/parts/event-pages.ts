import type { EditionRecords } from '../../src/records/records.ts';
import { eventCompetitions } from './event-pages-halls.ts';
import { eventEvenings } from './event-pages-town.ts';

/** 1 is the run-bar and 2 the KOL programme (specification § 9); the others count on. */
export const eventPages: readonly EditionRecords['event-pages'][] = [
  ...eventEvenings,
  ...eventCompetitions,
];
