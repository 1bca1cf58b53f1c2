import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isWorkspaceName } from '@dswine/shared/contract/releases';

/**
 * `npm run dev` in a section: shows it alone with its samples and hot reload; with `--site=<url>`
 * within that site. The server is the shell's, which a kit carries.
 */
const DEFAULT_PORT = 4010;

type DevelopSection = {
  developAlone: (folder: string, port: number) => Promise<void>;
  developInSite: (folder: string, site: string, options: { onPhone: boolean }) => Promise<void>;
};

const folder = process.cwd();
const workspace = path.basename(folder);
if (!isWorkspaceName(workspace) || workspace === 'shell')
  throw new Error(
    `${folder} is no section: its folder is not called mfe-<name>, in lower case. Run: npm run dev -w mfe-<name>`,
  );

const { site, phone } = parseArgs({
  options: { site: { type: 'string' }, phone: { type: 'boolean', default: false } },
}).values;
// Render processes have one where this process has, and start sooner with it.
enableCompileCache();
const program = `../../shell/dev/dev-section${path.extname(import.meta.filename)}`;
const { developAlone, developInSite } = (await import(
  pathToFileURL(path.resolve(import.meta.dirname, program)).href
)) as DevelopSection;
// npm hands in the section's own port: `config.port` of its package.json.
const { PORT: requested, npm_package_config_port: configured } = process.env;
if (site !== undefined) await developInSite(folder, new URL(site).origin, { onPhone: phone });
else await developAlone(folder, Number(requested || configured) || DEFAULT_PORT);
