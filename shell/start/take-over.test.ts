import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@dswine/shared/testing/temporary-folder';
import { awaitSuccessor, findRunning } from './take-over.ts';

const dataDir = temporaryFolder();

it('finds the start of the same site only, and asks it to end', async () => {
  const site = { dataDir: dataDir(), port: '3000' };
  expect(await findRunning(site)).toBeUndefined();
  const ended = Promise.withResolvers<void>();
  const server = await awaitSuccessor(site, ended.resolve);
  expect(await findRunning({ dataDir: dataDir(), port: '3100' })).toBeUndefined();
  void (await findRunning(site))?.();
  await ended.promise;
  server.close();
});

it('takes the place of one that was killed', async () => {
  const site = { dataDir: dataDir(), port: '3000' };
  writeFileSync(path.join(dataDir(), 'start-3000.sock'), '');
  expect(await findRunning(site)).toBeUndefined();
  const server = await awaitSuccessor(site, () => undefined);
  expect(await findRunning(site)).toBeDefined();
  server.close();
});
