import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { createReleaseFiles } from '../server/composition/release-files.ts';
import { watchComposition } from '../server/composition/composition-watch.ts';
import { readSettings } from '../server/settings/settings.ts';
import { KeyError } from './errors.ts';
import { current, promote, rollback } from './promote.ts';
import { createServerReporter, reportsFolder } from './server-reports.ts';
import { readPolicySettings, signaturePolicy } from './signature-policy.ts';
import { createKeys, signerFrom, verifierFrom, type Signer } from './signing.ts';
import { makeSmallReleases, runScript, type SmallReleases } from './small-releases.fixture.ts';
import { openStore, type ReleaseStore } from './store.ts';

const all = ['shell', 'mfe-visitor', 'mfe-exhibitor', 'mfe-events', 'mfe-info'] as const;

let small: SmallReleases;
let second: Signer;
/** The store for those who require the signature of the second key too. */
let strict: ReleaseStore;
beforeEach(async () => {
  small = makeSmallReleases();
  await small.goLive();
  createKeys(keyFiles('second'));
  second = signerFrom(keyFiles('second').privateKey);
  strict = openStore(path.join(small.dataDir, 'store'), publisher(), undefined, policyOf(2));
});
afterEach(() => small.remove());

const keyFiles = (name: string) => {
  const privateKey = path.join(small.dataDir, `keys/${name}.pem`);
  return { privateKey, publicKey: `${privateKey}.pub` };
};
const publisher = () => verifierFrom(keyFiles('release').publicKey);
const policyOf = (threshold: number, signers = [keyFiles('second').publicKey]) =>
  signaturePolicy(publisher(), { signers, threshold });
const strictly = () => ({ store: strict, signer: small.signer });
const signature = (workspace: (typeof all)[number], version: string, signer = second) =>
  small.store.pathOf(workspace, version, `release.json.${signer.keyId}.sig`);

async function sign(workspace: (typeof all)[number], version: string, signer = second) {
  const { integrity } = await small.store.identified(workspace, version);
  return small.store.addSignature({ workspace, version }, integrity, signer);
}

async function signLive(): Promise<void> {
  for (const workspace of all) await sign(workspace, '1.0.0');
}

const missing = /mfe-info@1\.1\.0 只有 1 個簽章，需要 2 個 \/ .* 1 of the 2 signatures/;
const promoteInfo = (publishing = strictly()) =>
  promote(publishing, [{ workspace: 'mfe-info', version: '1.1.0' }]);

describe('a promotion that requires two signatures', () => {
  beforeEach(async () => {
    await signLive();
    await small.publish('mfe-info', '1.1.0', { script: '2' });
  });

  it('is rejected with one, and done with two', async () => {
    await expect(promoteInfo()).rejects.toMatchObject({
      name: 'PromotionRejectedError',
      reasons: [expect.stringMatching(missing) as string],
    });
    expect(await sign('mfe-info', '1.1.0')).toBe('added');
    expect(await sign('mfe-info', '1.1.0')).toBe('there');
    expect(await promoteInfo()).toMatchObject({ revision: 2 });
  });

  it.each([
    [
      'a second signature of the publisher',
      () =>
        copyFileSync(
          small.store.pathOf('mfe-info', '1.1.0', 'release.json.sig'),
          signature('mfe-info', '1.1.0'),
        ),
    ],
    [
      'the signature of another release',
      () => copyFileSync(signature('mfe-info', '1.0.0'), signature('mfe-info', '1.1.0')),
    ],
    ['an empty file', () => writeFileSync(signature('mfe-info', '1.1.0'), '')],
    ['a huge file', () => writeFileSync(signature('mfe-info', '1.1.0'), 'A'.repeat(1_000_000))],
  ])('does not count %s, which signing replaces', async (_, write) => {
    write();
    await expect(promoteInfo()).rejects.toThrow(missing);
    expect(await sign('mfe-info', '1.1.0')).toBe('added');
    expect(await promoteInfo()).toMatchObject({ revision: 2 });
  });

  it('does not count a key that nobody has named', async () => {
    createKeys(keyFiles('stranger'));
    await sign('mfe-info', '1.1.0', signerFrom(keyFiles('stranger').privateKey));
    await expect(promoteInfo()).rejects.toThrow(missing);
  });

  it('takes any two of three keys', async () => {
    createKeys(keyFiles('third'));
    const third = signerFrom(keyFiles('third').privateKey);
    const signers = ['second', 'third'].map((name) => keyFiles(name).publicKey);
    strict = openStore(
      path.join(small.dataDir, 'store'),
      publisher(),
      undefined,
      policyOf(2, signers),
    );
    await expect(promoteInfo()).rejects.toThrow(missing);
    await sign('mfe-info', '1.1.0', third);
    expect(await promoteInfo()).toMatchObject({ revision: 2 });
  });

  it('also guards what a rollback goes back to', async () => {
    await sign('mfe-info', '1.1.0');
    await promoteInfo();
    rmSync(signature('mfe-info', '1.0.0'));
    await expect(rollback(strictly(), [])).rejects.toThrow('mfe-info@1.0.0 carries 1 of the 2');
  });
});

it('signs nothing but the release that was looked at', async () => {
  const { integrity } = await small.store.identified('mfe-info', '1.0.0');
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await expect(
    small.store.addSignature({ workspace: 'mfe-info', version: '1.1.0' }, integrity, second),
  ).rejects.toThrow('mfe-info@1.1.0 is not what was to be signed');
});

