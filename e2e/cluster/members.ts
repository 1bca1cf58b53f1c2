import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startService, type Service } from '../site/service.ts';
import type { Bucket } from './bucket.ts';

/** A process that can be killed and started again. */
export type Member = {
  name: string;
  port: number;
  metricsPort: number;
  /** Of the process that runs now. */
  pid: () => number;
  start: () => Promise<void>;
  /** By default SIGKILL. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

/** What the members have in common. */
export type SharedSettings = {
  /** The organisers' folder, and the publisher's. */
  dataDir: string;
  databaseUrl: string;
  /** The address of the edge. */
  url: string;
  /** The port of the organisers' balancer. */
  api: number;
  smtp: string;
  bucket: Bucket;
};

/** Days before the fair, when all forms are open. */
const clock = Date.parse('2026-04-01T09:00:00+08:00') - Date.now();

export async function organiser(shared: SharedSettings, number: number): Promise<Member> {
  return member(`organiser-${number}`, 'organiser/src/main.ts', shared.dataDir, (ports) => ({
    DATA_DIR: shared.dataDir,
    DATABASE_URL: shared.databaseUrl,
    ORGANISER_PORT: ports.port,
    ORGANISER_DESK_PORT: '0',
    ORGANISER_METRICS_PORT: ports.metricsPort,
    SITE_ORIGINS: shared.url,
    SMTP_URL: shared.smtp,
    MAIL_FROM: 'fair@dswine.example',
    PREPARE_PICTURES: 'off',
    // The load comes from one address.
    NODE_ENV: 'test',
    FORM_GUARDS: 'off',
    OUTBOX_LEASE_MS: '1000',
  }));
}

/** A web server with a folder of its own, which has `root.json` only, as on a machine of its own. */
export async function webServer(shared: SharedSettings, number: number): Promise<Member> {
  const name = `web-${number}`;
  const folder = path.join(shared.dataDir, name);
  await mkdir(path.join(folder, 'keys'), { recursive: true });
  await cp(path.join(shared.dataDir, 'keys/root.json'), path.join(folder, 'keys/root.json'));
  return member(name, 'shell/server/main.ts', shared.dataDir, (ports) => ({
    ...shared.bucket.environment('servers'),
    DATA_DIR: folder,
    PORT: ports.port,
    METRICS_PORT: ports.metricsPort,
    HOST: '127.0.0.1',
    SITE_URL: shared.url,
    SITE_CONFIG: path.join(import.meta.dirname, 'site.json'),
    ORGANISER: `http://127.0.0.1:${shared.api}`,
  }));
}

type Ports = Record<'port' | 'metricsPort', string>;

async function member(
  name: string,
  script: string,
  logs: string,
  settingsWith: (ports: Ports) => Record<string, string>,
): Promise<Member> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = {
    LOG_LEVEL: 'warn',
    CLOCK_OFFSET_MS: String(clock),
    TRUSTED_PROXIES: 'loopback',
    ...settingsWith({ port: String(port), metricsPort: String(metricsPort) }),
  };
  let service: Service | undefined;
  return {
    name,
    port,
    metricsPort,
    pid: () => service?.pid ?? 0,
    async start() {
      service = await startService(script, env, path.join(logs, `${name}.log`));
    },
    async end(signal = 'SIGKILL') {
      await service?.end(signal);
    },
  };
}
