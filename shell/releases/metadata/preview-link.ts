import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { systemClock } from '@dswine/shared/process/clock';
import type { Key } from '@tufjs/models';
import { ReleaseError, rejection, sentence } from '../errors.ts';
import { nameOf, namesOf, readTarget } from '../release-name.ts';
import { withdrawnReason } from './targets.ts';
import { keysIn, roleOf } from './metadata.ts';
import type { Signer } from './private-keys.ts';
import type { View } from './composition.ts';

/** What a link shows in place of what is live: workspace -> version. `until`: ms since 1970. */
export type PreviewClaim = { releases: Readonly<Record<string, string>>; until: number };

type Targets = Pick<View, 'targets' | 'lists'>;

export const PREVIEW_MS = 60 * 60 * 1000;
/** A browser's cookie may have 4 KB. */
const MAX_LENGTH = 2000;
/** So that a signature of a link can never be taken for one of the store's metadata. */
const PURPOSE = 'dswine preview link\n';

/**
 * Creates the token of a preview link: the claim, and the signature of a team whose release it
 * names. The other releases are signed by their own teams, as every published release is.
 * @throws when no key of this machine counts for one of the releases, or one was withdrawn.
 */
export function createPreviewToken(claim: PreviewClaim, targets: Targets, signer: Signer): string {
  const withdrawn = withdrawnIn(claim, targets);
  if (withdrawn !== undefined) throw rejection([withdrawn]);
  const text = JSON.stringify([claim.until, ...namesOf(claim.releases)]);
  const counting = keyIdsOf(claim, targets);
  const key = signer.keys.find(({ keyId }) => counting.includes(keyId));
  if (!key)
    throw new ReleaseError('keyPreview', {
      folder: signer.folder,
      releases: namesOf(claim.releases).join(' '),
    });
  const { sig } = key.sign(signedBytes(text));
  return [Buffer.from(text), Buffer.from(sig, 'hex')]
    .map((part) => part.toString('base64url'))
    .join('.');
}

function withdrawnIn({ releases }: PreviewClaim, signed: Targets): string | undefined {
  const sentences = Object.entries(releases).flatMap(([workspace, version]) => {
    const reason = withdrawnReason(signed, workspace, version);
    if (reason === undefined) return [];
    return [sentence('promotionWithdrawn', { release: nameOf({ workspace, version }), reason })];
  });
  return sentences[0];
}

/** Reads a token that is signed and has not expired; undefined for any other text. */
export function readPreviewToken(
  token: string,
  targets: Targets,
  now = systemClock.now(),
): PreviewClaim | undefined {
  if (token.length > MAX_LENGTH || !/^[\w-]+\.[\w-]{86}$/.test(token)) return undefined;
  const [payload = '', signature = ''] = token.split('.');
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  const claim = parseClaim(text);
  if (!claim || !(claim.until > now) || withdrawnIn(claim, targets) !== undefined) return undefined;
  const keys = keysIn(targets.targets);
  const isSigned = keyIdsOf(claim, targets).some((keyId) => {
    const key = keys[keyId];
    const bytes = Buffer.from(signature, 'base64url');
    return key !== undefined && verify(null, signedBytes(text), publicKey(key), bytes);
  });
  return isSigned ? claim : undefined;
}

function parseClaim(text: string): PreviewClaim | undefined {
  try {
    const [until, ...names] = JSON.parse(text) as [number, ...string[]];
    const named = names.map(readTarget);
    const isWhole = named.length > 0 && named.every(({ version }) => version !== undefined);
    const releases = Object.fromEntries(
      named.map(({ workspace, version = '' }) => [workspace, version]),
    );
    return Number.isSafeInteger(until) && isWhole ? { until, releases } : undefined;
  } catch {
    return undefined;
  }
}

function keyIdsOf({ releases }: PreviewClaim, { targets }: Targets): string[] {
  return Object.keys(releases).flatMap((workspace) => roleOf(targets, workspace)?.keyIDs ?? []);
}

function signedBytes(text: string): Buffer {
  return Buffer.from(PURPOSE + text);
}

/** The Update Framework writes the 32 bytes of an Ed25519 key. */
function publicKey({ keyVal: { public: hex = '' } }: Key): KeyObject {
  const x = Buffer.from(hex, 'hex').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
