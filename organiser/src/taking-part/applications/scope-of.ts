import type { CalendarRecord } from '../../content/editions/edition.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { creatorApplication, runBarApplication } from '../submissions/kinds/submission-kinds.ts';

/** The scope in which a person may have one application: all evenings of an event, or one entry. */
export function scopeOf({ Id, Event }: Pick<CalendarRecord, 'Id' | 'Event'>): string {
  return Event === undefined ? `entry-${Id}` : `event-${Event}`;
}

/**
 * The scope of a submission. The run-bar is event 1, the creators' programme event 2 (specification
 * § 9).
 */
export function scopeOfSubmission({
  kind,
  event_id,
}: Pick<SubmissionRow, 'kind' | 'event_id'>): string {
  if (kind === runBarApplication.kind) return 'event-1';
  if (kind === creatorApplication.kind) return 'event-2';
  return `entry-${event_id}`;
}
