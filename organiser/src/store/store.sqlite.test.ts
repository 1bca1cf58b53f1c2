import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('names the migration that failed', async () => {
  const dataFolder = newFolder();
  const database = await openStore({ dataFolder });
  await database.schema.dropTable('kysely_migration').execute();
  await database.destroy();
  await expect(openStore({ dataFolder })).rejects.toThrow(/0001-tables failed and was undone/u);
});
