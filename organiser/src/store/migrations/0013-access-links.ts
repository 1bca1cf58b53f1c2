import { sql, type Kysely } from 'kysely';
import { createTables } from './create-table.ts';

const created = createTables({
  access_links: {
    columns: {
      ...{ token_hash: 'text', purpose: 'text', subject: 'text' },
      ...{ expires_at: 'text?', uses: 'integer' },
    },
    key: ['token_hash', 'purpose', 'subject'],
    indexes: [['subject'], ['expires_at']],
  },
});

/** What opened records before: the purpose and subject of each row, and when it ends. */
const former = [
  ['application_keys', sql`'applications'`, sql`person`, sql`expires_at`],
  ['appointment_keys', sql`'appointment-' || role`, sql`appointment_id`, sql`expires_at`],
  ['submission_keys', sql`'submission'`, sql`submission_id`, sql`expires_at`],
  ['reset_tokens', sql`'reset'`, sql`member_id`, sql`expires_at`],
  ['registrations', sql`'registration'`, sql`id`, sql`expires_at`],
  ['subscriptions', sql`'subscription'`, sql`submission_id`, sql`null`],
] as const;

/**
 * One table of all links. Those that were mailed go on opening what they did. The tables of before
 * stay for organisers of the version before, which run until the new ones have started.
 */
export const accessLinks = {
  ...created,
  async up(database: Kysely<unknown>) {
    await created.up(database);
    for (const [table, purpose, subject, end] of former)
      await sql`
        insert into access_links (token_hash, purpose, subject, expires_at, uses)
        select token_hash, ${purpose}, ${subject}, ${end}, 0 from ${sql.table(table)}
        where token_hash is not null
      `.execute(database);
  },
};
