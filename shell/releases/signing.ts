import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Signs what is published. Publishers hold it; the web server does not need it. */
export type Signer = { sign: (bytes: Buffer) => string };
/** Tells whether a publisher signed these bytes. Its key is not in the store. */
export type Verifier = { verify: (bytes: Buffer, signature: string) => boolean };

/** Where the publisher's keys lie: `RELEASE_KEY` and `RELEASE_PUBLIC_KEY`, by default `<DATA_DIR>/keys/release.pem` and `.pub` beside it. */
export function releaseKeys(
  dataDir: string,
  environment: NodeJS.ProcessEnv,
): { privateKey: string; publicKey: string } {
  const privateKey = environment['RELEASE_KEY'] || path.join(dataDir, 'keys/release.pem');
  return { privateKey, publicKey: environment['RELEASE_PUBLIC_KEY'] || `${privateKey}.pub` };
}

/**
 * The publisher's key pair (Ed25519, PEM). `keyFile` is made on first use with mode 0600, beside it `<keyFile>.pub`.
 * Safe when two processes make it at once: the first one wins.
 */
export function ensureKeyPair(keyFile: string): void {
  if (existsSync(keyFile) && existsSync(`${keyFile}.pub`)) return;
  mkdirSync(path.dirname(keyFile), { recursive: true, mode: 0o700 });
  if (!existsSync(keyFile)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    const draft = `${keyFile}.${process.pid}`;
    writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    try {
      linkSync(draft, keyFile);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  const publicKey = createPublicKey(createPrivateKey(readFileSync(keyFile)));
  writeFileSync(`${keyFile}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), { mode: 0o644 });
}

export function signerFrom(keyFile: string): Signer {
  const key = createPrivateKey(readFileSync(keyFile));
  return { sign: (bytes) => sign(null, bytes, key).toString('base64') };
}

export function verifierFrom(publicKeyFile: string): Verifier {
  const key: KeyObject = createPublicKey(readFileSync(publicKeyFile));
  return { verify: (bytes, signature) => verify(null, bytes, key, Buffer.from(signature, 'base64')) };
}
