import { createOrganiser } from '../app.ts';
import { openTestStore } from '../testing/test-store.fixture.ts';

/**
 * Script that resets a password from a separate process: `<data folder> <token> <password>`. Prints
 * the status of the response.
 */
const [dataFolder = '', Token = '', Password = ''] = process.argv.slice(2);
const database = await openTestStore(dataFolder);
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