it('does not bring back a release that is removed meanwhile', async () => {
  const { integrity } = await small.store.identified('mfe-info', '1.0.0');
  await small.store.removeRelease('mfe-info', '1.0.0', Date.now() + 1000);
  await expect(
    small.store.addSignature({ workspace: 'mfe-info', version: '1.0.0' }, integrity, second),
  ).rejects.toMatchObject({ name: 'UnknownReleaseError' });
  expect(await small.store.versions('mfe-info')).toEqual([]);
});

describe('the command', () => {
  const environment = () => ({
    DATA_DIR: small.dataDir,
    RELEASE_KEY: keyFiles('second').privateKey,
    RELEASE_PUBLIC_KEY: keyFiles('release').publicKey,
  });
  const release = (...args: string[]) => runScript('cli.ts', args, environment());

  it('signs several times at once what was reproduced elsewhere', async () => {
    const { integrity } = await small.store.identified('mfe-info', '1.0.0');
    const args = ['sign', 'mfe-info@1.0.0', '--hash', integrity];
    const said = await Promise.all([1, 2, 3].map(() => release(...args)));
    expect(said.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(said.map(({ output }) => output).join()).toContain('已簽署 / signed');
    expect((await strict.approvedManifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
    const folders = ['', '1.0.0'].map((name) => small.store.pathOf('mfe-info', name, ''));
    for (const folder of folders)
      expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('signs neither what it cannot reproduce nor what has another hash', async () => {
    const unknown = await release('sign', 'mfe-info@1.0.0');
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.output).toContain('mfe-info@1.0.0 names no commit');
    expect(unknown.output).toContain('What could not be reproduced was not signed.');
    const other = await release('sign', 'mfe-info@1.0.0', '--hash', 'sha256-other');
    expect(other).toMatchObject({ code: 1 });
    expect(other.error).toContain('不是要簽署的內容，未簽署 / mfe-info@1.0.0 is not what was');
    await expect(strict.approvedManifest('mfe-info', '1.0.0')).rejects.toThrow('1 of the 2');
  });

  it('rejects by RELEASE_SIGNERS and RELEASE_THRESHOLD', async () => {
    await small.publish('mfe-info', '1.1.0', { script: '2' });
    const { code, error } = await runScript('cli.ts', ['promote', 'mfe-info@1.1.0'], {
      DATA_DIR: small.dataDir,
      RELEASE_SIGNERS: keyFiles('second').publicKey,
      RELEASE_THRESHOLD: '2',
    });
    expect(code).toBe(1);
    expect(error).toMatch(missing);
    expect(error).toContain('npm run release -- sign mfe-info@1.1.0');
  });
});

describe('a web server that requires two signatures', () => {
  const log = pino({ level: 'silent' });

  it('keeps what is live, and tells a publisher who requires less', async () => {
    await signLive();
    const reports = reportsFolder(small.dataDir);
    const reporter = createServerReporter(reports, (error) => expect(error).toBeUndefined());
    const server = await watchComposition({ store: strict, log, reporter });
    await small.publish('mfe-info', '1.1.0', { script: '2' });
    await expect(
      promote({ ...small, reports }, [{ workspace: 'mfe-info', version: '1.1.0' }]),
    ).rejects.toMatchObject({
      name: 'PromotionRevertedError',
      reasons: [expect.stringMatching(missing) as string, expect.any(String) as string],
    });
    expect(server.live().releases['mfe-info']).toBe('1.0.0');
    server.stop();
    expect((await current(small.store))?.releases['mfe-info']).toBe('1.0.0');
  });

  it('starts with the newest composition that is signed', async () => {
    await signLive();
    await small.publish('mfe-info', '1.1.0', { script: '2' });
    await promoteInfo(small);
    const server = await watchComposition({ store: strict, log });
    expect(server.live().revision).toBe(1);
    expect(server.state().rejected).toMatchObject([
      { revision: 2, problem: { release: 'mfe-info@1.1.0', isFinal: true } },
    ]);
    server.stop();
  });

  it('serves no file of a release before it is signed', async () => {
    const files = createReleaseFiles(strict);
    expect(await files.find('mfe-info', '1.0.0', 'browser/entry.js')).toBeUndefined();
    await sign('mfe-info', '1.0.0');
    expect(await files.find('mfe-info', '1.0.0', 'browser/entry.js')).toBeDefined();
  });

  it('takes the requirement from its settings', () => {
    const [one, two] = ['/keys/one.pub', '/keys/two.pub'];
    const settings = readSettings(
      { DATA_DIR: small.dataDir, RELEASE_SIGNERS: `${one}, ${two}`, RELEASE_THRESHOLD: '2' },
      '/',
    );
    expect(settings).toMatchObject({ releaseSigners: [one, two], releaseThreshold: 2 });
    expect(readSettings({ DATA_DIR: small.dataDir }, '/')).toMatchObject({
      releaseSigners: [],
      releaseThreshold: 1,
    });
  });
});

it.each([
  ['no key beside the publisher', () => policyOf(2, [])],
  ['the same key twice', () => policyOf(2, [keyFiles('release').publicKey])],
  ['a key that is not there', () => policyOf(2, ['/nowhere.pub'])],
  ['no number', () => readPolicySettings({ RELEASE_THRESHOLD: 'two' })],
  ['no signature at all', () => readPolicySettings({ RELEASE_THRESHOLD: '0' })],
])('a requirement is refused that names %s', (_, read) => {
  expect(read).toThrow(KeyError);
});
