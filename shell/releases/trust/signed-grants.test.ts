import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rollback } from '../promote.ts';
import { readComposition } from '../read-composition.ts';
import { makeSmallReleases, runScript, type SmallReleases } from '../small-releases.fixture.ts';
import type { ReleaseStore } from '../store.ts';
import {
  attackerWith,
  forgeComposition,
  goingLive,
  keysNamed,
  newestOf,
  putLive,
  refusalBy,
  serverWith,
} from './attacker.fixture.ts';
import { audit } from './audit.ts';

const grants = { 'mfe-info': { owner: 'Info', paths: ['infoPage'] } };

let small: SmallReleases;
let server: ReleaseStore;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  await putLive(small, ['operator', 'online'], { kind: 'grant', grants: withOthers(grants) });
  server = serverWith(small, 'running');
  expect(await liveGrants()).toEqual(withOthers(grants));
});
afterEach(() => small.remove());

/** Adds grants for the other sections, so that the live releases stay within theirs. */
function withOthers(some: typeof grants) {
  const others = ['visitor', 'exhibitor', 'events'].map((section) => [
    `mfe-${section}`,
    { owner: section, paths: [`${section}Page`] },
  ]);
  return { ...(Object.fromEntries(others) as typeof grants), ...some };
}

async function liveGrants() {
  return (await server.composition(await newestOf(server))).grants;
}

const command = (args: string[], keys?: string) =>
  runScript('cli.ts', args, { DATA_DIR: small.dataDir, ...(keys && { RELEASE_KEYS: keys }) });

describe('an attacker with the online key and a team key', () => {
  const attacker = () => attackerWith(small, 'online', 'mfe-info');

  it.each([
    ['other paths', withOthers({ 'mfe-info': { owner: 'Info', paths: ['infoPage', 'Press'] } })],
    ['another owner', withOthers({ 'mfe-info': { owner: 'Other', paths: ['infoPage'] } })],
    ['one more section', { ...withOthers(grants), 'mfe-press': { owner: 'x', paths: ['Press'] } }],
    ['fewer sections', grants],
  ])('cannot change the grants: %s', async (_, changed) => {
    await forgeComposition(small, attacker(), { change: { grants: changed } });
    for (const one of [server, serverWith(small, 'new')])
      expect(await refusalBy(one)).toMatch(
        /^Composition 3 has other grants for mfe-\w+ than the operator has signed\..* keys rotate online/,
      );
    expect(await liveGrants()).toEqual(withOthers(grants));
  });

  it('cannot remove all grants', async () => {
    await forgeComposition(small, attacker(), { change: { grants: undefined } as object });
    expect(await refusalBy(server)).toMatch('other grants for all sections than');
    expect(await liveGrants()).toEqual(withOthers(grants));
  });

  it('cannot make a release live beyond its grant', async () => {
    await small.publish('mfe-info', '1.1.0', {
      draft: (draft) => ({
        ...draft,
        routes: draft.routes.map((route) => ({ ...route, path: 'visitorPage/taken' })),
      }),
    });
    const bytes = readFileSync(small.pathOf('mfe-info', '1.1.0', 'release.json'));
    const { releases } = await small.store.composition(2);
    await forgeComposition(small, attacker(), {
      change: { releases: { ...releases, 'mfe-info': '1.1.0' } },
      lists: [{ workspace: 'mfe-info', change: goingLive('mfe-info', '1.1.0', bytes) }],
    });
    const read = await readComposition(server, await server.composition(3));
    expect(read.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('mfe-info@1.1.0 claims the path "visitorPage/taken"') as string,
    ]);
    const paths = read.manifests.flatMap(({ routes }) => routes.map((route) => route.path));
    expect(paths).not.toContain('visitorPage/taken');
    expect(paths).toContain('visitorPage');
  });
});

describe('a publisher without the operator key', () => {
  it.each([
    ['grant', ['grant', 'mfe-press', '--paths', 'Press', '--owner', 'Press']],
    ['retire', ['retire', 'mfe-info']],
  ])('cannot %s, and the error refers to the operator', async (_, args) => {
    const { code, error } = await command(args, folderOf('mfe-info', 'online'));
    expect([code, error]).toEqual([
      1,
      expect.stringContaining('Only the operator changes what sections may claim'),
    ]);
    expect(await refusalBy(server)).toBe('accepted');
    expect(await liveGrants()).toEqual(withOthers(grants));
  });

  it('promotes within the grants without changing them', async () => {
    await small.publish('mfe-info', '1.1.0', { script: '2' });
    await putLive(small, ['mfe-info', 'online'], { releases: { 'mfe-info': '1.1.0' } });
    expect(await refusalBy(server)).toBe('accepted');
    expect(await liveGrants()).toEqual(withOthers(grants));
  });

  it('cannot restore a retired section by rollback', async () => {
    expect(await command(['retire', 'mfe-info'])).toMatchObject({ code: 0 });
    const team = { ...small, signer: keysNamed(small, 'mfe-info', 'online') };
    await expect(rollback(team, [{ workspace: 'mfe-info' }])).rejects.toMatchObject({
      name: 'KeyError',
      message: expect.stringContaining('Only the operator') as string,
    });
    expect(await liveGrants()).not.toHaveProperty('mfe-info');
  });
});

/** Creates a folder with these keys and `root.json`. */
function folderOf(...names: string[]): string {
  const folder = path.join(small.folder, 'team-keys');
  mkdirSync(folder);
  for (const name of [...names.map((key) => `${key}.pem`), 'root.json'])
    cpSync(path.join(small.dataDir, 'keys', name), path.join(folder, name));
  return folder;
}

it('lists the signer of grants in an audit and reports a revision with forged grants', async () => {
  const { files, root } = small.store.trust;
  const audited = () => audit({ files, trustedRoot: root });
  const [granted, first] = await audited();
  expect(granted).toMatchObject({ problems: [], grantedBy: [expect.stringMatching(/^operator/)] });
  expect(first).not.toHaveProperty('grantedBy');
  expect((await command(['history'])).output).toMatch(/signed: grants by operator \(/);
  expect((await command(['status'])).output).toMatch(/mfe-info .*\n +Info: infoPage\n/);
  await forgeComposition(small, attackerWith(small, 'online'), { change: { grants } });
  expect((await audited()).flatMap(({ problems }) => problems)).toEqual([
    expect.stringMatching(/^Composition 3: the grants for all sections are not those/),
    'Composition 3 has other grants for mfe-visitor than the operator has signed.',
  ]);
});
