import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Thrown when `SITE_CLOCK` is not a valid instant. */
class ClockError extends Error {
  override name = 'ClockError';
}

/**
 * The offset of the show clock from the real clock, in ms. `SITE_CLOCK` (ISO 8601 with offset) sets
 * it. The data folder stores it for all web servers and later starts, until `SITE_CLOCK=real`
 * resets it. The organiser uses it only for application deadlines; its sessions, leases and rate
 * limits use the real clock.
 * @throws {ClockError}
 */
export async function clockOffset(
  dataDir: string,
  wanted: string | undefined,
  now = Date.now(),
): Promise<number> {
  const file = path.join(dataDir, 'clock.json');
  const stored = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as { clock: string; offset: number })
    : undefined;
  if (wanted === undefined || wanted === '' || wanted === stored?.clock) return stored?.offset ?? 0;
  const moment = wanted === 'real' ? now : Date.parse(wanted);
  if (Number.isNaN(moment) || (wanted !== 'real' && !/(Z|[+-]\d\d:\d\d)$/.test(wanted)))
    throw new ClockError(
      `SITE_CLOCK 要是含時區的時間 / SITE_CLOCK must be an instant with its offset, e.g. 2026-03-01T09:00:00+08:00, or "real"; it is "${wanted}".`,
    );
  const offset = moment - now;
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify({ clock: wanted, offset }));
  return offset;
}
