import path from 'node:path';
import { readCommand } from './command-table.ts';
import { ReleaseError } from './errors.ts';
import { terminalText } from './commands/terminal-text.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isJson = process.argv.includes('--json');
/** Releases that this command has stored. They stay stored when the promotion is rejected. */
const stored: string[] = [];
/** What could not be checked. */
const notes: string[] = [];

try {
  const { names, options, run } = readCommand(process.argv.slice(2));
  const result = await run(names, {
    root,
    dataDir: path.resolve(root, process.env['DATA_DIR'] ?? 'var'),
    environment: process.env,
    options,
    onStored: (release) => stored.push(release),
    warn: (message) => console.error(message),
    note: (text) => notes.push(text),
  });
  const data = notes.length > 0 ? { ...(result.data as object), notes } : result.data;
  console.log(
    isJson ? JSON.stringify(data, null, 2) : terminalText([...notes, result.text].join('\n')),
  );
  if (result.hasFailed) process.exitCode = 1;
} catch (error) {
  report(error as Error);
  process.exitCode = 1;
}

function report(error: Error): void {
  const reasons = error instanceof ReleaseError ? error.reasons : [error.message];
  if (isJson) {
    console.log(
      JSON.stringify({ done: false, error: error.name, reasons, notes, stored }, null, 2),
    );
    return;
  }
  const left = stored.length > 0 ? `${stored.join(', ')} is in the store, but not live. ` : '';
  const lines = [`${left}Not done.`, ...reasons.map((reason) => `  - ${reason}`)];
  console.error(terminalText([...notes, ...lines].join('\n')));
}
