import { createHash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

function open(dataDir: string): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, 'organiser/organiser.sqlite'));
}

/** The digits of the newest captcha, found by trying every number against the stored hash. */
export function readCode(dataDir: string): string {
  const database = open(dataDir);
  try {
    const row = database
      .prepare(
        'SELECT id, answer_hash FROM captcha_challenges ORDER BY created_at DESC, rowid DESC LIMIT 1',
      )
      .get() as { id: string; answer_hash: string } | undefined;
    if (!row) throw new Error('No captcha was given out.');
    for (let number = 0; number < 100_000; number += 1) {
      const digits = String(number).padStart(5, '0');
      if (createHash('sha256').update(`${row.id} ${digits}`).digest('hex') === row.answer_hash)
        return digits;
    }
    throw new Error('The captcha has no five digits.');
  } finally {
    database.close();
  }
}

/** Sets all captchas to expired. */
export function expireCaptchas(dataDir: string): void {
  const database = open(dataDir);
  database.prepare("UPDATE captcha_challenges SET expires_at = '2020-01-01T00:00:00.000Z'").run();
  database.close();
}

/** Stored submissions, oldest first. */
export function readSubmissions(
  dataDir: string,
): { reference: string; data: Record<string, string>; email: string; locale: string }[] {
  const database = open(dataDir);
  try {
    const rows = database
      .prepare('SELECT reference, data, email, locale FROM submissions ORDER BY created_at')
      .all();
    return rows.map((row) => ({
      reference: String(row['reference']),
      data: JSON.parse(String(row['data'])) as Record<string, string>,
      email: String(row['email']),
      locale: String(row['locale']),
    }));
  } finally {
    database.close();
  }
}
