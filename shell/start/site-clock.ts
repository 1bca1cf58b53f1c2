import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLocalTime } from '@dswine/shared/fair/texts/local-time';

/** Thrown when `SITE_CLOCK` is not a valid instant. */
class ClockError extends Error {
  override name = 'ClockError';
}

/**
 * The offset of the show clock from the real clock, in ms. `SITE_CLOCK` sets it (ISO 8601
 * with offset, or a local time in Taipei). The data folder stores it for all web servers and later starts, until `SITE_CLOCK=real`
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
  const local = readLocalTime(wanted);
  const moment = wanted === 'real' ? now : (local ?? Date.parse(wanted));
  if (
    Number.isNaN(moment) ||
    (wanted !== 'real' && local === undefined && !/(Z|[+-]\d\d:\d\d)$/.test(wanted))
  )
    throw new ClockError(
      `SITE_CLOCK must be a time in Taipei, e.g. 2026-04-18T13:10, an instant with its offset, or "real"; it is "${wanted}".`,
    );
  const offset = moment - now;
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify({ clock: wanted, offset }));
  return offset;
}
