import path from 'node:path';
import { readFileSync, rmSync } from 'node:fs';
import type { Composition } from '@dswine/shared/contract/releases';
import { rollback } from '../lifecycle/promote.ts';
import { readComposition } from '../store/read-composition.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import {
  attackerWith,
  forgeList,
  goingLive,
  keysNamed,
  attackedWorld,
  putLive,
} from '../testing/attacker.fixture.ts';
import { audit } from '../trust/history.ts';
import { firstGrants, withRoutes } from '../testing/small-releases.fixture.ts';

const { small, server } = attackedWorld();
beforeEach(async () => {
  await putLive(small, ['operator', 'online'], { kind: 'grant', grants: firstGrants });
  expect(await liveGrants()).toEqual(firstGrants);
});

async function liveGrants() {
  return (await server.live())?.grants;
}

describe('an attacker with the online key and a team key', () => {
  const attacker = () => attackerWith(small, 'online', 'mfe-info');

  it('cannot make a release live beyond its grant', async () => {
    await small.publish('mfe-info', '1.2.0', withRoutes({ path: 'visitorPage/taken' }));
    const bytes = readFileSync(small.pathOf('mfe-info', '1.2.0', 'release.json'));
    await forgeList(attacker(), 'mfe-info', goingLive('mfe-info', '1.2.0', bytes));
    const read = await readComposition(server, (await server.live()) as Composition);
    expect(read.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('mfe-info@1.2.0 claims the path "visitorPage/taken"') as string,
    ]);
    const paths = read.manifests.flatMap(({ routes }) => routes.map((route) => route.path));
    expect(paths).not.toContain('visitorPage/taken');
    expect(paths).toContain('visitorPage');
  });
});

describe('a publisher without the operator key', () => {
  it('can neither grant nor retire, and the error refers to the operator', async () => {
    rmSync(path.join(small.dataDir, 'keys/operator.pem'));
    for (const command of [
      ['grant', 'mfe-press', '--paths=Press', '--owner=Press'],
      ['retire', 'mfe-info'],
    ])
      await expect(runSmallCommand(small, command)).rejects.toThrow(
        'Only the operator changes what sections may claim',
      );
    expect(await liveGrants()).toEqual(firstGrants);
  });

  it('cannot restore a retired section by rollback', async () => {
    await runSmallCommand(small, ['retire', 'mfe-info']);
    const team = { ...small, signer: keysNamed(small, 'mfe-info', 'online') };
    await expect(rollback(team, [{ workspace: 'mfe-info' }])).rejects.toMatchObject({
      name: 'keyOperator',
      message: expect.stringContaining('Only the operator') as string,
    });
    expect(await liveGrants()).not.toHaveProperty('mfe-info');
  });
});

it('lists the signer of grants in an audit', async () => {
  const [granted, first] = await audit(small.store.trust);
  expect(granted).toMatchObject({ problems: [], grantedBy: [expect.stringMatching(/^operator/)] });
  expect(first).not.toHaveProperty('grantedBy');
  const text = async (command: string) => (await runSmallCommand(small, [command])).text;
  expect(await text('history')).toMatch(/signed: grants by operator \(/);
  expect(await text('status')).toMatch(/mfe-info .*\n +info: infoPage\n/);
});
