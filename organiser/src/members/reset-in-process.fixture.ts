import { createOrganiser } from '../server/create-organiser.ts';
import { databaseFile, openSqliteStore } from '../store/open-store.ts';

/** A process of its own that resets a password over a database: `<data folder> <token> <password>`. Prints the status of the answer. */
const [dataFolder = '', Token = '', Password = ''] = process.argv.slice(2);
const database = await openSqliteStore(databaseFile(dataFolder));
const settings = { exhibitionCode: 'DSWINE2026', siteOrigins: [], dataFolder, trustedProxies: [] };
const app = createOrganiser({ settings, database });
const { statusCode } = await app.inject({
  method: 'POST',
  url: '/api/auth/Reset',
  payload: { Token, Password },
});
process.stdout.write(String(statusCode));
await app.close();
await database.destroy();
