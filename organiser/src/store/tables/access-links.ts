import type { LinkPurpose } from '../../policies.ts';

/** A link of a mail or a cookie. `linkRules` of `policies.ts` says what each purpose allows. */
export interface AccessLinkRow {
  /** sha256 of the token, in hex. The token of a device opens several appointments. */
  token_hash: string;
  purpose: LinkPurpose;
  /** The person or the id of the record that it opens. */
  subject: string;
  /** Null: as long as its subject exists. */
  expires_at: string | null;
  uses: number;
}

export interface AccessLinkTables {
  access_links: AccessLinkRow;
}
