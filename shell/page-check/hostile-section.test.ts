import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { listen } from '@dswine/shared/testing/listen';
import { inspectBundle } from './inspect-bundles.ts';
import { createRenderPool, type RenderPool } from '../server/rendering/render-pool.ts';
import type { ResolvedComposition as Live } from '../server/composition/live-composition.ts';
import {
  makeSmallShells,
  pageAt,
  shortLimits,
  smallProcess,
  textOf,
} from '../server/rendering/small-shell.fixture.ts';
import {
  attemptsOn,
  exhausting,
  hostileSection,
  unreadable,
} from '../server/sandbox/attempts.fixture.ts';

/** Renders the outcome of a hostile section, or the state of an honest one and of the globals. */
const shell = {
  load: `let made = 0; const react = { createElement: () => 'element' };
    exports.provided = { react };`,
  render: `
    const [[name, section]] = sections;
    if (section.outcome) return { html: JSON.stringify({ outcome: await section.outcome() }) };
    const seen = [react.createElement(), react.made, {}.polluted, [1].map((one) => one + 1), JSON.stringify({ a: 1 })];
    const url = new URL('http://fair/a?b=1');
    return { html: [...seen, url.href, [...url.searchParams].join(), new TextEncoder().encode('酒').length, '酒'.repeat(2)].join(' ') };`,
};
const honestPage = 'element   2 {"a":1} http://fair/a?b=1 b,1 3 酒酒';
const honestSection = `globalThis.honest = 'mine';
  exports.section = { routes: [], fragments: [], loadMessages: async () => ({ default: {} }) };`;

const folder = mkdtempSync(path.join(tmpdir(), 'dswine-hostile-'));
const target = { secret: path.join(folder, 'secret'), written: path.join(folder, 'written') };
const names = Object.keys(attemptsOn({ ...target, port: 0, pid: 0 }));
const shells = makeSmallShells();
let connections = 0;
let server: Server;
let pool: RenderPool;
let live: Live;

beforeAll(async () => {
  writeFileSync(target.secret, 'the secret');
  process.env['DSWINE_SECRET'] = 'the secret';
  server = createServer((_request, response) => void response.end('the secret'));
  server.on('connection', () => (connections += 1));
  const port = await listen(server);
  const attempts = attemptsOn({ ...target, port, pid: process.pid });
  const all = { ...attempts, ...exhausting, ...unreadable };
  const sections = Object.fromEntries(
    Object.entries(all).map(([name, attempt]) => [name, hostileSection(attempt)]),
  );
  live = shells.live({ ...shell, section: honestSection, sections });
  pool = createRenderPool({
    options: shortLimits,
    process: smallProcess,
    log: silentLog,
  });
  pool.follow(() => live, { waits: false });
});
afterAll(async () => {
  await pool.close();
  server.close();
  shells.remove();
  rmSync(folder, { recursive: true });
  delete process.env['DSWINE_SECRET'];
});

async function pageOf(section: string): Promise<string> {
  const lease = pool.lease(live);
  try {
    return await textOf(lease.render({ owner: section }, pageAt('/', [section])));
  } finally {
    lease.release();
  }
}

type Shown = { outcome: string[] };

describe('a hostile section, while it is loaded and rendered,', () => {
  it.each(names)('gains nothing when it %s', async (name) => {
    const { outcome } = JSON.parse(
      await pageOf(name).catch((error: Error) => JSON.stringify({ outcome: [error.message] })),
    ) as Shown;
    expect(outcome.join()).not.toMatch(/GOT|the secret/);
    expect(await pageOf('info')).toBe(honestPage);
    expect(existsSync(target.written)).toBe(false);
    expect(connections).toBe(0);
  });

  it.each(Object.keys(exhausting))('fails without affecting others when it %s', async (name) => {
    await expect(pageOf(name)).rejects.toThrow();
    expect(await pageOf('info')).toBe(honestPage);
  });
});

it.each(Object.keys(unreadable))('fails at once on a section that %s', async (name) => {
  const failure = await pageOf(name).catch((error: Error) => error.message);
  expect(failure).not.toMatch(/did nothing|had not ended|outcome/);
  expect(await pageOf('info')).toBe(honestPage);
});

describe('a hostile section, while it is verified,', () => {
  it.each(names)('gains nothing when it %s', async (name) => {
    const { shell: bundle, sections } = live.bundles;
    const hostile = sections[name];
    if (!hostile) throw new Error(name);
    const { problems } = await inspectBundle(
      {
        bundles: { shell: bundle, 'mfe-info': hostile },
        manifests: [{ workspace: 'mfe-info', routes: [], fragments: [], imports: {} }] as never,
      },
      'mfe-info',
    );
    expect(problems.join()).not.toMatch(/GOT|the secret|ended its process/);
    expect(existsSync(target.written)).toBe(false);
    expect(connections).toBe(0);
  });
});
