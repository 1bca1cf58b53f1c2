import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordLength } from '@dswine/shared/fair/forms/password-length';
import type { Problem } from '@dswine/shared/contract/forms';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const derive = promisify(argon2);
/** OWASP's first choice for argon2id: 19 MiB, two passes. About 22 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes a password in PHC format. The format records the cost, so the cost can change later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: plain(password), nonce });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether the password matches the hash. Without a hash it does the same work and returns false, so
 * that response times reveal nothing.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const match = phc.exec(stored ?? dummyHash)?.groups;
  if (!match) throw new Error('A stored password is not an argon2id hash.');
  const [nonce, tag] = [
    Buffer.from(match['nonce'] ?? '', 'base64'),
    Buffer.from(match['tag'] ?? '', 'base64'),
  ];
  const given = await derive('argon2id', {
    message: plain(password),
    nonce,
    memory: Number(match['memory']),
    passes: Number(match['passes']),
    parallelism: Number(match['parallelism']),
    tagLength: tag.length,
  });
  return timingSafeEqual(given, tag) && stored !== undefined;
}

/** Checks a new password. Length is the main criterion. */
export function passwordProblem(password: string, email: string): Problem | undefined {
  const length = [...plain(password)].length;
  if (length === 0) return 'required';
  if (length < passwordLength.min) return 'short';
  if (length > passwordLength.max) return 'long';
  return isCommonPassword(plain(password), [email, ...email.split(/[@.]/u)]) ? 'common' : undefined;
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[\w+/]+)\$(?<tag>[\w+/]+)$/u;
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

/** Normalises the password, so that the same characters match on every keyboard. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** Words that people are likely to choose when they register on this site. */
const fairNames =
  `dswine wine taiwan taipei winetaipei taipeiwine nangang twtc whisky sake beer 1688
  woaini iloveu 520 5201314 1314520 organiser organizer admin`.split(/\s+/u);
/**
 * In characters. The estimate takes more than linear time, so only the start of a long password
 * counts.
 */
const examined = 20;
/** An attacker guesses passwords with these scores within a million attempts. */
const weakestScore = 1;
/** A year, a counter or punctuation: typical additions to a common password to satisfy a form. */
const addition = /[^\p{L}\p{N}]{0,2}\d{0,4}[^\p{L}\p{N}]{0,3}$/u;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether the password is weak: one of the 49,000 most common passwords, one of them with an
 * addition or letter substitutions (`p@ssw0rd`), a repetition, or a keyboard walk. `personalWords`
 * belong to the person, such as parts of the email address.
 */
function isCommonPassword(password: string, personalWords: readonly string[] = []): boolean {
  // Load the list with the first password: reading it takes 0.1 s, which would delay the start.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, fair: fairNames },
    graphs: adjacencyGraphs,
  });
  const head = [...password.normalize('NFKC')].slice(0, examined).join('');
  const longEnough = personalWords.filter((word) => word.length > 2);
  return [head, head.replace(addition, '')].some(
    (text) => text !== '' && (estimator?.check(text, longEnough).score ?? 0) <= weakestScore,
  );
}
