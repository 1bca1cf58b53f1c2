import { bumpRevision, listWithdrawn } from '../../store/content.ts';
import { runCommand } from '../../testing/run-command.fixture.ts';
import { openTestStore, testStoreEnvironment } from '../../testing/test-store.fixture.ts';
import { withdrawCommand } from './withdraw.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

it('the withdraw command withdraws a record and restores it, and rejects wrong arguments', async () => {
  const folder = newFolder();
  const database = await openTestStore(folder);
  await bumpRevision(database, 'DSWINE2026', 'test', new Date('2026-04-17'));
  const withdraw = (...line: string[]) =>
    runCommand(withdrawCommand, testStoreEnvironment(folder), ...line);
  const done = /^DSWINE2026 exhibitor\/1001 \(.+check the number\) .+ revision 2-/u;
  const stdout = expect.stringMatching(done);
  expect(await withdraw('exhibitor/1001')).toMatchObject({ status: 0, stdout });
  for (const [line, reason] of [
    [['castle/1'], 'usage'],
    [['--unknown'], 'usage'],
    [['news/501', '--edition', 'DSWINE2099'], 'there is no edition DSWINE2099'],
  ] as const) {
    const stderr = expect.stringContaining(reason);
    expect(await withdraw(...line)).toMatchObject({ status: 1, stderr });
  }
  expect(await listWithdrawn(database, 'DSWINE2026')).toEqual(['exhibitor/1001']);
  expect((await withdraw('exhibitor/1001', '--restore')).status).toBe(0);
  expect(await listWithdrawn(database, 'DSWINE2026')).toEqual([]);
  await database.destroy();
});
