import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { watchAndServe } from './hot-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dswine-hot-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Sends the path as it is; fetch would resolve its dots. */
function get(port: number, target: string, host = `localhost:${port}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, path: target, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
        // The news have no end.
        if (target === '/hot-reload') request.destroy();
      });
      response.on('close', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    request.on('error', reject);
  });
}

it('serves the files of the latest build and its news, to this machine only', async () => {
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/index.js'), 'console.log(1)');
  writeFileSync(path.join(folder, 'secret.js'), 'secret');
  const builds = webpack([
    {
      context: folder,
      mode: 'development',
      output: { path: path.join(folder, 'built'), publicPath: '/files/', uniqueName: 'own' },
    },
  ]);
  const { answer, stop } = watchAndServe(builds);
  const server = http.createServer((request, response) => {
    void answer(request, response).then((isDone) => isDone || response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const file = await get(port, '/files/main.js');
  expect(file).toMatchObject({
    status: 200,
    headers: { 'cross-origin-resource-policy': 'same-origin' },
  });
  expect(file.body).toContain('console.log(1)');
  const news = await get(port, '/hot-reload');
  expect(JSON.parse(news.body.slice('data: '.length))).toEqual({
    build: 'own',
    hash: expect.any(String) as string,
    errors: [],
  });
  for (const target of ['/files/../secret.js', '/files/..%2fsecret.js', '/files/', '/other'])
    expect((await get(port, target)).status).toBe(404);
  expect((await get(port, '/files/main.js', 'evil.example')).status).toBe(403);

  server.close();
  await stop();
});
