import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { keyedHash } from './person-key.ts';

/** What is signed for readers outside. Each has a key of its own. */
type Purpose = 'list of entries' | 'open data';

/** The header of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const pkcs8 = '302e020100300506032b657004220420';

/** Derived from the installation's secret, so that all its organisers sign alike. */
const signingKey = (purpose: Purpose): KeyObject =>
  createPrivateKey({
    key: Buffer.from(pkcs8 + keyedHash(purpose), 'hex'),
    format: 'der',
    type: 'pkcs8',
  });

/** The Ed25519 signature of a text, in Base64. */
export const signText = (purpose: Purpose, text: string): string =>
  sign(null, Buffer.from(text), signingKey(purpose)).toString('base64');

/** The key that verifies `signText`. */
export const publicKey = (purpose: Purpose): KeyObject => createPublicKey(signingKey(purpose));
