import { localeCodes } from '@dswine/shared/contract/locales';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CONTRACT_VERSION,
  sectionOf,
  type ReleaseManifest,
  type ReleaseSource,
  type Workspace,
} from '@dswine/shared/contract/releases';
import type { Section } from '@dswine/shared/section/section';
import type { Compilation } from 'webpack';
import { buildSource } from './build-source.ts';
import { writeFederationManifest } from './federation-manifest.ts';
import { importedNames, kindsOf } from './imported-names.ts';
import { filesOfChunk } from './page-files.ts';
import { messagesOfChunk } from './page-messages.ts';
import { writeOrganiserApi } from './organiser-api.ts';
import { needsOfBuild } from './provided.ts';
import { readSection } from './read-section.ts';
import { recordSamples } from './record-samples.ts';
import { endFailedBuild, runWebpack } from './run-webpack.ts';
import { writeSbom } from './sbom.ts';
import { sectionBrowserConfig, sectionServerConfig } from './section-config.ts';

/** The release that a build writes to `dist/release.json`. Publishing adds version and hashes. */
export type UnversionedRelease = Omit<ReleaseManifest, 'version' | 'publishedAt' | 'hashes'>;

/** Describes a built section for the composition. */
export function unversionedReleaseOf(
  workspace: Workspace,
  section: Section,
  browser: Compilation,
  server?: Compilation,
): UnversionedRelease {
  const container = filesOfChunk(browser, section.name);
  const sectionEntry = filesOfChunk(browser, 'section');
  return {
    contract: CONTRACT_VERSION,
    workspace,
    section: section.name,
    entry: container.scripts[0] ?? '',
    server: 'server/section.cjs',
    files: {
      scripts: [...new Set([...container.scripts, ...sectionEntry.scripts])],
      styles: [...container.styles, ...sectionEntry.styles],
      messages: messageFiles(browser),
    },
    routes: section.routes.map(({ load: _, chunk, ...route }) => ({
      data: {},
      query: {},
      middleware: [],
      ...route,
      files: filesOfPart(browser, `page-${chunk ?? route.id}`),
    })),
    fragments: section.fragments.map(({ load: _, ...fragment }) => ({
      data: {},
      ...fragment,
      files: filesOfPart(browser, `fragment-${fragment.id}`),
    })),
    menu: section.menu,
    ...(section.menuCalls && { menuCalls: section.menuCalls }),
    ...(section.footer && { footer: section.footer }),
    ...(section.search && { search: section.search }),
    ...(section.forms && { forms: section.forms }),
    needs: needsOfBuild(),
    imports: server ? importedNames(server) : {},
    provides: {},
    middleware: [],
  };
}

/** The files with all messages of a release, by language. */
export function messageFiles(browser: Compilation): ReleaseManifest['files']['messages'] {
  const files = localeCodes.map(
    (code) => [code, filesOfChunk(browser, `messages-${code}`).scripts] as const,
  );
  const {
    tw = [],
    en = [],
    ...others
  } = Object.fromEntries(files.filter(([, own]) => own.length > 0));
  return { tw, en, ...others };
}

function filesOfPart(
  browser: Compilation,
  chunk: string,
): ReleaseManifest['routes'][number]['files'] {
  const messages = messagesOfChunk(browser, chunk);
  return { ...filesOfChunk(browser, chunk), ...(messages && { messages }) };
}

/** Builds one section into `<folder>/dist`. */
export async function build(folder: string, source: ReleaseSource | undefined): Promise<void> {
  const started = performance.now();
  const workspace = path.basename(folder);
  const options = { folder, section: sectionOf(workspace), mode: 'production' as const };
  const section = await readSection(folder);
  const server = await runWebpack(sectionServerConfig(options));
  const browser = await runWebpack(sectionBrowserConfig(options));
  const release = unversionedReleaseOf(workspace, section, browser, server);
  const draft = {
    ...release,
    importKinds: await kindsOf(release.imports),
    ...(source && { source }),
  };
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  await recordSamples(folder, section);
  await writeOrganiserApi(folder, release);
  await writeFederationManifest(folder, release);
  await writeSbom(folder, { browser, server });
  await writeFile(path.join(folder, 'dist/release.json'), `${JSON.stringify(draft, null, 2)}\n`);
  console.log(
    `${workspace}: ${draft.routes.length} pages, ${draft.fragments.length} fragments in ${Math.round(performance.now() - started)} ms`,
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.cwd();
  const source = buildSource(path.dirname(folder), path.basename(folder));
  await build(folder, source).catch(endFailedBuild);
}
