import { integer, table, text } from '../table-plan.ts';

/** What protects forms and accounts from robots and from guessing. */
export const protectionTables = {
  captcha_challenges: table(
    {
      id: text,
      /** sha256 of the key in the browser's cookie, in hex. */
      browser_hash: text,
      answer_hash: text,
      created_at: text,
      expires_at: text,
      /** Wrong answers of this browser to this challenge. */
      misses: integer,
    },
    { key: ['id'], indexes: [['browser_hash'], ['expires_at']] },
  ),
  proof_challenges: table(
    {
      id: text,
      /** The required work. */
      bits: integer,
      expires_at: text,
    },
    { key: ['id'], indexes: [['expires_at']] },
  ),
  /** How often something was tried in one time window. */
  rate_limits: table(
    { key: text, count: integer, expires_at: text },
    { key: ['key'], indexes: [['expires_at']] },
  ),
};
