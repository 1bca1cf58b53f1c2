import type { LinkPurpose } from '../../policies.ts';
import { integer, nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';

export const accessLinkTables = {
  /** A link of a mail or a cookie. `linkRules` of `policies.ts` says what each purpose allows. */
  access_links: table(
    {
      /** sha256 of the token, in hex. The token of a device opens several appointments. */
      token_hash: text,
      purpose: oneOf<LinkPurpose>(),
      /** The person or the id of the record that it opens. */
      subject: text,
      /** Null: as long as its subject exists. */
      expires_at: nullableText,
      uses: integer,
    },
    {
      key: ['token_hash', 'purpose', 'subject'],
      indexes: [['subject'], ['expires_at']],
    },
  ),
};
export type AccessLinkRow = RowOf<typeof accessLinkTables.access_links>;
