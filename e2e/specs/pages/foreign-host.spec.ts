import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FederationManifest } from '@dswine/shared/build/federation-manifest';
import { runLine } from '../../site/run-line.ts';
import { liveOf } from '../../site/section-variant.ts';
import { root } from '../../site/service.ts';
import { collectMessages, expect, test } from '../test.ts';

const html =
  '<!doctype html><link rel="icon" href="data:,"><body><script type="module" src="host.js"></script>';

async function manifestAddress(site: string): Promise<string> {
  const { releases } = await liveOf(site);
  return `${site}/releases/mfe-info/${releases['mfe-info']}/browser/mf-manifest.json`;
}

test(
  'a host built by the plugin of Module Federation opens a section by its manifest',
  { tag: '@full' },
  async ({ page, site }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'dswine-foreign-'));
    // Chromium lets only a page of this machine ask for files of this machine.
    const host = createServer(({ url }, response) => {
      if (url === '/') response.setHeader('content-type', 'text/html').end(html);
      else {
        response.setHeader('content-type', 'text/javascript');
        createReadStream(path.join(folder, 'host.js')).pipe(response);
      }
    });
    try {
      const build = `node e2e/foreign-host/build.mjs ${await manifestAddress(site)} ${folder}`;
      expect(await runLine(root, build)).toMatchObject({ code: 0 });
      await once(host.listen(0, 'localhost'), 'listening');
      const messages = collectMessages(page);
      await page.goto(`http://localhost:${(host.address() as AddressInfo).port}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Your inquiry has been sent',
      );
      await expect(page.getByText('DSW-7K3M-Q9TX')).toBeVisible();
      expect(messages).toEqual([]);
    } finally {
      host.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

test('the manifest names files of its release', async ({ site }) => {
  const address = await manifestAddress(site);
  const { exposes, metaData } = (await (await fetch(address)).json()) as FederationManifest;
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.async, ...css.async]);
  expect(assets.filter((file) => file.endsWith('.css'))).not.toEqual([]);
  for (const file of [metaData.remoteEntry.name, ...assets])
    expect(await fetch(new URL(file, address)), file).toMatchObject({ status: 200 });
});
