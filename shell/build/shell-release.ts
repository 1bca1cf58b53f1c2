import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { messageFiles, type UnversionedRelease } from '@dswine/shared/build/build-section';
import { filesOfChunk } from '@dswine/shared/build/page-files';
import { providesOfBuild } from '@dswine/shared/build/provided';
import { emptyRecording } from '@dswine/shared/build/record-samples';
import { localeCodes } from '@dswine/shared/contract/locales';
import { CONTRACT_VERSION } from '@dswine/shared/contract/releases';
import { requestKey } from '@dswine/shared/section/request-key';
import { sampleAbout } from '@dswine/shared/testing/about.fixture';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import type { Compilation } from 'webpack';
import { editionKey } from '../src/composition/edition-key.ts';
import { middlewareNames } from '../src/composition/route-traits.ts';
import { homeRoute } from '../src/home/home-route.ts';
import { footerGroups, menuGroups } from '../src/layout/menu/menu.ts';
import searched from '../src/search.json' with { type: 'json' };
import { shellRoutes } from '../src/shell-routes.ts';
import { stageChunks } from './shell-config.ts';

const bootFile = path.resolve(import.meta.dirname, '../src/before-hydration/boot.ts');

/** The minified inline script of every document. */
export async function bootScript(): Promise<string> {
  const source = await readFile(bootFile, 'utf8');
  const { code } = await transform(source, {
    // A classic script: its top-level names would become globals.
    isModule: false,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
    minify: true,
  });
  return code.trim();
}

/** The manifest of a built shell, without version and hashes. */
export function shellUnversionedRelease(browser: Compilation): UnversionedRelease {
  const entry = filesOfChunk(browser, 'shell');
  const stages = stageChunks.flatMap((chunk) => filesOfChunk(browser, chunk).scripts);
  return {
    contract: CONTRACT_VERSION,
    workspace: 'shell',
    section: 'shell',
    entry: entry.scripts.at(-1) ?? '',
    server: 'server/shell.cjs',
    files: {
      scripts: [...new Set([...entry.scripts, ...stages])],
      styles: entry.styles,
      messages: messageFiles(browser),
    },
    routes: shellRoutes.map(({ id, path, data, query, noindex, offline, chunk }) => ({
      id,
      path,
      data,
      query,
      middleware: [],
      files: chunk === undefined ? { scripts: [], styles: [] } : filesOfChunk(browser, chunk),
      ...(noindex === true ? { sitemap: false as const } : {}),
      ...(offline === true ? { offline } : {}),
    })),
    fragments: [],
    menu: [],
    search: searched,
    menuGroups: { main: [...menuGroups], footer: [...footerGroups] },
    needs: {},
    imports: {},
    provides: providesOfBuild(),
    middleware: [...middlewareNames],
  };
}

/** What the shell asks for: the edition, which every page shows, and the data of the home page. */
export function homeResponses(): Record<string, unknown> {
  const { exhibitionCode } = emptyRecording();
  return Object.fromEntries<unknown>([
    [editionKey(exhibitionCode), { web_Exhibition_Info: sampleEdition }],
    ...localeCodes.map((locale) => [
      requestKey(homeRoute.data.about, { exhibitionCode, locale, params: {}, query: {} }),
      sampleAbout(locale),
    ]),
  ] as [string, unknown][]);
}
