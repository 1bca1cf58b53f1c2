import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { browserOptions } from '../browser.ts';
import { base, copyBase, removeFolder, sites } from './base.ts';
import { freePort, node, processEnv, root, startService, type Service } from './service.ts';

/** A complete, separate site: store, keys, organiser, web server. */
export type Site = {
  url: string;
  /** URL of the organiser. */
  organiserUrl: string;
  /** URL of the staff desk, which the site does not link to. */
  deskUrl: string;
  /** URLs of the metrics. */
  metricsUrls: { web: string; organiser: string };
  dataDir: string;
  web: Service;
  organiser: Service;
  /** Restarts the organiser on the same port, after it has ended. */
  startOrganiser: () => Promise<void>;
  /** Restarts the web server on the same port, after it has ended. */
  startWeb: () => Promise<void>;
  /** Ends and starts the web server, which then has no pages in memory. */
  restartWeb: () => Promise<void>;
  /**
   * Restarts both processes, or one of them, with the settings of the start and these changes. A
   * start takes seconds of processor time.
   */
  restart: (changes?: SiteSettings, only?: 'web') => Promise<void>;
  /** Runs `npm run release -- …` against this site's store. */
  release: (...args: string[]) => Promise<CommandResult>;
  stop: () => Promise<void>;
};

export type CommandResult = { code: number | null; output: string };

export type SiteSettings = {
  /** When the show clock starts, such as `2026-04-17T10:00+08:00`. Default: the real time. */
  at?: string;
  env?: Record<string, string>;
  /** Contents of `site.json`. */
  config?: object;
};

type Options = SiteSettings & {
  /** Changes the site's folder before any process starts. */
  prepare?: (dataDir: string) => Promise<void>;
  /** Starts a proxy between the web server and the organiser. Resolves to its URL. */
  proxy?: (organiserUrl: string) => Promise<string>;
};

/**
 * Copies the prepared base to a new folder and starts organiser and web server there. Throws if the
 * base is missing.
 */
export async function startSite(
  name: string,
  { prepare, proxy, ...settings }: Options = {},
): Promise<Site> {
  const dataDir = await createFolder(name);
  await prepare?.(dataDir);
  const ports = await freePorts();
  const [url, organiserUrl] = [local(ports.web), local(ports.organiser)];
  let env = await applySettings(dataDir, settings);
  const runOrganiser = () => startOrganiser(dataDir, ports, env);
  const organiser = await runOrganiser();
  const upstream = proxy ? await proxy(organiserUrl) : organiserUrl;
  const runWeb = () => startWeb(dataDir, ports, { SITE_URL: url, ...env, ORGANISER: upstream });
  const web = await runWeb().catch(async (error: unknown) => {
    await organiser.end('SIGKILL');
    throw error;
  });
  const endProcesses = () => Promise.all([site.web.end('SIGKILL'), site.organiser.end('SIGKILL')]);
  const commands = createCommands(dataDir);
  const site: Site = {
    url,
    organiserUrl,
    ...internalUrls(ports),
    dataDir,
    web,
    organiser,
    async startOrganiser() {
      site.organiser = await runOrganiser();
    },
    async startWeb() {
      site.web = await runWeb();
    },
    async restartWeb() {
      await site.web.end('SIGKILL');
      await site.startWeb();
    },
    async restart(changes = {}, only) {
      await (only ? site.web.end('SIGKILL') : endProcesses());
      env = await applySettings(dataDir, {
        ...settings,
        ...changes,
        env: { ...settings.env, ...changes.env },
      });
      if (!only) await site.startOrganiser();
      await site.startWeb();
    },
    release: commands.run,
    async stop() {
      await Promise.all([endProcesses(), commands.end()]);
      await removeFolder(dataDir);
    },
  };
  return site;
}

/** Copies the base to a new folder. */
async function createFolder(name: string): Promise<string> {
  if (!existsSync(base))
    throw new Error(
      'The base of the test sites is missing. Run the end-to-end tests through Playwright: its global set-up makes it.',
    );
  const dataDir = path.join(sites, `${name}-${process.pid}`);
  await rm(dataDir, { recursive: true, force: true });
  await copyBase(dataDir);
  return dataDir;
}

/** Runs release commands. `end` kills those that still run. */
function createCommands(dataDir: string) {
  const ended = new AbortController();
  const running = new Set<Promise<CommandResult>>();
  return {
    run(...args: string[]): Promise<CommandResult> {
      const browser = args[0] === 'conform' && { CHROMIUM: browserOptions().executablePath };
      const env = { DATA_DIR: dataDir, ...browser };
      const command = runNode(['shell/releases/cli.ts', ...args], env, ended.signal);
      running.add(command);
      return command.finally(() => running.delete(command));
    },
    async end(): Promise<void> {
      ended.abort();
      await Promise.all(running);
    },
  };
}

const internalUrls = (ports: Ports) => ({
  deskUrl: `${local(ports.desk)}/desk`,
  metricsUrls: {
    web: `${local(ports.webMetrics)}/metrics`,
    organiser: `${local(ports.organiserMetrics)}/metrics`,
  },
});

/** Writes `site.json`. Returns the environment of both processes. */
async function applySettings(
  dataDir: string,
  { at, env, config }: SiteSettings,
): Promise<Record<string, string>> {
  if (config) await writeFile(path.join(dataDir, 'site.json'), JSON.stringify(config));
  return {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PREPARE_PICTURES: 'off',
    // eslint-disable-next-line no-restricted-syntax -- the processes get the difference to the real clock
    ...(at ? { CLOCK_OFFSET_MS: String(Date.parse(at) - Date.now()) } : {}),
    ...env,
  };
}

const local = (port: number) => `http://127.0.0.1:${port}`;

type Ports = Awaited<ReturnType<typeof freePorts>>;

async function freePorts() {
  return {
    web: await freePort(),
    organiser: await freePort(),
    desk: await freePort(),
    webMetrics: await freePort(),
    organiserMetrics: await freePort(),
  };
}

function startOrganiser(dataDir: string, ports: Ports, env: Record<string, string>) {
  return startService(
    'organiser/src/main.ts',
    {
      WEB_SERVER: local(ports.web),
      ...env,
      ORGANISER_PORT: String(ports.organiser),
      ORGANISER_DESK_PORT: String(ports.desk),
      ORGANISER_METRICS_PORT: String(ports.organiserMetrics),
    },
    path.join(dataDir, 'organiser.log'),
  );
}

function startWeb(dataDir: string, ports: Ports, env: Record<string, string>) {
  return startService(
    'shell/server/main.ts',
    {
      RENDER_PROCESSES: '2',
      // A busy machine decides nothing.
      DATA_LIMIT_MS: '60000',
      ...env,
      PORT: String(ports.web),
      METRICS_PORT: String(ports.webMetrics),
      HOST: '127.0.0.1',
    },
    path.join(dataDir, 'web.log'),
  );
}

/** Runs a script of the project and waits until it exits. `signal` kills it. */
export async function runNode(
  args: string[],
  env: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<CommandResult> {
  const child = spawn(node, args, {
    signal,
    killSignal: 'SIGKILL',
    cwd: root,
    env: { ...processEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child
      .on('error', (error) => error.name !== 'AbortError' && reject(error))
      .once('close', resolve),
  );
  return { code, output };
}
