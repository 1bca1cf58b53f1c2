import path from 'node:path';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/**
 * Whether `npm start` shows the date bar: `DATE_BAR` decides. By default a site on this machine has
 * it, one with an address (`SITE_URL`) or in production has not.
 */
export function startsWithDateBar({
  DATE_BAR,
  NODE_ENV,
  SITE_URL,
  SITE_CONFIG,
}: NodeJS.ProcessEnv): boolean {
  if (DATE_BAR) return DATE_BAR === 'on';
  return NODE_ENV !== 'production' && !SITE_URL && !SITE_CONFIG;
}

/** Says how to see the site on another day. */
export function writeDateHint(hasDateBar: boolean): string {
  return [
    ...(hasDateBar ? ['  Another day: “Demonstration date” below the menu of every page'] : []),
    '  Start on a day of the fair:  SITE_CLOCK=2026-04-18T13:10 npm start   (SITE_CLOCK=real ends it)',
    '',
  ].join('\n');
}
