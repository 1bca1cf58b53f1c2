import { splitValues } from '@dswine/shared/form/join-values';
import type { Database } from '../../store/tables.ts';
import type { EntryRow } from '../../store/tables/entries.ts';
import { hashBadge, signBadge } from '../visitor-registration/badge-code.ts';

/** Whether a badge admits on a day. `day`: it is for others. */
export type Admission = 'valid' | 'waiting' | 'declined' | 'day';

/** What phones at the door know of a badge: nothing of its holder but the kind. */
export type EntranceBadge = {
  Badge: string;
  Reference: string;
  Kind: EntryRow['audience'];
  Days: string;
  Admission: Admission;
};

/** Above any fair's number of registrations; phones hold the list. */
const longest = 100_000;

export async function listEntranceBadges(
  database: Database,
  edition: string,
  day: string,
): Promise<EntranceBadge[]> {
  const rows = await database
    .selectFrom('visitor_registrations')
    .innerJoin('submissions', 'submissions.id', 'visitor_registrations.submission_id')
    .select(['badge', 'reference', 'audience', 'days', 'visitor_registrations.state'])
    .where('visitor_registrations.edition', '=', edition)
    .limit(longest)
    .execute();
  return rows.map(({ badge, reference, audience, days, state }) => {
    const admission = splitValues(days).includes(day) ? 'valid' : 'day';
    return {
      Badge: hashBadge(signBadge(badge)),
      Reference: reference,
      Kind: audience,
      Days: days,
      Admission: state === 'registered' ? admission : state,
    };
  });
}

export type FoundVisitor = { Reference: string; Name: string; Company: string };

const found = 10;

/** Registered visitors whose name or company has a text, in any case. */
export async function findVisitors(
  database: Database,
  edition: string,
  text: string,
): Promise<FoundVisitor[]> {
  const rows = await database
    .selectFrom('visitor_registrations')
    .innerJoin('submissions', 'submissions.id', 'visitor_registrations.submission_id')
    .select(['reference', 'data'])
    .where('visitor_registrations.edition', '=', edition)
    .execute();
  const wanted = text.toLowerCase();
  const visitors = rows.map(({ reference, data }) => {
    const { Name = '', Company = '' } = JSON.parse(data) as Record<string, string>;
    return { Reference: reference, Name, Company };
  });
  return visitors
    .filter(({ Name, Company }) => `${Name}\n${Company}`.toLowerCase().includes(wanted))
    .slice(0, found);
}
