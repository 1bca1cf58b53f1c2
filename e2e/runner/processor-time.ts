import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Processor time in seconds of this process and of all its descendants that have ended and were
 * waited for. Undefined where the system does not tell.
 */
export function processorSeconds(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name before it may contain spaces. Fields 14 to 17 are utime, stime, cutime and cstime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
