import { createHash } from 'node:crypto';
import { sha256Head } from './sha256.ts';

it('returns the first 32 bits of SHA-256 for texts of up to 55 bytes', () => {
  for (let length = 0; length < 56; length += 1) {
    const text = `${'0123456789abcdef:'.repeat(4)}`.slice(0, length);
    expect(sha256Head(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
});
