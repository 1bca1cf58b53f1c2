import { argon2Sync } from 'node:crypto';

/** A hash of a password at the least cost. Hashes record their cost, so it is cheap to check too. */
export function cheapHash(password: string): string {
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const nonce = Buffer.alloc(16);
  const tag = argon2Sync('argon2id', { ...cost, message: password.normalize('NFKC'), nonce });
  const [salt = '', hash = ''] = [nonce, tag].map((bytes) =>
    bytes.toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}
