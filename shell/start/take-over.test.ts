import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { awaitSuccessor, findRunning } from './take-over.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'dswine-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('finds the start of the same site only, and asks it to end', async () => {
  const site = { dataDir, port: '3000' };
  expect(await findRunning(site)).toBeUndefined();
  const ended = Promise.withResolvers<void>();
  const server = await awaitSuccessor(site, ended.resolve);
  expect(await findRunning({ dataDir, port: '3100' })).toBeUndefined();
  void (await findRunning(site))?.();
  await ended.promise;
  server.close();
});

it('takes the place of one that was killed', async () => {
  const site = { dataDir, port: '3000' };
  writeFileSync(path.join(dataDir, 'start-3000.sock'), '');
  expect(await findRunning(site)).toBeUndefined();
  const server = await awaitSuccessor(site, () => undefined);
  expect(await findRunning(site)).toBeDefined();
  server.close();
});
