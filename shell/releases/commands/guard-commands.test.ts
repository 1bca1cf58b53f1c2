import path from 'node:path';
import { cpSync, mkdirSync } from 'node:fs';
import { Metadata, Targets } from '@tufjs/models';
import { until } from '@dswine/shared/testing/until';
import { makeSmallSite, type SmallSite } from '../../server/small-site.fixture.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import { sectionBundle } from '../testing/small-releases.fixture.ts';
import { lockOn, signedLocks, withValue, type Lock } from '../metadata/targets.ts';

let site: SmallSite;
let small: SmallSite['small'];
beforeEach(async () => {
  site = await makeSmallSite();
  ({ small } = site);
  for (const version of ['1.1.0', '1.2.0'])
    await small.publish('mfe-info', version, {
      server: sectionBundle('mfe-info', { page: `() => '<h1>${version}</h1>'` }),
      more: {
        'sbom.json': JSON.stringify({
          components: [
            { name: 'swr', version: version === '1.1.0' ? '2.2.0' : '2.3.1' },
            { group: '@scope', name: 'dom', version: '1.0.0' },
          ],
        }),
      },
    });
});
afterEach(() => site.close());

const run = async (line: string, options = {}, environment = {}) =>
  (await runSmallCommand(small, line.split(' '), { options, environment })).text;
const liveInfo = async () => (await small.store.live())?.releases['mfe-info'];

/** A folder with the keys of a person. */
function folderWith(...names: string[]): { RELEASE_KEYS: string } {
  const own = path.join(small.folder, 'own');
  mkdirSync(own, { recursive: true });
  for (const name of [...names, 'root.json'])
    cpSync(path.join(small.dataDir, 'keys', name), path.join(own, name));
  return { RELEASE_KEYS: own };
}

describe('a lock', () => {
  const lockSite = (options = {}) =>
    run('lock site', { until: '2999-01-01', reason: 'the fair is open', ...options });

  it('refuses promotions and canaries, and lets go back', async () => {
    await run('promote mfe-info@1.1.0');
    expect(await lockSite({ until: '2999-01-01T09:30' })).toMatch(/to 2999-01-01T09:30, in Taipei/);
    expect(await lockSite()).toMatch(/site +\S+ to 2999-01-02T00:00, in Taipei: the fair is open/);
    await expect(run('promote mfe-info@1.2.0')).rejects.toThrow(
      'site is locked until 2999-01-01T16:00',
    );
    await run('rollback mfe-info');
    expect(await liveInfo()).toBe('1.0.0');
    expect(await run('unlock site')).toBe('Nothing is locked.');
    await run('promote mfe-info@1.2.0');
    expect(await liveInfo()).toBe('1.2.0');
  });

  it('of one workspace, or of other hours, holds up nothing else', async () => {
    await run('lock mfe-events', { until: '2999-01-01', reason: 'x' });
    await run('promote mfe-info@1.1.0');
    expect(await liveInfo()).toBe('1.1.0');
    const { targets } = await small.store.view();
    const [lock] = signedLocks(targets);
    const daily = { ...lock, what: 'site', daily: ['10:00', '18:00'] } as Lock;
    const locked = new Metadata(
      new Targets({ ...targets.signed, targets: withValue({}, 'locks', [daily]) }),
    );
    const inForce = (time: string) => lockOn(locked, [], Date.parse(`2027-04-17T${time}+08:00`));
    expect(['09:59', '10:00', '17:59', '18:00'].map((time) => inForce(time) !== undefined)).toEqual(
      [false, true, true, false],
    );
  });

  it('gives way to two keys with a reason that is signed', async () => {
    await lockSite();
    const own = folderWith('online.pem', 'mfe-info.pem');
    const promoted = (environment: object, reason?: string) =>
      run('promote mfe-info@1.1.0', { breakGlass: true, ...(reason && { reason }) }, environment);
    await expect(promoted(own, 'prices are wrong')).rejects.toThrow('needs two keys');
    await expect(promoted({})).rejects.toThrow('--break-glass needs --reason');
    expect(await promoted({}, 'prices are wrong')).toContain('despite a lock: prices are wrong');
  });

  it('is signed by the operator, and says all that is missing at once', async () => {
    await expect(run('lock site', { daily: 'noon' })).rejects.toThrow(
      /--daily takes <hh:mm>-<hh:mm>, not "noon".\n--until is missing.\n--reason is missing./,
    );
    await expect(
      run('lock site', { until: '2999-01-01', reason: 'x' }, folderWith('online.pem')),
    ).rejects.toThrow('Only the operator');
    await expect(run('lock site', { until: '2026-02-31', reason: 'x' })).rejects.toThrow(
      /"2026-02-31" is no time such as/,
    );
    await expect(run('lock mfe-inof', { until: '2999-01-01', reason: 'x' })).rejects.toThrow(
      /There is no mfe-inof on this site. Lock site, or one of: .*mfe-info/,
    );
  });
});

