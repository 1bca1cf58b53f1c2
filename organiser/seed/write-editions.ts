import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes, writeEdition } from './editions.ts';

for (const code of codes) {
  const folder = join(import.meta.dirname, code);
  mkdirSync(folder, { recursive: true });
  for (const [kind, lines] of Object.entries(writeEdition(code))) {
    writeFileSync(join(folder, `${kind}.jsonl`), lines);
    console.log(`${code}/${kind}.jsonl ${lines.split('\n').length - 1}`);
  }
}
