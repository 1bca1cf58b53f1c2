import { createHash } from 'node:crypto';
import type { ProofChallenge } from '@dswine/shared/contract/captcha';

/** The leading zero bits of a proof's hash. */
export const zerosOf = (proof: string) =>
  Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE(0));

/** Does the work of a device: at least that many bits, and fewer than `below`. */
export function solveProof({ Challenge, Bits }: ProofChallenge, below = 32): string {
  for (let number = 0; ; number += 1) {
    const proof = `${Challenge}:${number}`;
    const zeros = zerosOf(proof);
    if (zeros >= Bits && zeros < below) return proof;
  }
}
