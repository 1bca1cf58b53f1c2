import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bumpRevision, listWithdrawn } from '../store/content.ts';
import { openTestStore, testStoreEnvironment } from '../testing/test-store.fixture.ts';

const command = resolve(
  process.cwd(),
  process.cwd().endsWith('organiser') ? '' : 'organiser',
  'src/withdrawals/withdraw.ts',
);
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-withdraw-'));
  const database = await openTestStore(folder);
  await bumpRevision(database, 'DSWINE2026', 'test');
  await database.destroy();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function withdraw(...messages: string[]) {
  return spawnSync(process.execPath, [command, ...messages], {
    env: testStoreEnvironment(folder),
    encoding: 'utf8',
  });
}

async function withdrawn(): Promise<string[]> {
  const database = await openTestStore(folder);
  const list = await listWithdrawn(database, 'DSWINE2026');
  await database.destroy();
  return list;
}

it('the withdraw command withdraws a record and restores it', async () => {
  expect(withdraw('exhibitor/1001')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^DSWINE2026 exhibitor\/1001 \(.+check the number\) .+ revision 2-/u,
    ),
  });
  expect(await withdrawn()).toEqual(['exhibitor/1001']);
  expect(withdraw('exhibitor/1001', '--restore').status).toBe(0);
  expect(await withdrawn()).toEqual([]);
}, 30_000);

it.each([
  [['castle/1']],
  [['exhibitor']],
  [[]],
  [['news/501', '--edition', 'DSWINE2099']],
  [['news/501', '--now']],
])(
  'the withdraw command rejects %j, prints the reason and changes nothing',
  async (messages) => {
    const { status, stderr } = withdraw(...messages);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/usage|there is no edition DSWINE2099/u),
    ]);
    expect(await withdrawn()).toEqual([]);
  },
  30_000,
);

it('the withdraw command prints its usage', () => {
  expect(withdraw('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npm run withdraw'),
  });
}, 30_000);
