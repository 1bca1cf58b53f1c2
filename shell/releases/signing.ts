import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { KeyError } from './errors.ts';

/** Signs with a private key. `keyId`: SHA-256 of the public key (SPKI), hexadecimal. */
export type Signer = { keyId: string; sign: (bytes: Buffer) => string };
/** Verifies signatures with a public key, which is not in the store. */
export type Verifier = { keyId: string; verify: (bytes: Buffer, signature: string) => boolean };

type KeyFiles = { privateKey: string; publicKey: string };

/**
 * Paths of the publisher's keys: `RELEASE_KEY` and `RELEASE_PUBLIC_KEY`. Default:
 * `<DATA_DIR>/keys/release.pem` and `release.pem.pub`.
 */
export function releaseKeys(dataDir: string, environment: NodeJS.ProcessEnv): KeyFiles {
  const privateKey = environment['RELEASE_KEY'] || path.join(dataDir, 'keys/release.pem');
  return { privateKey, publicKey: environment['RELEASE_PUBLIC_KEY'] || `${privateKey}.pub` };
}

/**
 * Creates the publisher's key pair (Ed25519, PEM), the private key with mode 0600. Adds a missing
 * public key. Never replaces a file.
 * @throws {KeyError} when both keys exist, or only the public one.
 */
export function createKeys({ privateKey, publicKey }: KeyFiles): void {
  const [hasPrivate, hasPublic] = [existsSync(privateKey), existsSync(publicKey)];
  if (hasPrivate && hasPublic)
    throw new KeyError(
      `金鑰已經存在，未變更 / These keys exist already and stay as they are: ${privateKey}`,
    );
  if (!hasPrivate && hasPublic)
    throw new KeyError(
      `已有公鑰但沒有私鑰，未變更 / The public key ${publicKey} exists without its private key, and stays as it is. ` +
        `請將 RELEASE_KEY 指向原有的私鑰 / Set RELEASE_KEY to the private key that belongs to it.`,
    );
  writeMissingKeys({ privateKey, publicKey });
}

/** When two processes run concurrently, the keys of the first one win. */
function writeMissingKeys({ privateKey, publicKey }: KeyFiles): void {
  if (!existsSync(privateKey)) {
    const pair = generateKeyPairSync('ed25519');
    createFile(privateKey, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  }
  createFile(publicKey, publicKeyOf(privateKey), 0o644);
}

/** Creates the keys of a data folder without releases, as in the first `npm start`. */
export function createKeysInEmptyFolder(dataDir: string, environment: NodeJS.ProcessEnv): void {
  if (environment['RELEASE_KEY'] || environment['RELEASE_PUBLIC_KEY']) return;
  const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;
  const keys = releaseKeys(dataDir, environment);
  const isNew = isEmpty(path.join(dataDir, 'store')) && isEmpty(path.dirname(keys.privateKey));
  const isHalfDone = existsSync(keys.privateKey) && !existsSync(keys.publicKey);
  if (isNew || isHalfDone) writeMissingKeys(keys);
}

/**
 * Reads the private key, and checks that it matches the public key of `verifier`.
 * @throws {KeyError}
 */
export function signerFrom(privateKeyFile: string, verifier?: Verifier): Signer {
  const key = createPrivateKey(
    readKey(
      privateKeyFile,
      '請設定 RELEASE_KEY，或以 npm run release -- keys create 產生新的金鑰 / ' +
        'Set RELEASE_KEY, or create keys for a new store: npm run release -- keys create',
    ),
  );
  const signer: Signer = {
    keyId: keyIdOf(createPublicKey(key)),
    sign: (bytes) => sign(null, bytes, key).toString('base64'),
  };
  const probe = Buffer.from('probe');
  if (verifier && !verifier.verify(probe, signer.sign(probe)))
    throw new KeyError(
      `私鑰與公鑰不是一對，未變更 / The private key ${privateKeyFile} does not belong to the public key: ` +
        `servers would reject what it signs. 請檢查 RELEASE_KEY 與 RELEASE_PUBLIC_KEY / Check RELEASE_KEY and RELEASE_PUBLIC_KEY.`,
    );
  return signer;
}

export function verifierFrom(publicKeyFile: string): Verifier {
  return verifierOf(
    readKey(
      publicKeyFile,
      '請設定 RELEASE_PUBLIC_KEY；全新的資料夾請執行 npm start 或 npm run release -- keys create / ' +
        'Set RELEASE_PUBLIC_KEY. In a new data folder run npm start, or npm run release -- keys create.',
    ),
  );
}

export function verifierOf(publicKey: Buffer | string): Verifier {
  const key = createPublicKey(publicKey);
  return {
    keyId: keyIdOf(key),
    verify: (bytes, signature) => verify(null, bytes, key, Buffer.from(signature, 'base64')),
  };
}

function keyIdOf(publicKey: KeyObject): string {
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex');
}

export function publicKeyOf(privateKeyFile: string): string {
  const key = createPublicKey(createPrivateKey(readFileSync(privateKeyFile)));
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

function readKey(file: string, nextStep: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new KeyError(`無法讀取金鑰 / The key cannot be read: ${file}\n${nextStep}`, { cause });
  }
}

/** Creates a file atomically. Keeps an existing one. */
function createFile(file: string, content: string | Buffer, mode: number): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
