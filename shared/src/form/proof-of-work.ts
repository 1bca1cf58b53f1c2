import type { ProofChallenge } from '../contract/captcha.ts';
import type { Http } from '../section/http.ts';
import { sha256Head } from './sha256.ts';

/** Longest blocking slice, in ms. */
const SLICE = 12;

/**
 * Solves the proof of work: about a second on a phone, up to fifteen under load. Works in slices to
 * keep the page responsive.
 */
export async function proveByWork(expo: Http): Promise<string> {
  const { Challenge, Bits } = (await expo.data('Validcode/Proof')) as ProofChallenge;
  for (let number = 0; ;) {
    for (const end = performance.now() + SLICE; performance.now() < end;)
      for (let round = 0; round < 50; round += 1, number += 1)
        if (sha256Head(`${Challenge}:${number}`) >>> (32 - Bits) === 0)
          return `${Challenge}:${number}`;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
