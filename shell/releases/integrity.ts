import { createHash } from 'node:crypto';

/** The hash of a file in the format of Subresource Integrity. */
export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

export function hashOfIntegrity(integrity: string): string {
  return Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex');
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** `browser/page-lists.0123456789ab.js` without its hash: `browser/page-lists.*.js`. */
export function contentNamePattern(file: string): string {
  return file.replace(/\.[0-9a-f]{12,}(\.\w+)$/, '.*$1');
}

/** Whether a file's name contains a hash of its content, as the builds write it. */
export function isContentNamed(file: string): boolean {
  return /\.[0-9a-f]{12,}\.\w+$/.test(file);
}
