import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `SITE_CLOCK` is no instant. */
export class WrongClock extends Error {
  override name = 'WrongClock';
}

/**
 * The difference in ms between the show's clock and the real one. `SITE_CLOCK` (ISO 8601 with
 * offset) sets it; it is kept in the data folder, so that every web server on it and every later
 * start agree, until `SITE_CLOCK=real` takes it back. The organiser asks it for one thing, when
 * applications end: its sessions, leases and limits keep the real clock.
 */
export async function clockOffset(
  dataDir: string,
  wanted: string | undefined,
  now = Date.now(),
): Promise<number> {
  const file = path.join(dataDir, 'clock.json');
  const kept = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as { clock: string; offset: number })
    : undefined;
  if (wanted === undefined || wanted === '' || wanted === kept?.clock) return kept?.offset ?? 0;
  const moment = wanted === 'real' ? now : Date.parse(wanted);
  if (Number.isNaN(moment) || (wanted !== 'real' && !/(Z|[+-]\d\d:\d\d)$/.test(wanted)))
    throw new WrongClock(
      `SITE_CLOCK 要是含時區的時間 / SITE_CLOCK must be an instant with its offset, e.g. 2026-03-01T09:00:00+08:00, or "real"; it is "${wanted}".`,
    );
  const offset = moment - now;
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify({ clock: wanted, offset }));
  return offset;
}
