import { createHash } from 'node:crypto';

/** The hash of a file, as manifests, import maps and `integrity` attributes state it. */
export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
