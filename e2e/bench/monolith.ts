import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedWorkspaces, sectionWorkspaces } from '@dswine/shared/build/workspaces';
import { sectionOf } from '@dswine/shared/contract/releases';
import { filesOfChunk } from '@dswine/shared/build/page-files';
import { baseConfig, rules } from '@dswine/shared/build/rules';
import { runWebpack } from '@dswine/shared/build/run-webpack';
import { sectionEntryRule } from '@dswine/shared/build/section-config';
import { sharedFiles } from '@dswine/shared/build/section-files';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type RuleSetRule } from 'webpack';
import { legalTextRule, libraryFiles, stageChunks } from '../../shell/build/shell-config.ts';
import { readPage, storedFile, storedPage, type StoredResponse } from './memory-server.ts';

/** A page of the site, and the monolith's chunks that it needs. */
type MonolithPage = { path: string; chunks: readonly string[] };

/** The monolith's files for a page, in the form of the page's start data. */
type Monolith = {
  filesOf: (
    pageChunks: readonly string[],
    locale: string,
  ) => { entry: string; preload: string[]; sections: string[] };
};

/**
 * Builds shell and sections as one application in `outDir`. Resolves to its files, and the site's
 * pages hydrated by them.
 */
export async function monolithVariant(
  root: string,
  { outDir, site, pages }: { outDir: string; site: string; pages: readonly MonolithPage[] },
): Promise<Map<string, StoredResponse>> {
  await rm(outDir, { recursive: true, force: true });
  const monolith = await buildMonolith(root, outDir);
  const responses = new Map<string, StoredResponse>();
  const integrity: Record<string, string> = {};
  for (const name of await readdir(path.join(outDir, 'browser'))) {
    if (!name.endsWith('.js')) continue;
    const bytes = await readFile(path.join(outDir, 'browser', name));
    integrity[`/monolith/browser/${name}`] =
      `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    const { body, headers } = storedFile(bytes, 'text/javascript; charset=utf-8');
    responses.set(`/monolith/browser/${name}`, {
      body,
      headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' },
    });
  }
  const script = (file: string) => startFile(file, integrity[file] ?? '');
  for (const [index, page] of pages.entries()) {
    const html = await readPage(site + page.path);
    const files = monolith.filesOf(page.chunks, page.path.startsWith('/en') ? 'en' : 'tw');
    const start = JSON.parse(startData.exec(html)?.[2] ?? '{}') as {
      composition?: [string];
      sections?: [string, string][];
    };
    const composition = await monolithComposition(
      `${site}/releases/${start.composition?.[0] ?? ''}`,
    );
    // Each page has its own part of the composition.
    const compositionUrl = `/monolith/composition-${index}.json`;
    responses.set(compositionUrl, composition.response);
    const own = {
      ...start,
      entry: script(files.entry),
      preload: files.preload.map(script),
      sections: [
        ...files.sections.map(script),
        // The monolith has the messages of the sections' pages as they are released.
        ...(start.sections ?? []).filter(([url]) => /\/messages-/.test(url)),
      ],
      composition: startFile(compositionUrl, composition.integrity),
    };
    const started = [[importMap, { integrity }] as const, [startData, own] as const].reduce(
      (text, [element, value]) =>
        text.replace(element, (_all, open: string) => `${open}${JSON.stringify(value)}</script>`),
      html,
    );
    responses.set(page.path, storedPage(started));
  }
  return responses;
}

/** As the boot script reads it: see `shell/src/document/document.ts`. */
const startFile = (url: string, integrity: string) =>
  [url, integrity.replace('sha256-', '')] as const;

const startData = /(<script type="application\/json" id="start">)(.*?)<\/script>/s;
const importMap = /(<script type="importmap">).*?<\/script>/s;

/** The site's composition. The sections of the monolith have no files. */
async function monolithComposition(address: string) {
  const text = await (await fetch(address)).text();
  const file: unknown = JSON.parse(text, (key, value: unknown) => (key === 'scripts' ? [] : value));
  const body = Buffer.from(JSON.stringify(file));
  return {
    integrity: `sha256-${createHash('sha256').update(body).digest('base64')}`,
    response: storedFile(body, 'application/json'),
  };
}

/** Class names must match the sections' own builds, so that the server's HTML fits. */
function sectionRules(root: string): RuleSetRule[] {
  return releasedWorkspaces(root).flatMap((workspace) => {
    const folder = path.join(root, workspace);
    return rules({
      side: 'browser',
      mode: 'production',
      prefix: sectionOf(workspace),
      globalStyles: workspace === 'shell',
    }).map((rule) =>
      withContext(
        {
          ...rule,
          include:
            workspace === 'shell'
              ? [folder, path.join(root, 'shared'), path.join(root, 'e2e')]
              : [folder],
        },
        folder,
      ),
    );
  });
}

function withContext(rule: RuleSetRule, folder: string): RuleSetRule {
  if (!Array.isArray(rule.use)) return rule;
  return {
    ...rule,
    use: rule.use.map((use) => {
      if (
        typeof use !== 'object' ||
        use === null ||
        !('options' in use) ||
        typeof use.options !== 'object' ||
        use.options === null
      )
        return use;
      const options = use.options as Record<string, unknown>;
      if (typeof options['modules'] !== 'object') return use;
      return {
        ...use,
        options: { ...options, modules: { ...options['modules'], localIdentContext: folder } },
      };
    }),
  };
}

/**
 * Writes the module that replaces Module Federation in the monolith: the sections of the checkout,
 * bundled with the shell.
 */
async function writeSectionLoader(root: string, outDir: string): Promise<string> {
  const workspaces = sectionWorkspaces(root);
  const imports = workspaces.map((workspace, at) => {
    const file = path.join(root, workspace, 'src/section.tsx');
    return `import { section as section${at} } from ${JSON.stringify(file)};`;
  });
  const sections = workspaces.map((workspace, at) => `'${sectionOf(workspace)}': section${at}`);
  const file = path.join(outDir, 'bundled-sections.js');
  await mkdir(outDir, { recursive: true });
  await writeFile(
    file,
    `${imports.join('\n')}
const sections = { ${sections.join(', ')} };
export function createSectionLoader() {
  return {
    async load({ name }) {
      const section = sections[name];
      if (!section) throw new Error(\`The monolith has no section \${name}.\`);
      return section;
    },
    async loadRuntime() {},
  };
}
`,
  );
  return file;
}

/** Its pages load the messages of sections as they are released, so that the shell's are left. */
async function withoutSectionMessages(outDir: string) {
  const none = path.join(outDir, 'no-messages.json');
  await writeFile(none, '{}');
  return new webpack.NormalModuleReplacementPlugin(/\/messages\/(tw|en)\.json$/, (resource) => {
    if (/[\\/]mfe-[^\\/]+[\\/]src$/.test(resource.context)) resource.request = none;
  });
}

/** Builds shell and sections as one application, still with one chunk per page. */
async function buildMonolith(root: string, outDir: string): Promise<Monolith> {
  const shell = path.join(root, 'shell');
  const base = baseConfig({
    side: 'browser',
    mode: 'production',
    prefix: 'shell',
    name: 'monolith',
    folder: shell,
    globalStyles: true,
  });
  const compilation = await runWebpack({
    ...base,
    cache: false,
    // The rules by which the released site is cut into files.
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { ...libraryFiles, ...sharedFiles('site') } },
    },
    module: { rules: [...sectionRules(root), sectionEntryRule, legalTextRule] },
    target: ['web', 'es2022'],
    entry: { shell: './src/browser.tsx' },
    experiments: { outputModule: true },
    output: {
      path: path.join(outDir, 'browser'),
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      uniqueName: 'monolith',
      clean: true,
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /composition\/remote-sections\.ts$|^\.\/remote-sections\.ts$/,
        await writeSectionLoader(root, outDir),
      ),
      await withoutSectionMessages(outDir),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css', runtime: false }),
    ],
  });
  const chunk = (name: string) =>
    filesOfChunk(compilation, name).scripts.map((file) => `/monolith/${file}`);
  const entry = chunk('shell').at(-1) ?? '';
  return {
    filesOf: (pageChunks, locale) => {
      const preload = new Set([
        ...['shell', ...stageChunks].flatMap(chunk),
        ...chunk(`messages-${locale}`),
      ]);
      preload.delete(entry);
      const known = [entry, ...preload];
      const sections = new Set(pageChunks.flatMap(chunk).filter((file) => !known.includes(file)));
      return { entry, preload: [...preload], sections: [...sections] };
    },
  };
}
