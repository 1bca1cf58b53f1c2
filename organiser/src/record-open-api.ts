import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOrganiser } from './app.ts';
import { openStore } from './store/open-store.ts';
import { recordedOpenApi, RECORDED_SITE, recordedFile } from './http/recorded-open-api.ts';

/**
 * `npm run record-openapi -w organiser`: writes the OpenAPI document into `shared`, where builds
 * find what the organiser provides.
 */
const dataFolder = mkdtempSync(path.join(tmpdir(), 'dswine-openapi-'));
try {
  const database = await openStore({ dataFolder });
  const settings = {
    exhibitionCode: 'DSWINE2026',
    siteOrigins: [RECORDED_SITE],
    trustedProxies: [],
    dataFolder,
  };
  const app = createOrganiser({ settings, database });
  const { body } = await app.inject('/api/openapi.json');
  await writeFile(recordedFile, recordedOpenApi(body));
  await app.close();
  await database.destroy();
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
