import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, type Workbench } from '../site/development.ts';
import { runLine } from '../site/run-line.ts';
import { root } from '../site/service.ts';
import { checkPage } from '../specs/check-page.ts';
import { desktop, expect, inLanguage, locales, phone, test } from '../specs/test.ts';

/** The commands of docs/new-section.md, by the number of their step: `''` is before the first. */
async function documentedCommands(): Promise<(step: string) => string[]> {
  const text = await readFile(path.join(root, 'docs/new-section.md'), 'utf8');
  const steps = text.split(/^## /m);
  return (step) => {
    const found = steps.find((one) => one.startsWith(step === '' ? '# ' : `${step}. `)) ?? '';
    const blocks = [...found.matchAll(/^```sh\n(.*?)^```$/gms)];
    return blocks.flatMap(([, block = '']) => block.trim().split('\n'));
  };
}

/** The source files of a checkout, without generated ones. */
async function sourcesOf({ folder }: Workbench): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|var)\/|\.tsbuildinfo$/.test(file));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(folder, file), 'base64')] as const),
    ),
  );
}

test(
  'the commands of docs/new-section.md create, publish, roll back and remove a section',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(900_000);
    const commands = await documentedCommands();
    const bench = await copyProject({ installed: true });
    let site: Awaited<ReturnType<Workbench['start']>> | undefined;
    const follow = async (step: string) => {
      expect(commands(step), `step ${step}`).not.toEqual([]);
      for (const line of commands(step)) {
        const { code, output } = await runLine(bench.folder, line);
        expect(code, `${line}\n${output}`).toBe(0);
      }
    };
    try {
      const before = await sourcesOf(bench);
      expect(commands('')).toEqual(['npm start']);
      site = await bench.start('shell/start/start.ts');
      const { url } = site;
      const statusOf = async (address: string) => (await fetch(url + address)).status;
      expect(await statusOf('/Tasting')).toBe(404);

      await follow('1');
      const made = await sourcesOf(bench);
      const touched = [...made].filter(([file, text]) => before.get(file) !== text);
      expect(touched.map(([file]) => file.split('/')[0]).sort()).toEqual([
        ...Array.from({ length: touched.length - 1 }, () => 'mfe-tasting'),
        'package-lock.json',
      ]);

      expect(commands('2')).toEqual(['npm run dev -w mfe-tasting']);
      const alone = await bench.start('shared/build/dev-section.ts', 'mfe-tasting');
      await page.goto(`${alone.url}/en/Tasting`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tastings');
      await expect(page.getByText('Thirty seats left on the first day')).toBeVisible();
      await alone.stop();

      await follow('3');
      await follow('4');
      await follow('5');
      for (const [locale, title] of [
        ['tw', '品飲會'],
        ['en', 'Tastings'],
      ] as const) {
        const address = inLanguage(locale, '/Tasting');
        await expect.poll(() => statusOf(address)).toBe(200);
        expect(await (await fetch(url + address)).text()).toMatch(
          new RegExp(`<h1[^>]*>[^]*${title}[^]*<li>[^]*/News/Detail/`),
        );
        expect(await (await fetch(url + inLanguage(locale, '/'))).text()).toContain(title);
        const viewport = locale === 'tw' ? phone : desktop;
        await checkPage(page, url + address, { viewport, colorScheme: 'light' });
      }

      const [rollback = '', retire = '', ...rest] = commands('6');
      expect((await runLine(bench.folder, rollback)).output).toMatch(/Revision \d+/);
      for (const locale of locales)
        await expect.poll(() => statusOf(inLanguage(locale, '/Tasting'))).toBe(404);
      const again = rollback.replace(' rollback ', ' promote ');
      expect((await runLine(bench.folder, again)).code).toBe(0);
      await expect.poll(() => statusOf('/Tasting')).toBe(200);
      expect((await runLine(bench.folder, retire)).code).toBe(0);
      await expect.poll(() => statusOf('/Tasting')).toBe(404);
      for (const line of rest)
        expect(await runLine(bench.folder, line), line).toMatchObject({ code: 0 });
      expect(existsSync(path.join(bench.folder, 'mfe-tasting'))).toBe(false);
      expect(await sourcesOf(bench)).toEqual(before);
    } finally {
      await site?.stop();
      await bench.remove();
    }
  },
);
