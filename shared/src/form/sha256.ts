/**
 * The first 32 bits of the sha256 of an ASCII text below 56 characters. Plain JavaScript, because
 * `crypto.subtle` is slow for many short texts and unavailable on plain http.
 */
export function sha256Head(text: string): number {
  const messages = new Uint32Array(64);
  for (let index = 0; index < text.length; index += 1)
    messages[index >> 2] =
      (messages[index >> 2] ?? 0) | (text.charCodeAt(index) << (24 - (index & 3) * 8));
  messages[text.length >> 2] =
    (messages[text.length >> 2] ?? 0) | (0x80 << (24 - (text.length & 3) * 8));
  messages[15] = text.length * 8;
  for (let index = 16; index < 64; index += 1) {
    const [near, far] = [messages[index - 2] ?? 0, messages[index - 15] ?? 0];
    const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const two = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    messages[index] = (messages[index - 16] ?? 0) + two + (messages[index - 7] ?? 0) + one;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
  const first = a;
  for (let index = 0; index < 64; index += 1) {
    const mix = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + mix + (rounds[index] ?? 0) + (messages[index] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return (first + a) >>> 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const primes = firstPrimes(64);
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));

/** The first 32 bits of the fractional part. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}
