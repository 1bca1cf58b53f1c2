import { StorageError } from '@dswine/shared/bucket/bucket-errors';
import { isKind, ReleaseError } from '../errors.ts';

/** Why the metadata of a store are refused, and what to do. `memory`: the folder of what was verified. */
export function refusalOf(error: unknown, memory: string, now: number): Error {
  if (isKind(error, 'trust', 'contract') || error instanceof StorageError) return error;
  const cause = error as NodeJS.ErrnoException;
  // The client wraps some of its errors in others, by their text.
  const [, role] = /([a-z0-9-]+)\.json is expired/.exec(cause.message) ?? [];
  if (role !== undefined) return expired(role, now);
  if (cause.path?.startsWith(memory))
    return new ReleaseError('trustMemory', { folder: memory, code: cause.code ?? '' }, { cause });
  return new ReleaseError('trustRefused', { problem: cause.message }, { cause });
}

/** `role`: of the metadata that expired first. `now`: ms since 1970. */
export function expired(role: string, now: number): ReleaseError {
  return new ReleaseError('trustExpired', {
    role,
    now: new Date(now).toISOString(),
    renewal: renewal(role),
  });
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
