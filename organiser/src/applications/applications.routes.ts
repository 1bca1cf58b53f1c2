import { findEntry, listEntries } from '../calendar/calendar.queries.ts';
import { FormRefusal, notFound } from '../server/failures.ts';
import type { Organiser } from '../server/organiser.ts';
import type { SubmissionTools } from '../submissions/accept-submission.ts';
import { takeSubmissions } from '../submissions/take-submissions.ts';
import type { Database, SubmissionRow } from '../store/tables.ts';
import { creatorApplication, entryApplication, runBarApplication } from './applications.kinds.ts';
import { hasBegun } from './has-begun.ts';
import { personOf } from './person.ts';
import { nextPlace, takePlace } from './places.queries.ts';
import { scopeOf } from './scope-of.ts';

type Tools = SubmissionTools & {
  /** The show's clock: applications end when their event begins. */
  now: () => Date;
};

/** Applications for places: at an entry of the calendar, an evening of the run-bar, or the creators' programme. */
export function applicationRoutes(app: Organiser, tools: Tools): void {
  const { database } = tools;

  takeSubmissions(app, tools, {
    path: '/Event/Applications/:code/:id',
    summary: 'An application for a place at an entry of the calendar',
    kind: entryApplication,
    async about({ code = '', id = '' }) {
      const entry = await findEntry(database, code, id);
      // What belongs to an event is applied for by that event's own form.
      if (!entry?.Booking || entry.Event !== undefined) throw notFound('event', id);
      return { event_id: id };
    },
    within: (transaction, kept) => place(transaction, kept, kept.event_id ?? ''),
  });

  takeSubmissions(app, tools, {
    path: '/Event/RunBarApplications/:code',
    summary: 'An application for an evening of the run-bar, one a person',
    kind: runBarApplication,
    async within(transaction, kept) {
      const { Evening = '' } = JSON.parse(kept.data) as Record<string, string>;
      const entry = await findEntry(transaction, kept.edition, Evening);
      if (!entry?.Booking || entry.Event !== '1') throw new FormRefusal([{ Field: 'Evening', Problem: 'wrong' }]);
      return place(transaction, kept, entry.Id, 'Evening');
    },
  });

  takeSubmissions(app, tools, {
    path: '/Event/CreatorApplications/:code',
    summary: 'An application for the KOL programme',
    kind: creatorApplication,
    async within(transaction, kept) {
      const entries = await listEntries(transaction, kept.edition, {});
      const entry = entries.find(({ Booking, Event }) => Booking && Event === '2');
      if (!entry) throw notFound('event');
      return place(transaction, kept, entry.Id);
    },
  });

  /** Takes a place in the submission's transaction; what is refused here undoes the submission too. */
  async function place(
    transaction: Database,
    kept: SubmissionRow,
    id: string,
    field = 'Name',
  ): Promise<Record<string, string>> {
    const entry = await findEntry(transaction, kept.edition, id);
    if (!entry || kept.email === null) throw notFound('event', id);
    if (hasBegun(entry, tools.now()))
      throw new FormRefusal([{ Field: field, Problem: 'wrong', Message: closed }], closed);
    const line = { edition: kept.edition, entry: entry.Id, capacity: entry.Capacity ?? 0 };
    const joining = { ...line, scope: scopeOf(entry), person: personOf(kept.email), submission_id: kept.id };
    // Whoever types an address must not learn from the screen whether it has applied: that is told by mail.
    const taken = (await takePlace(transaction, joining)) ?? (await nextPlace(transaction, line));
    return taken.state === 'placed'
      ? { State: 'placed', Wait: '' }
      : { State: 'waiting', Wait: String(taken.position) };
  }
}

const closed = '本場次已截止報名 / Applications for this date are closed';
