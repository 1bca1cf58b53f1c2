import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bumpRevision, findRevision } from './content.ts';
import { openStore } from './open-store.ts';
import { storeContract } from './store.contract.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dswine-store-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

storeContract('node:sqlite', () => openStore({ dataFolder: newFolder() }));

it('two connections can write to one SQLite file in turn', async () => {
  const dataFolder = newFolder();
  const now = new Date('2026-01-01');
  const [one, two] = [await openStore({ dataFolder }), await openStore({ dataFolder })];
  for (let round = 0; round < 5; round += 1) {
    for (const database of [one, two])
      await database
        .transaction()
        .execute((transaction) => bumpRevision(transaction, 'DSWINE2026', 'turn', now));
  }
  expect(await findRevision(one, 'DSWINE2026')).toMatch(/^10-/u);
  await Promise.all([one.destroy(), two.destroy()]);
});
