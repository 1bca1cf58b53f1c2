import { StorageError } from '@dswine/shared/bucket/bucket-errors';
import { ContractError, TrustError } from '../errors.ts';

/** Why the metadata of a store are refused, and what to do. `memory`: the folder of what was verified. */
export function refusalOf(error: unknown, memory: string): Error {
  if (error instanceof TrustError || error instanceof ContractError) return error;
  if (error instanceof StorageError) return error;
  const cause = error as NodeJS.ErrnoException;
  // The client wraps some of its errors in others, by their text.
  const [, expired] = /([a-z0-9-]+)\.json is expired/.exec(cause.message) ?? [];
  if (expired !== undefined)
    return new TrustError(
      `The signed metadata have expired: ${expired}.json. ${renewal(expired)}`,
      { cause },
    );
  if (cause.path?.startsWith(memory))
    return new TrustError(
      `What was verified cannot be written to ${memory} (${cause.code}), so nothing new is accepted. Make the folder writable, or set RELEASE_TRUST to one that is.`,
      { cause },
    );
  return new TrustError(`The signed metadata are refused: ${cause.message}`, { cause });
}

/** Who can renew the metadata of a role. */
export function renewal(role: string): string {
  if (role === 'root' || role === 'targets')
    return 'The operator must run npm run release -- refresh, with operator.pem and online.pem.';
  if (['timestamp', 'snapshot'].includes(role))
    return 'Somebody who holds the online key must run npm run release -- refresh.';
  return (
    `Somebody who holds the keys of ${role} must run npm run release -- refresh; ` +
    `or the operator gives it another key: npm run release -- keys rotate ${role} <key id> <public key>.`
  );
}
