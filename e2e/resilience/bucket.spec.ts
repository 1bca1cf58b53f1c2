import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../specs/test.ts';
import {
  startFaultyBucket,
  type FaultyBucket,
} from '../../shared/src/bucket/faulty-bucket.fixture.ts';
import { removeFolder } from '../site/base.ts';
import { waitForRevision } from '../site/section-variant.ts';
import { root } from '../site/service.ts';
import { runNode, startSite, type Site } from '../site/site.ts';
import { bucketOf } from '../site/store-in-bucket.ts';

/** Another machine: it has the keys, a build of mfe-info, and no folder in common with the site. */
let pipeline: string;
let bucket: FaultyBucket;
let site: Site;

test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.beforeAll(async () => {
  bucket = await startFaultyBucket();
  site = await startSite('bucket', {
    prepare: moveToBucket,
    env: { ...bucket.credentials, RELEASE_STORE: bucket.address },
  });
});
test.afterAll(async () => {
  await site.stop();
  await removeFolder(pipeline);
  await bucket.close();
});

/** A store is moved into a bucket by copying its files. The site keeps `root.json` only. */
async function moveToBucket(dataDir: string): Promise<void> {
  pipeline = `${dataDir}-pipeline`;
  const [store, keys] = [path.join(dataDir, 'store'), path.join(dataDir, 'keys')];
  await rm(pipeline, { recursive: true, force: true });
  await mkdir(path.join(pipeline, 'mfe-info'), { recursive: true });
  for (const [name, bytes] of await bucketOf(store)) bucket.objects.set(name, bytes);
  const [release = ''] = await readdir(path.join(store, 'releases/mfe-info'));
  await rename(
    path.join(store, 'releases/mfe-info', release),
    path.join(pipeline, 'mfe-info/dist'),
  );
  await cp(path.join(root, 'mfe-info/package.json'), path.join(pipeline, 'mfe-info/package.json'));
  await cp(keys, path.join(pipeline, 'keys'), { recursive: true });
  for (const name of await readdir(keys)) if (name !== 'root.json') await rm(path.join(keys, name));
  for (const name of ['store', 'trust']) await rm(path.join(dataDir, name), { recursive: true });
}

const release = (...args: string[]) =>
  runNode(['shell/releases/cli.ts', ...args], {
    ...bucket.credentials,
    RELEASE_STORE: bucket.address,
    RELEASE_KEYS: path.join(pipeline, 'keys'),
    DATA_DIR: path.join(pipeline, 'data'),
  });

/** The statuses of pages that no cache has. */
async function statuses(): Promise<number[]> {
  const addresses = ['/', '/en/VisitorExhibitor', `/en/VisitorExhibitor?keyword=${Math.random()}`];
  return Promise.all(addresses.map(async (address) => (await fetch(site.url + address)).status));
}

test('the web server takes up releases and rollbacks from a bucket', { tag: '@full' }, async () => {
  expect(existsSync(path.join(site.dataDir, 'store'))).toBe(false);
  expect(await statuses()).toEqual([200, 200, 200]);
  const published = await release(
    ...['publish', 'mfe-info@1.1.0', '--from', pipeline, '--promote'],
  );
  expect(published.output).toContain('mfe-info@1.1.0');
  expect(published.code).toBe(0);
  await waitForRevision(site, 2);
  expect((await release('rollback', 'mfe-info')).code).toBe(0);
  await waitForRevision(site, 3);
  expect(existsSync(path.join(site.dataDir, 'store'))).toBe(false);
});

test(
  'a site keeps running and can restart while its bucket is unreachable',
  { tag: '@full' },
  async () => {
    bucket.fault = () => 'refused';
    expect(await statuses()).toEqual([200, 200, 200]);
    await site.web.end('SIGKILL');
    await site.startWeb();
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const { code, output } = await release('promote', 'mfe-info@1.1.0');
    expect(code).toBe(1);
    expect(output).toContain('cannot be used now');
    bucket.fault = () => undefined;
    expect((await release('promote', 'mfe-info@1.1.0')).code).toBe(0);
    await waitForRevision(site, 4);
  },
);
