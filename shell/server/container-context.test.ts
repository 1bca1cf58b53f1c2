import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin, stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import dockerignore from '@balena/dockerignore';

const root = path.resolve(import.meta.dirname, '../..');
const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8');
const context = (files: readonly string[]) =>
  dockerignore()
    .add(ignored.split('\n'))
    .filter([...files]);

/** All files below a folder, as relative paths. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(path.join(folder, entry.name)).map((file) => path.join(entry.name, file))
      : [entry.name],
  );
}

const secret = [
  '.env',
  '.git/config',
  '.npmrc',
  'var/keys/operator.pem',
  'organiser/.env.production',
  'organiser/src/organiser.sqlite-wal',
  'organiser/seed/members.sql',
  'organiser/seed/organiser.dump',
  'organiser/src/store/backup.tgz',
  'organiser/var/organiser/organiser.sqlite',
  'organiser/seed/mail.log',
  'shell/releases/keys/operator.pem.pub',
  'shell/server/tls.key.old',
  'shell/releases/store.tar.gz',
  'docs/members.csv',
];
const unneeded = ['node_modules/react/index.js', 'shell/dist/release.json', 'README.md'];
const needed = ['package-lock.json', 'mfe-info/package.json', 'shell/server/main.ts'];

it('excludes keys, data, Git files and unneeded files from the Docker build context', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dswine-context-'));
  for (const file of [...secret, ...unneeded, ...needed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const found = context(filesIn(folder));
  rmSync(folder, { recursive: true });
  expect(found.sort()).toEqual([...needed].sort());
});

const entries = [
  'shell/server/main.ts',
  'shell/server/rendering/render-worker.ts',
  'shell/releases/cli.ts',
  'shell/page-check/check-process.ts',
  'shell/page-check/inspect-worker.ts',
  'organiser/src/main.ts',
  'organiser/src/search-main.ts',
  'organiser/src/migrate-database.ts',
  'organiser/src/http/captcha/captcha-worker.ts',
  'organiser/src/content/import/import-edition.ts',
  'organiser/src/taking-part/withdrawals/withdraw.ts',
  'organiser/src/desk/staff/staff-command.ts',
];

it('includes all files that its commands import, and needs dev dependencies only optionally', () => {
  const { files, packages } = importsOf(entries);
  expect(context(files).sort()).toEqual([...files].sort());
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'kysely', 'lightningcss']));
  // A promotion does without these where they are not installed (shell/page-check).
  const optional = ['@playwright/test', 'html-validate'];
  expect(packages.filter((name) => isTool(name, lock.packages)).sort()).toEqual(optional);
});

function isTool(name: string, packages: Record<string, { dev?: boolean }>): boolean {
  const installed = Object.entries(packages).filter(([folder]) =>
    folder.endsWith(`node_modules/${name}`),
  );
  return installed.length === 0 || installed.every(([, { dev }]) => dev === true);
}

/** The files that these files import, transitively, and their packages. Ignores type imports. */
function importsOf(starts: readonly string[]): { files: string[]; packages: string[] } {
  const files = new Set(starts);
  const packages = new Set<string>();
  for (const file of files) {
    const { resolve } = createRequire(path.join(root, file));
    const source = stripTypeScriptTypes(readFileSync(path.join(root, file), 'utf8'));
    for (const [, name = ''] of source.matchAll(/\b(?:from|import\(?)\s*'([@a-z.][\w@./-]*)'/g)) {
      if (isBuiltin(name)) continue;
      if (name.startsWith('.') || name.startsWith('@dswine/'))
        files.add(path.relative(root, resolve(name)));
      else
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return { files: [...files], packages: [...packages] };
}
