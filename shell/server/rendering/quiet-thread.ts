import { format } from 'node:util';
import { workerData } from 'node:worker_threads';

/**
 * Discards the console output of section code in render threads. It may contain what a visitor
 * typed, and React itself prints the errors that it catches. The web server logs failures instead.
 */
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (_chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
    const written = typeof encoding === 'function' ? encoding : done;
    if (typeof written === 'function') process.nextTick(written as () => void);
    return true;
  };
}

const MAX_LINES = 20;
const MAX_LENGTH = 300;
let lines: string[] = [];

/** Warnings and errors of the console since the last call. Empty unless the thread records them. */
export function takeConsoleLines(): string[] {
  const taken = lines;
  lines = [];
  return taken;
}

if ((workerData as { recordsConsole?: boolean } | null)?.recordsConsole)
  for (const method of ['warn', 'error'] as const)
    console[method] = (...values: unknown[]) => {
      const line = `console.${method}: ${format(...values)}`.slice(0, MAX_LENGTH);
      if (lines.length < MAX_LINES) lines.push(line);
    };
