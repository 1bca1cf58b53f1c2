import { createHash } from 'node:crypto';

/** The hash of a file in the format of Subresource Integrity. */
export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
