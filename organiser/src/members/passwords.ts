import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordLength } from '@dswine/shared/contract/accounts';
import type { Problem } from '@dswine/shared/contract/forms';

const derive = promisify(argon2);
/** OWASP's first choice for argon2id: 19 MiB, two passes. About 22 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** The hash in PHC form, so that the cost can change without losing the old ones. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: plain(password), nonce });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether the password is the one that was hashed. Without a hash the same work is done and the answer is no. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const match = phc.exec(stored ?? nobody)?.groups;
  if (!match) throw new Error('A stored password is not an argon2id hash.');
  const [nonce, tag] = [Buffer.from(match['nonce'] ?? '', 'base64'), Buffer.from(match['tag'] ?? '', 'base64')];
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

/** What is wrong with a password that someone chooses; length is what counts. */
export function passwordProblem(password: string, email: string): Problem | undefined {
  const length = [...plain(password)].length;
  if (length === 0) return 'required';
  if (length < passwordLength.min) return 'short';
  if (length > passwordLength.max) return 'long';
  const low = plain(password).toLowerCase();
  const isOneCharacter = new Set(low).size === 1;
  const isEmail = email !== '' && (low === email || low === email.split('@')[0]);
  return isOneCharacter || isEmail || commonest.has(low) ? 'common' : undefined;
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[\w+/]+)\$(?<tag>[\w+/]+)$/u;
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

/** One spelling of what the reader typed, whatever the keyboard makes of it. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** Those of at least ten characters that head every list of leaked passwords, and what this fair suggests. */
const commonest = new Set(
  `1234567890 0123456789 12345678910 123456789a 123456789q 0987654321 9876543210 1234512345 1231231230 1122334455 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx3edc qwertyuiop qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 asdfghjkl1 asdfghjkl; zxcvbnm123 password12 password123 password1234
  passw0rd123 p@ssw0rd123 mypassword iloveyou12 iloveyou123 iloveyou1314 5201314520 1314520520 woaini1314 woaini520 a123456789 aa12345678
  abc1234567 abc123456789 abcd123456 abcdefghij abcdefg123 administrator admin12345 administrator1 letmein123 welcome123 changeme123 football123
  baseball123 superman123 dragon1234 monkey1234 sunshine123 princess123 michael123 computer123 internet123 whatever123 trustno1trustno1 dswine2026
  dswine12345 winetaipei taipei2026 taiwan12345 taiwan2026`.split(/\s+/u),
);
