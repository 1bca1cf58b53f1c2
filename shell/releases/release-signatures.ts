import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { draftName, readRegularFile, syncFolder, writeNewFile } from './durable-files.ts';
import { MissingSignatureError, TamperedError, UnknownReleaseError } from './errors.ts';
import type { SignaturePolicy } from './signature-policy.ts';
import type { Signer, Verifier } from './signing.ts';
import { isAbsent } from './stray-files.ts';

/** `release.json` as it is in the folder of a release, with the publisher's signature. */
export type SignedManifest = { folder: string; name: string; bytes: Buffer; signature: string };

/**
 * Checks that enough keys of the policy have signed these bytes. Reads one file for each key, so
 * neither a key that signs twice nor any other file of the folder counts.
 * @throws {MissingSignatureError}
 */
export async function assertSigned(
  signed: SignedManifest,
  { threshold, keys }: SignaturePolicy,
): Promise<void> {
  const isSigned = await Promise.all(keys.map((key) => hasSigned(signed, key)));
  const missing = keys.filter((_, index) => isSigned[index] !== true).map(({ keyId }) => keyId);
  const count = keys.length - missing.length;
  if (count < threshold)
    throw new MissingSignatureError(signed.name, { count, threshold, missing });
}

async function hasSigned(signed: SignedManifest, key: Verifier): Promise<boolean> {
  return (
    key.verify(signed.bytes, signed.signature) ||
    key.verify(signed.bytes, await readSignature(signatureFile(signed.folder, key.keyId)))
  );
}

/**
 * Adds a signature to a release. A file in its place that is none is replaced. Signatures of one
 * key over the same bytes are the same, so it does not matter which of two writers comes last.
 */
export async function addSignature(
  { folder, name, bytes }: SignedManifest,
  signer: Signer,
): Promise<'added' | 'there'> {
  const file = signatureFile(folder, signer.keyId);
  const signature = signer.sign(bytes);
  if ((await readSignature(file)) === signature) return 'there';
  // Beside the folder: writing into one that `clean` has just removed would create it anew.
  const draft = draftName(path.dirname(folder));
  try {
    await writeNewFile(draft, Buffer.from(signature));
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    if (!isAbsent(cause)) throw cause;
    throw new UnknownReleaseError(`${name} is not in the store any more.`, { cause });
  }
  await syncFolder(folder);
  return 'added';
}

/** Empty when there is none. */
async function readSignature(file: string): Promise<string> {
  try {
    return (await readRegularFile(file)).toString('utf8');
  } catch (error) {
    if (isAbsent(error) || error instanceof TamperedError) return '';
    throw error;
  }
}

/** The publisher's own is `release.json.sig`. */
function signatureFile(folder: string, keyId: string): string {
  return path.join(folder, `release.json.${keyId}.sig`);
}
