import { TargetFile } from '@tufjs/models';
import { makeSmallSite, type SmallSite } from '../server/small-site.fixture.ts';
import { promote } from './lifecycle/promote.ts';
import { runSmallCommand } from './testing/small-command.fixture.ts';
import { attackerWith } from './testing/attacker.fixture.ts';
import { firstGrants } from './testing/small-releases.fixture.ts';
import { commit } from './trust/commit.ts';
import { signTargets } from './trust/lists.ts';

let site: SmallSite;
let small: SmallSite['small'];
beforeEach(async () => {
  site = await makeSmallSite();
  ({ small } = site);
});
afterEach(() => site.close());

const run = (...[name, options]: [string, Record<string, string>]) =>
  runSmallCommand(small, name.split(' '), { options });

it.each<[string, Record<string, string>, string]>([
  [
    'grant mfe-info',
    { paths: 'infoPage,Press Room' },
    '--paths "infoPage,Press Room": one "Press Room"',
  ],
  ['grant mfe-info', { paths: 'infoPage,..' }, '--paths'],
  ['grant mfe-info', { paths: 'x'.repeat(300) }, '--paths'],
  ['grant mfe-info', { menu: 'news,Wine Bar' }, '--menu "news,Wine Bar"'],
  ['grant mfe-info', { owner: '' }, '--owner'],
  ['grant mfe-info', { paths: 'infoPage,sitemap.xml' }, '"sitemap.xml" belongs to the web server'],
  ['keys add mfe--x online.pem.pub', { owner: 'x' }, 'mfe--x'],
  ['keys add mfe-info online.pem.pub', { owner: 'a\nb' }, '--owner'],
  ['canary mfe-info', { minutes: '1e12' }, '--minutes'],
])(
  'refuses "%s" %j with a sentence that names what is wrong, and signs nothing',
  async (...row) => {
    const [command, options, sentence] = row;
    const before = await small.store.live();
    const name = command.replace('online.pem.pub', `${small.signer.folder}/online.pem.pub`);
    await expect(run(name, options)).rejects.toThrow(sentence);
    expect(await small.store.live()).toEqual(before);
  },
);

/** Signs grants as a program did that checked nothing. */
async function putGrants(grants: Record<string, object>): Promise<void> {
  const operator = attackerWith(small, 'operator', 'online');
  const custom = { grants: grants as never };
  const target = { path: 'grants', length: 1, hashes: { sha256: '0' } };
  await commit(operator, async (head) => {
    const { targets, delegations } = head.targets.signed;
    const file = new TargetFile({ ...target, unrecognizedFields: { custom } });
    const list = { targets: { ...targets, grants: file }, delegations };
    return { roles: new Map([['targets', await signTargets(operator, head, list)]]) };
  });
}

it('a store with a wrong grant stops no other team, and the same command mends it', async () => {
  await putGrants({
    ...firstGrants,
    'mfe-info': { owner: 'info', paths: ['infoPage', 'Press Room'] },
  });
  const server = await site.start();
  const statusOf = async (url: string) => (await server.inject(url)).statusCode;
  expect(await statusOf('/visitorPage')).toBe(200);
  expect(await statusOf('/infoPage')).toBe(503);
  const { problems } = (await server.inject('/readyz')).json<{ problems: string[] }>();
  expect(problems.join()).toContain('npm run release -- grant mfe-info --paths infoPage');
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  await promote(small, [{ workspace: 'mfe-visitor', version: '1.1.0' }]);
  await run('grant mfe-info', { paths: 'infoPage', owner: 'Info' });
  await promote(small, [{ workspace: 'mfe-visitor', version: '1.0.0' }]);
  const again = await site.start();
  expect((await again.inject('/infoPage')).statusCode).toBe(200);
});
