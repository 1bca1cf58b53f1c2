import { TargetFile, type Targets } from '@tufjs/models';
import { sha256 } from '../integrity.ts';

/** What a team has signed: its releases by the path of their `release.json`, and which one is live. */
export type TeamList = Targets['targets'];

export const releasePath = (workspace: string, version: string) =>
  `${workspace}/${version}/release.json`;
/** Has hash and length of the live release's `release.json`. */
export const livePath = (workspace: string) => `${workspace}/live/release.json`;

/** Whether a name stands in place of a version, for what is live and what is a canary. */
export const isReserved = (version: string) => version === 'live' || version === 'canary';

export function targetOf(path: string, bytes: Buffer, custom: object): TargetFile {
  return new TargetFile({
    path,
    length: bytes.length,
    hashes: { sha256: sha256(bytes) },
    unrecognizedFields: { custom: custom as never },
  });
}
