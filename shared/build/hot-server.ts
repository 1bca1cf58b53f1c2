import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Compiler, MultiCompiler, Stats } from 'webpack';

type HotServer = {
  /** Answers a request for a built file, or for the news of builds. False: it is for neither. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  stop: () => Promise<void>;
};

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Watches browser builds, and serves their files and, to `hot/client.js`, what was built. */
export function watchAndServe(builds: MultiCompiler): HotServer {
  const { compilers } = builds;
  const news = createNews();
  const settled = settledOf(compilers);
  for (const compiler of compilers)
    compiler.hooks.done.tap('hot', (stats) => news.tell(compiler, stats));
  const watching = builds.watch({}, (error) => error && console.error(error.message));

  async function answerFile(compiler: Compiler, pathname: string, response: ServerResponse) {
    await settled();
    const file = path.join(compiler.outputPath, pathname.slice(publicPathOf(compiler).length));
    if (!file.startsWith(compiler.outputPath + path.sep)) return false;
    const isFile = (await stat(file).catch(() => undefined))?.isFile() ?? false;
    if (!isFile) return false;
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
      // Pages of other sites cannot run what is in work.
      'cross-origin-resource-policy': 'same-origin',
    });
    // The next build may replace it meanwhile, or the page may leave.
    await pipeline(createReadStream(file), response).catch(() => response.destroy());
    return true;
  }

  return {
    async answer({ url = '/', headers }, response) {
      if (!isLocal(headers.host ?? '')) {
        response.writeHead(403).end('Open it by its address or as localhost.\n');
        return true;
      }
      const [pathname = '/'] = url.split('?');
      if (pathname === '/hot-reload') {
        news.listen(response);
        return true;
      }
      const compiler = compilers.find((one) => pathname.startsWith(publicPathOf(one)));
      return compiler ? answerFile(compiler, pathname, response) : false;
    },
    stop: () =>
      new Promise((resolve) => {
        news.end();
        if (watching) watching.close(() => resolve());
        else resolve();
      }),
  };
}

/** What the latest builds are, as server-sent events to all pages that are seen. */
function createNews() {
  const pages = new Set<ServerResponse>();
  const latest = new Map<Compiler, string>();
  return {
    tell(compiler: Compiler, stats: Stats): void {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      const event = {
        build: compiler.options.output.uniqueName,
        hash: stats.hash,
        errors: errors.map(({ moduleName = '', message }) => `${moduleName}\n${message}`),
      };
      const text = `data: ${JSON.stringify(event)}\n\n`;
      latest.set(compiler, text);
      for (const page of pages) page.write(text);
    },
    listen(response: ServerResponse): void {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write([...latest.values()].join(''));
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    end(): void {
      for (const page of pages) page.end();
    },
  };
}

/** Resolves when no build is running. */
function settledOf(compilers: readonly Compiler[]): () => Promise<void> {
  const building = new Set(compilers);
  let waiting: (() => void)[] = [];
  const end = (compiler: Compiler) => {
    building.delete(compiler);
    if (building.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  for (const compiler of compilers) {
    for (const hook of [compiler.hooks.invalid, compiler.hooks.watchRun])
      hook.tap('hot', () => void building.add(compiler));
    compiler.hooks.done.tap('hot', () => end(compiler));
    compiler.hooks.failed.tap('hot', () => end(compiler));
  }
  return async () => {
    if (building.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  };
}

function publicPathOf({ options }: Compiler): string {
  return String(options.output.publicPath);
}

/** A page of another site can point its own name to this machine, but not an address. */
function isLocal(host: string): boolean {
  return /^(([\w-]+\.)?localhost|[\d.]+|\[[\da-f:]+\])(:\d+)?$/i.test(host);
}
