import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { full } from '../full-run.ts';
import { runLine } from '../site/run-line.ts';
import { root } from '../site/service.ts';
import { startSite } from '../site/site.ts';
import { checkPage } from '../specs/check-page.ts';
import { desktop, expect, inLanguage, locales, test } from '../specs/test.ts';

test('the packed kit alone makes a section in an empty folder, which goes live', async ({
  page,
}) => {
  test.skip(!full, 'FULL=1');
  test.setTimeout(900_000);
  const parent = await mkdtemp(path.join(tmpdir(), 'dswine-kit-'));
  const folder = path.join(parent, 'mfe-tasting');
  const run = async (line: string, cwd = folder) => {
    const { code, output } = await runLine(cwd, line);
    expect(code, `${line}\n${output}`).toBe(0);
    return output;
  };
  const site = await startSite('kit');
  try {
    await mkdir(folder);
    const packed = (await run('npm run --silent pack-kit', root)).trim().split('\n').at(-1) ?? '';
    await run(`npm install --prefer-offline --no-audit --no-fund ${packed}`);
    await run('npx dswine-section new --path /Tasting --tw 品飲會 --en Tastings');
    for (const command of ['check', 'test', 'build']) await run(`npm run ${command}`);

    // What is checked in the repository is checked here.
    const messages = path.join(folder, 'src/messages/en.json');
    const text = await readFile(messages, 'utf8');
    await writeFile(messages, text.replace('"lead":', '"leading":'));
    const broken = await runLine(folder, 'npm run check');
    expect(broken.code).not.toBe(0);
    expect(broken.output).toContain('"overview.leading"');
    expect((await runLine(folder, 'npm test')).code).toBe(1);

    for (const args of [
      ['keys', 'create', 'mfe-tasting'],
      ['keys', 'add', 'mfe-tasting', path.join(site.dataDir, 'keys/mfe-tasting.pem.pub')],
      ['grant', 'mfe-tasting', '--paths', 'Tasting', '--owner', 'Tasting team'],
      ['publish', 'mfe-tasting', '--from', folder, '--promote'],
    ])
      expect(await site.release(...args), args.join(' ')).toMatchObject({ code: 0 });
    for (const locale of locales) {
      const address = site.url + inLanguage(locale, '/Tasting');
      await expect.poll(async () => (await fetch(address)).status).toBe(200);
      expect(await (await fetch(address)).text()).toMatch(/<h1[^>]*>[^]*<li>[^]*\/News\/Detail\//);
      await checkPage(page, address, { viewport: desktop, colorScheme: 'light' });
    }
  } finally {
    await site.stop();
    await rm(parent, { recursive: true, force: true });
  }
});
