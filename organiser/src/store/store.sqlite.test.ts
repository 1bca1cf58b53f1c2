import { openStore } from './open-store.ts';
import { storeContract } from './store.contract.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

storeContract('node:sqlite', () => openStore({ dataFolder: newFolder() }));

it('names the migration that failed', async () => {
  const dataFolder = newFolder();
  const database = await openStore({ dataFolder });
  await database.schema.dropTable('kysely_migration').execute();
  await database.destroy();
  await expect(openStore({ dataFolder })).rejects.toThrow(/0001-tables failed and was undone/u);
});
