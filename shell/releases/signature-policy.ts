import { KeyError } from './errors.ts';
import { verifierFrom, type Verifier } from './signing.ts';

/** A release may be live when `threshold` of these keys have signed it. */
export type SignaturePolicy = { threshold: number; keys: readonly Verifier[] };

/** `signers`: files of public keys beside the publisher's, whose signature counts as well. */
export type PolicySettings = { signers: readonly string[]; threshold: number };

/** Without further settings, the publisher's signature is enough. */
export function publisherAlone(publisher: Verifier): SignaturePolicy {
  return { threshold: 1, keys: [publisher] };
}

/** `RELEASE_SIGNERS` (files, with commas between them) and `RELEASE_THRESHOLD`. @throws {KeyError} */
export function readPolicySettings(environment: NodeJS.ProcessEnv): PolicySettings {
  const threshold = environment['RELEASE_THRESHOLD'] || '1';
  if (!/^[1-9]\d?$/.test(threshold))
    throw new KeyError(
      `RELEASE_THRESHOLD 必須是 1 到 99 的整數 / RELEASE_THRESHOLD must be a whole number from 1 to 99, not "${threshold}".`,
    );
  return {
    signers: readSigners(environment['RELEASE_SIGNERS'] ?? ''),
    threshold: Number(threshold),
  };
}

export function readSigners(list: string): string[] {
  return list
    .split(',')
    .map((file) => file.trim())
    .filter(Boolean);
}

/**
 * Reads the public keys. A key that is named twice counts once.
 * @throws {KeyError} when a key cannot be read, or the threshold can never be reached.
 */
export function signaturePolicy(
  publisher: Verifier,
  { signers, threshold }: PolicySettings,
): SignaturePolicy {
  const keys = new Map([publisher, ...signers.map(verifierFrom)].map((key) => [key.keyId, key]));
  if (threshold > keys.size)
    throw new KeyError(
      `要求 ${threshold} 個簽章，但只有 ${keys.size} 把不同的公鑰 / ${threshold} signatures are required, but there are only ${keys.size} different public keys. ` +
        `請在 RELEASE_SIGNERS 加入公鑰，或調低 RELEASE_THRESHOLD / Add public keys to RELEASE_SIGNERS, or lower RELEASE_THRESHOLD.`,
    );
  return { threshold, keys: [...keys.values()] };
}
