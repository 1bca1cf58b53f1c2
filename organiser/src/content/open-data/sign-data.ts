import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { namePerson } from '../../taking-part/applications/person-key.ts';

/** The header of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derived from the installation's key, so that all organisers of an installation sign alike. */
function signingKey(): KeyObject {
  const seed = namePerson('open data').split('.')[1] ?? '';
  const key = Buffer.concat([pkcs8, Buffer.from(seed, 'hex')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The Ed25519 signature of a text, in Base64. */
export const signText = (text: string): string =>
  sign(null, Buffer.from(text), signingKey()).toString('base64');

/** The key that verifies `signText`, as PEM. */
export const publicKey = (): string =>
  createPublicKey(signingKey()).export({ format: 'pem', type: 'spki' }).toString();
