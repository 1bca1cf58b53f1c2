import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bumpRevision, listWithdrawn } from '../store/content.ts';
import { openTestStore, testStoreEnvironment } from '../testing/test-store.fixture.ts';

const command = join(import.meta.dirname, 'withdraw.ts');

it('the withdraw command withdraws a record and restores it, and rejects wrong arguments', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dswine-withdraw-'));
  const database = await openTestStore(folder);
  await bumpRevision(database, 'DSWINE2026', 'test', new Date('2026-04-17'));
  const withdraw = (...options: string[]) => {
    const env = testStoreEnvironment(folder);
    return spawnSync(process.execPath, [command, ...options], { env, encoding: 'utf8' });
  };
  expect(withdraw('exhibitor/1001')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^DSWINE2026 exhibitor\/1001 \(.+check the number\) .+ revision 2-/u,
    ),
  });
  for (const [options, reason] of [
    [['castle/1'], 'usage'],
    [[], 'usage'],
    [['news/501', '--edition', 'DSWINE2099'], 'there is no edition DSWINE2099'],
  ] as const) {
    const { status, stderr } = withdraw(...options);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  }
  expect(await listWithdrawn(database, 'DSWINE2026')).toEqual(['exhibitor/1001']);
  expect(withdraw('exhibitor/1001', '--restore').status).toBe(0);
  expect(await listWithdrawn(database, 'DSWINE2026')).toEqual([]);
  await database.destroy();
  rmSync(folder, { recursive: true });
}, 300_000);
