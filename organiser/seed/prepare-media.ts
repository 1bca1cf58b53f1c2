import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '@dswine/shared/process/clock';
import { mediaStamp, stampFile } from '../src/import/seed-media.ts';
import { listDrawings } from './illustrations/list-drawings.ts';

/*
 * Draws the pictures of editions as media files: <to>/<code>/<kind>-<id>.svg.
 * node organiser/seed/prepare-media.ts --to <DATA_DIR>/seed-media [--from <folder>] <code> …
 */
const { values, positionals } = parseArgs({
  options: {
    from: { type: 'string', default: import.meta.dirname },
    to: { type: 'string' },
  },
  allowPositionals: true,
});
if (values.to === undefined || positionals.length === 0) {
  process.stderr.write(
    'usage: node organiser/seed/prepare-media.ts --to <folder> [--from <folder of editions>] <code> …\n',
  );
  process.exit(1);
}
for (const code of positionals) {
  const started = systemClock.monotonic();
  const edition = join(resolve(values.from), code);
  const count = drawEdition(edition, join(resolve(values.to), code));
  const seconds = ((systemClock.monotonic() - started) / 1000).toFixed(1);
  process.stdout.write(`${code}: ${count} pictures drawn, ${seconds} s\n`);
}

/** Replaces the drawings of an edition as a whole, so that a killed run leaves nothing half done. */
function drawEdition(edition: string, folder: string): number {
  const [fresh, old] = [`${folder}.${process.pid}`, `${folder}.old.${process.pid}`];
  mkdirSync(fresh, { recursive: true });
  const drawings = listDrawings(edition);
  for (const { file, draw } of drawings) writeFileSync(join(fresh, file), draw());
  writeFileSync(join(fresh, stampFile), mediaStamp(edition));
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
  return drawings.length;
}
