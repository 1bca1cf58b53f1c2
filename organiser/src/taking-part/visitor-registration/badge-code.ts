import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../applications/person-key.ts';

/** Digits and capitals only, which keep the QR code small; no I, O and U. */
const letters = '0123456789ABCDEFGHJKLMNPQRSTVWXYZ';
const badgeLength = 16;
const signatureLength = 16;
export const hashLength = 16;

export function newBadge(): string {
  return Array.from({ length: badgeLength }, () => letters[randomInt(letters.length)]).join('');
}

/** What the QR code of a badge says: its name, signed with the installation's secret. */
export function signBadge(badge: string): string {
  const signature = keyedHash(`badge code ${badge}`).slice(0, signatureLength);
  return `${badge}.${signature.toUpperCase()}`;
}

/** What phones at the door know of a badge's code: enough to recognise it, not to make one. */
export function hashBadge(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, hashLength);
}

/** The badge that a scanned code names. Undefined when it was not signed here. */
export function readBadge(code: string): string | undefined {
  const badge = code.slice(0, badgeLength);
  const [typed, signed] = [Buffer.from(code), Buffer.from(signBadge(badge))];
  return typed.length === signed.length && timingSafeEqual(typed, signed) ? badge : undefined;
}
