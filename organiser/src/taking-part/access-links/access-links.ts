import { createHash, randomBytes } from 'node:crypto';
import { linkRules, type LinkPurpose, type LinkRule } from '../../policies.ts';
import type { Database, AccessLinkRow } from '../../store/tables.ts';

export type LinkSubject = { purpose: LinkPurpose; subject: string };

/** Only hashes of tokens are stored, so that a leaked database gives no access. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 160 bits in hex, safe in a URL without escaping. */
export const newToken = (): string => randomBytes(20).toString('hex');

const daySeconds = 24 * 60 * 60;
const inSeconds = (from: number, seconds: number) => from + seconds * 1000;

/** When a link ends that is made now. Null if it lasts as long as its subject. */
export function linkEnd(purpose: LinkPurpose, now: Date, lastDay?: string): string | null {
  const { seconds, daysAfterFair }: LinkRule = linkRules[purpose];
  const ends: number[] = [];
  if (seconds !== undefined) ends.push(inSeconds(now.getTime(), seconds));
  if (daysAfterFair !== undefined) {
    if (lastDay === undefined) throw new Error(`A link of ${purpose} needs the fair's last day`);
    ends.push(inSeconds(Date.parse(`${lastDay}T23:59:59.999+08:00`), daysAfterFair * daySeconds));
  }
  return ends.length === 0 ? null : new Date(Math.max(...ends)).toISOString();
}

/** Whether the links to the desks of an edition's exhibitors have ended. */
export const areDesksOver = ({ EndDate }: { EndDate: string }, now: Date): boolean =>
  (linkEnd('exhibitor-desk', now, EndDate) ?? '') <= now.toISOString();

type NewLink = LinkSubject & {
  /** Where the browser or an earlier mail has one already. */
  token?: string;
  /** The last day of the fair, for purposes that end with it. */
  lastDay?: string;
};

/** Makes a link open its subject. Returns the token. */
export async function openLink(
  database: Database,
  { purpose, subject, lastDay, token = newToken() }: NewLink,
  now: Date,
): Promise<string> {
  // Those that end with the fair end by the show's clock, and then say so.
  if ('seconds' in linkRules[purpose])
    await database
      .deleteFrom('access_links')
      .where('purpose', '=', purpose)
      .where('expires_at', '<=', now.toISOString())
      .execute();
  await database
    .insertInto('access_links')
    .values({
      ...{ token_hash: hashToken(token), purpose, subject, uses: 0 },
      expires_at: linkEnd(purpose, now, lastDay),
    })
    // The same link again lives as long as a new one: a fair may have been postponed.
    .onConflict((link) =>
      link
        .columns(['token_hash', 'purpose', 'subject'])
        .doUpdateSet({ expires_at: linkEnd(purpose, now, lastDay) }),
    )
    .execute();
  return token;
}

/** Whether the link still opens its subject. */
export function isOpen({ purpose, expires_at, uses }: AccessLinkRow, now: Date): boolean {
  const rule: LinkRule = linkRules[purpose];
  return (expires_at === null || expires_at > now.toISOString()) && uses < (rule.uses ?? Infinity);
}

export async function findSubject(
  database: Database,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const link = await database
    .selectFrom('access_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return link && isOpen(link, now) ? link.subject : undefined;
}

/**
 * Counts a use of a link. Returns false when it was used as often as it may be, also when another
 * process used it.
 */
export async function useLink(
  database: Database,
  { purpose, subject, token }: LinkSubject & { token: string },
): Promise<boolean> {
  const { uses = Number.MAX_SAFE_INTEGER }: LinkRule = linkRules[purpose];
  const { numUpdatedRows } = await database
    .updateTable('access_links')
    .set((link) => ({ uses: link('uses', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('uses', '<', uses)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all links to a subject. Random ids are subjects: no two purposes share one by chance. */
export async function endLinks(
  database: Database,
  subject: string,
  purpose?: LinkPurpose,
): Promise<void> {
  const links = database.deleteFrom('access_links').where('subject', '=', subject);
  await (purpose === undefined ? links : links.where('purpose', '=', purpose)).execute();
}
