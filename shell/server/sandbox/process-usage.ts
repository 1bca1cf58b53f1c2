import { readFile } from 'node:fs/promises';

/** What a process has used: CPU time in ms, and resident memory in bytes. */
export type ProcessUsage = { cpu: number; memory: number };

/** The kernel counts CPU time in units of 10 ms, and memory in pages of 4 KiB. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/**
 * Reads the usage of another process. Undefined when it has exited, and on systems without `/proc`,
 * where only the time limits hold.
 */
export async function readProcessUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may contain spaces and parentheses.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0] = [fields[11], fields[12]];
    return { cpu: (user + system) * TICK_MS, memory: (fields[21] ?? 0) * PAGE_BYTES };
  } catch {
    return undefined;
  }
}
