import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@dswine/shared/build/free-port';
import { readSection } from '@dswine/shared/build/read-section';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import type { Standalone } from '@dswine/shared/standalone/samples';
import { logFailure, serveBuilds } from './development-front.ts';
import { developmentComposition } from './development-releases.ts';
import { sampleSite } from './sample-site.ts';
import { componentsFolder, samplesConfig, watchedBuild } from './watched-builds.ts';

/**
 * `npm run dev` in a section: shows it alone, in the site's layout, with its samples in place of the
 * organiser; with `--site=<url>` within that site.
 */
const DEFAULT_PORT = 4010;
const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

async function developAlone(folder: string): Promise<void> {
  /** npm hands in the section's own port: `config.port` of its package.json. */
  const { PORT: wanted, npm_package_config_port: configured, ORGANISER, DATA_DIR } = process.env;
  const port = await freePort(Number(wanted || configured) || DEFAULT_PORT);
  const outDir = path.resolve(root, DATA_DIR ?? 'var', 'dev-alone', path.basename(folder));
  await rm(outDir, { recursive: true, force: true });
  const samples = samplesConfig(folder, outDir);
  let standalone: Standalone | undefined;
  await serveBuilds({
    builds: [path.join(root, 'shell'), componentsFolder, folder].map((one) =>
      watchedBuild(one, outDir),
    ),
    others: [samples],
    outDir,
    port,
    async compose(builds, revision) {
      const file = path.join(outDir, 'samples/samples.cjs');
      Reflect.deleteProperty(require.cache, file);
      standalone = {
        ...(require(file) as Omit<Standalone, 'section'>),
        section: await readSection(folder),
      };
      return developmentComposition(builds, revision);
    },
    ...sampleSite(
      () => {
        if (standalone) return standalone;
        throw new Error('The samples were not built.');
      },
      ORGANISER && new URL(ORGANISER).origin,
    ),
  });
  console.log(`\n  ${standalone?.section.name}, alone  http://localhost:${port}/\n`);
}

/** Needs the web server, which a kit does not have. */
async function developInSite(folder: string, site: string, onPhone: boolean): Promise<void> {
  const program = new URL('dev-in-site.ts', import.meta.url).href;
  const { developInSite: start } = (await import(program).catch((cause: unknown) => {
    throw new Error('--site needs a checkout of the whole project.', { cause });
  })) as typeof import('./dev-in-site.ts');
  await start(folder, new URL(site).origin, { onPhone });
}

try {
  const folder = process.cwd();
  const workspace = path.basename(folder);
  if (!isWorkspaceName(workspace) || workspace === 'shell')
    throw new Error(
      `${folder} is no section: its folder is not called mfe-<name>, in lower case. Run: npm run dev -w mfe-<name>`,
    );
  const { site, phone } = parseArgs({
    options: { site: { type: 'string' }, phone: { type: 'boolean', default: false } },
  }).values;
  if (site === undefined) await developAlone(folder);
  else await developInSite(folder, site, phone);
} catch (error) {
  logFailure(error as Error);
  process.exit(1);
}
