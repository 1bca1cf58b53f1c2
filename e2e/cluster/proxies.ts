import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../site/service.ts';

/** Where Debian's packages have their programs, and what to install without one. */
const programs = { nginx: '/usr/sbin/nginx', haproxy: '/usr/sbin/haproxy' };
const modules = '/usr/lib/nginx/modules';
export const missingPrograms = [
  ...(existsSync(programs.nginx) ? [] : ['nginx-light']),
  ...(existsSync(path.join(modules, 'ngx_http_js_module.so')) ? [] : ['libnginx-mod-http-js']),
  ...(existsSync(programs.haproxy) ? [] : ['haproxy']),
];

export type Proxy = { end: () => Promise<void> };
/** Servers by name, and the port on which their balancer listens. */
export type Balanced = { name: string; port: number; servers: Readonly<Record<string, number>> };

/**
 * Balances between servers that answer `/readyz` with 200. A read that a server dropped goes to
 * another one; a write does not, because it may have been done.
 */
export async function startBalancer(folder: string, balanced: readonly Balanced[]): Promise<Proxy> {
  const file = path.join(folder, 'haproxy.cfg');
  const sections = balanced.flatMap(({ name, port, servers }) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    '  balance roundrobin',
    '  option httpchk GET /readyz',
    '  http-check expect status 200',
    '  http-request disable-l7-retry if !METH_GET',
    ...Object.entries(servers).map(
      ([server, at]) => `  server ${server} 127.0.0.1:${at} check inter 500ms fall 2 rise 1`,
    ),
  ]);
  const settings = [
    'global',
    '  maxconn 8192',
    'defaults',
    '  mode http',
    '  timeout connect 1s',
    // A busy machine answers late, and would lose all of its servers at once.
    '  timeout check 3s',
    '  timeout client 70s',
    '  timeout server 70s',
    '  option redispatch 1',
    '  retries 3',
    '  retry-on conn-failure empty-response',
    ...sections,
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  const child = spawn(programs.haproxy, ['-db', '-q', '-f', file], { stdio: 'inherit' });
  return startProxy(
    child,
    balanced.map(({ port }) => port),
  );
}

/** Starts nginx with the configuration of `deploy/edge`. */
export async function startEdge(folder: string, port: number, origin: number): Promise<Proxy> {
  const values: Record<string, string> = {
    NGINX_MODULES: modules,
    NGINX_FOLDER: folder,
    EDGE_FOLDER: path.join(root, 'deploy/edge'),
    TRUSTED_PROXIES: '127.0.0.1',
    ORIGIN: `127.0.0.1:${origin}`,
    LISTEN: `127.0.0.1:${port}`,
  };
  const template = await readFile(path.join(root, 'deploy/edge/nginx.conf.template'), 'utf8');
  const file = path.join(folder, 'nginx.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  );
  // Its workers have no right to the folder otherwise.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const args = ['-c', file, '-p', folder, '-g', `daemon off; ${user}`];
  return startProxy(spawn(programs.nginx, args, { stdio: 'inherit' }), [port]);
}

async function startProxy(child: ChildProcess, ports: readonly number[]): Promise<Proxy> {
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  for (const port of ports)
    while (!(await isOpen(port))) {
      if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended.`);
      await pause(20);
    }
  return {
    async end() {
      process.off('exit', kill);
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
