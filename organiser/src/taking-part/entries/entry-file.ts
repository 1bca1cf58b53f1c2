import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { writeLocalTime } from '@dswine/shared/fair/local-time';
import { namePerson, personPrefix } from '../applications/person-key.ts';
import type { EntryRow } from '../../store/tables/entries.ts';

const hexOf = (text: string) => namePerson(text).slice(personPrefix().length);

/** The installation's key for lists of entries, derived from its secret (RFC 8410). */
const signingKey = () =>
  createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${hexOf('list of entries')}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });

/** The public key in base64 (SPKI), which auditors get before the fair. */
export const entryKey = (): string =>
  createPublicKey(signingKey()).export({ format: 'der', type: 'spki' }).toString('base64');

/**
 * The entries of an edition for an auditor, as JSON lines: the edition and the key, each entry in
 * the order in which it was made, in Taipei's time, and the signature of all lines before it (docs/entrance.md). `Visitor`
 * is the same for entries with the same badge, and leads to no badge without the secret.
 */
export function writeEntryFile(edition: string, entries: readonly EntryRow[]): string {
  const lines = [
    { Edition: edition, Key: entryKey() },
    ...entries.map(({ at, audience, badge }) => ({
      At: writeLocalTime(Date.parse(at)),
      Kind: audience,
      Visitor: hexOf(`entry ${edition} ${badge}`).slice(0, 16),
    })),
  ].map((line) => `${JSON.stringify(line)}\n`);
  const signature = sign(null, Buffer.from(lines.join('')), signingKey());
  return `${lines.join('')}${JSON.stringify({ Signature: signature.toString('base64') })}\n`;
}