it('rejects what lacks a check that the operator requires of each promotion', async () => {
  const organiser = 'http://127.0.0.1:1';
  const own = folderWith('online.pem', 'mfe-info.pem');
  const promoted = () => run('promote mfe-info@1.1.0', {}, own);
  await expect(run('require', { organiser }, own)).rejects.toThrow('Only the operator');
  await expect(run('require', { organiser: 'the site' })).rejects.toThrow('/organiser');
  expect(await run('require', { organiser })).toContain(`live data of ${organiser}`);
  await expect(promoted()).rejects.toThrow(`${organiser} does not answer`);
  expect(await run('require', { organiser: 'none', conformed: true })).toContain('"conform"');
  await expect(promoted()).rejects.toThrow('it has no conformance.json');
  expect(await run('require', { organiser: 'none' })).toBe('Nothing is required.');
  await promoted();
  expect(await liveInfo()).toBe('1.1.0');
});

describe('a withdrawn release', () => {
  const withdraw = (environment = {}) =>
    run('withdraw mfe-info@1.1.0', { reason: 'shows drafts' }, environment);

  it.each([
    ['its team', ['online.pem', 'mfe-info.pem']],
    ['the operator', ['online.pem', 'operator.pem']],
  ])('by %s is never promoted, previewed or rolled back to again', async (_, keys) => {
    await run('promote mfe-info@1.1.0');
    await expect(withdraw()).rejects.toThrow('is shown to readers now');
    const link = (await run('preview mfe-info@1.1.0')).split('\n')[0] ?? '';
    await run('promote mfe-info@1.2.0');
    const server = await site.start();
    const preview = async () => (await server.inject(new URL(link).pathname)).statusCode;
    expect(await preview()).toBe(303);
    expect(await withdraw(folderWith(...keys))).toContain('is withdrawn: shows drafts');
    for (const command of ['promote', 'preview', 'rollback'])
      await expect(run(`${command} mfe-info@1.1.0`)).rejects.toThrow('withdrawn: shows drafts');
    await until(async () => (await site.clock.advance(1000), (await preview()) === 410));
    expect((await server.inject('/infoPage')).body).toContain('<h1>1.2.0</h1>');
    await run('rollback mfe-info');
    expect(await liveInfo()).toBe('1.0.0');
  });
});

it('lists releases that have a package, by their SBOM', async () => {
  await run('promote mfe-info@1.2.0');
  const affected = await run('affected swr@<2.3.0');
  expect(affected).toMatch(/^ {2}mfe-info@1\.1\.0 +previewable +swr 2\.2\.0\nWithout an SBOM/);
  expect(await run('affected @scope/dom')).toMatch(/mfe-info@1\.2\.0 +live +@scope\/dom 1\.0\.0/);
  await expect(run('affected swr@nonsense')).rejects.toThrow('a range of versions');
});
