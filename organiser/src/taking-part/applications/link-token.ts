import type { LinkPurpose } from '../../policies.ts';
import { keyedHash } from './person-key.ts';

const length = 40;

/**
 * The token of the one link to a subject, derived with the installation's secret: it is the same in
 * every mail and in the desk's export, and is stored nowhere.
 */
export function linkToken(purpose: LinkPurpose, subject: string): string {
  return keyedHash(`${purpose} ${subject}`).slice(0, length);
}
