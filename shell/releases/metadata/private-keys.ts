import path from 'node:path';
import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
} from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Key, Signature } from '@tufjs/models';
import { ReleaseError } from '../errors.ts';

/** `keyId`: SHA-256 of the public key (SPKI), hexadecimal. */
type PrivateKey = { keyId: string; file: string; sign: (bytes: Buffer) => Signature };

/** The private keys of a machine. Which of them may sign what, the metadata of the store says. */
export type Signer = { folder: string; keys: readonly PrivateKey[] };

/** The field of a public key in the metadata that says whose it is. */
export const OWNER = 'x-dswine-owner';

/**
 * The folder of the private keys and of `root.json`, from which all trust begins. `RELEASE_KEYS`,
 * by default `<DATA_DIR>/keys`.
 */
export function keysFolder(dataDir: string, environment: NodeJS.ProcessEnv): string {
  return environment['RELEASE_KEYS'] || path.join(dataDir, 'keys');
}

/**
 * Creates a key pair (Ed25519, PEM), the private key with mode 0600. Never replaces a file.
 * @throws when one of the two exists.
 */
export function createKeyPair(file: string): Key {
  if (existsSync(`${file}.pub`)) throw new ReleaseError('keyExists', { file: `${file}.pub` });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const isNew = createFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  if (!isNew) throw new ReleaseError('keyExists', { file });
  createFile(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), 0o644);
  return publicKeyOf(publicKey);
}

export function readPublicKey(file: string, owner?: string): Key {
  const text = readKey(file, 'Name the file of a public key (.pem.pub).');
  if (text.includes('PRIVATE KEY')) throw new ReleaseError('keyPrivate', { file });
  try {
    return publicKeyOf(createPublicKey(text), owner);
  } catch (cause) {
    throw new ReleaseError('keyFormat', { file, kind: 'public' }, { cause });
  }
}

export function readSigner(folder: string): Signer {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const keys = names
    .filter((name) => name.endsWith('.pem'))
    .map((name) => privateKeyFrom(path.join(folder, name)));
  return { folder, keys };
}

function privateKeyFrom(file: string): PrivateKey {
  const text = readKey(file, 'Check RELEASE_KEYS.');
  const { key, keyId } = parsePrivateKey(file, text);
  return {
    keyId,
    file,
    sign: (bytes) => new Signature({ keyID: keyId, sig: sign(null, bytes, key).toString('hex') }),
  };
}

function parsePrivateKey(file: string, text: string): { key: KeyObject; keyId: string } {
  try {
    const key = createPrivateKey(text);
    return { key, keyId: publicKeyOf(createPublicKey(key)).keyID };
  } catch (cause) {
    throw new ReleaseError('keyFormat', { file, kind: 'private' }, { cause });
  }
}

function publicKeyOf(key: KeyObject, owner?: string): Key {
  if (key.asymmetricKeyType !== 'ed25519')
    throw new ReleaseError('keyFormat', { file: 'It', kind: 'Ed25519' });
  const bytes = key.export({ type: 'spki', format: 'der' });
  return new Key({
    keyID: createHash('sha256').update(bytes).digest('hex'),
    keyType: 'ed25519',
    scheme: 'ed25519',
    // The last 32 bytes are the key itself, as The Update Framework writes it.
    keyVal: { public: bytes.subarray(-32).toString('hex') },
    ...(owner !== undefined && { unrecognizedFields: { [OWNER]: owner } }),
  });
}

function readKey(file: string, nextStep: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ReleaseError('keyUnreadable', { file, next: nextStep }, { cause });
  }
}

/** Creates a file atomically. Keeps an existing one; false then. */
export function createFile(file: string, content: string | Buffer, mode: number): boolean {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode, flag: 'wx' });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** `RELEASE_ROOT`: the file from which all trust begins. Default: `root.json` beside the keys. */
export function trustedRootFile(dataDir: string, environment: NodeJS.ProcessEnv): string {
  return environment['RELEASE_ROOT'] || path.join(keysFolder(dataDir, environment), 'root.json');
}

/** `RELEASE_TRUST`: what was verified before. Default: `<DATA_DIR>/trust`. Not in the store. */
export function trustFolder(dataDir: string, environment: NodeJS.ProcessEnv): string {
  return environment['RELEASE_TRUST'] || path.join(dataDir, 'trust');
}

export function readTrustedRoot(dataDir: string, environment: NodeJS.ProcessEnv): Buffer {
  const text = readKey(
    trustedRootFile(dataDir, environment),
    'Put the root.json of the site there, or set RELEASE_ROOT to it: the operator gives it to you. A site that is to begin makes it with npm start.',
  );
  return Buffer.from(text);
}
