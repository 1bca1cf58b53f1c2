import { createHash } from 'node:crypto';
import { openDatabase, readRows } from './database.ts';

/** The digits of the newest captcha, found by trying every number against the stored hash. */
export function readCode(dataDir: string): string {
  const [row] = readRows(
    dataDir,
    'SELECT id, answer_hash FROM captcha_challenges ORDER BY created_at DESC, rowid DESC LIMIT 1',
  );
  if (!row) throw new Error('No captcha was given out.');
  for (let number = 0; number < 100_000; number += 1) {
    const digits = String(number).padStart(5, '0');
    const hash = createHash('sha256')
      .update(`${String(row['id'])} ${digits}`)
      .digest('hex');
    if (hash === row['answer_hash']) return digits;
  }
  throw new Error('The captcha has no five digits.');
}

/** Sets all captchas to expired. */
export function expireCaptchas(dataDir: string): void {
  const database = openDatabase(dataDir);
  database.prepare("UPDATE captcha_challenges SET expires_at = '2020-01-01T00:00:00.000Z'").run();
  database.close();
}

/** Stored submissions, oldest first. */
export function readSubmissions(
  dataDir: string,
): { reference: string; data: Record<string, string>; email: string; locale: string }[] {
  const query = 'SELECT reference, data, email, locale FROM submissions ORDER BY created_at';
  return readRows(dataDir, query).map((row) => ({
    reference: String(row['reference']),
    data: JSON.parse(String(row['data'])) as Record<string, string>,
    email: String(row['email']),
    locale: String(row['locale']),
  }));
}
