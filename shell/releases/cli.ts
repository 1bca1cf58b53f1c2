import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { keepCompiledModules } from '@dswine/shared/process/compile-cache';

const product = path.resolve(import.meta.dirname, '../..');
/** The folder of the kit, which has this program as JavaScript. */
const kit = import.meta.filename.endsWith('.js') ? path.dirname(product) : undefined;
const root = kit === undefined ? product : process.cwd();
const own = path.basename(root);
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? defaultDataDir());
keepCompiledModules(dataDir);
const { isWorkspaceName } = await import('@dswine/shared/contract/workspace-name');
const { readCommand } = await import('./command-line.ts');
const { ReleaseError } = await import('./errors.ts');
const { terminalText } = await import('./commands/command-context.ts');
const isJson = process.argv.includes('--json');
/** Releases that this command has stored. They stay stored when the promotion is rejected. */
const stored: string[] = [];
const notes: string[] = [];

try {
  const { names, options, run } = readCommand(
    process.argv.slice(2),
    kit !== undefined && isWorkspaceName(own) ? own : undefined,
  );
  const result = await run(names, {
    root,
    kit,
    dataDir,
    environment: kit === undefined ? process.env : { ...siteOfKit(), ...process.env },
    options,
    onStored: (release) => stored.push(release),
    warn: (message) => console.error(message),
    note: (text) => notes.push(text),
  });
  const data = notes.length > 0 ? { ...(result.data as object), notes } : result.data;
  const text = [...notes, result.text].filter(Boolean).join('\n');
  if (isJson) console.log(JSON.stringify(data, null, 2));
  else if (text !== '') console.log(terminalText(asTyped(text)));
  if (result.hasFailed) process.exitCode = 1;
} catch (error) {
  report(error as Error);
  process.exitCode = 1;
}

function report(error: Error): void {
  const reasons = error instanceof ReleaseError ? error.reasons : [error.message];
  if (isJson) {
    console.log(
      JSON.stringify({ done: false, error: error.name, reasons, notes, stored }, null, 2),
    );
    return;
  }
  const left = stored.length > 0 ? `${stored.join(', ')} is in the store, but not live. ` : '';
  const lines = [`${left}Not done.`, ...reasons.map((reason) => `  - ${reason}`)];
  console.error(terminalText(asTyped([...notes, ...lines].join('\n'))));
}

/** A section's own repository holds no keys, because its build may read it. */
function defaultDataDir(): string {
  return kit === undefined ? 'var' : path.join(homedir(), '.dswine', own);
}

/** The site that the kit was installed from. */
function siteOfKit(): NodeJS.ProcessEnv {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return {};
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const address = dependencies['@dswine/shared'] ?? '';
  if (!/^https?:/.test(address)) return {};
  const { origin } = new URL(address);
  return { SITE_URL: origin, ORGANISER: origin };
}

function asTyped(text: string): string {
  // An operator has a checkout, where npx would look for the kit in the public registry.
  const ofTeam =
    /npm run release -- (?!(?:grant|import|retire|lock|unlock|require|keys (?:add|rotate|revoke))\b)/g;
  return kit === undefined
    ? text
    : text
        .replaceAll(ofTeam, 'npx dswine-section ')
        .replaceAll(/npm run (\w+) -w mfe-[\w-]+/g, 'npm run $1');
}
