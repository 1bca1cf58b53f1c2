/** The container files of `deploy` are valid, and the files that they name exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const lines = (text: string, instruction: string) =>
  text.split('\n').filter((line) => line.startsWith(`${instruction} `));

it.each(globSync('deploy/*Containerfile', { cwd: root }))(
  'has valid syntax, a base image version and an unprivileged user: %s',
  (file) => {
    const text = read(file);
    expect(validate(text)).toEqual([]);
    for (const from of lines(text, 'FROM')) expect(from).toMatch(/^FROM [a-z/]+:\d[\w.-]*$/u);
    expect(lines(text, 'USER').at(-1)).toMatch(/^USER (node|1000)$/u);
    expect(text.lastIndexOf('USER ')).toBeLessThan(text.indexOf('CMD '));
  },
);

it('uses the Node of package.json, an existing program and production dependencies only', () => {
  const text = read('deploy/Containerfile');
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(lines(text, 'FROM')).toEqual([`FROM node:${dependencies['node']}-bookworm-slim`]);
  const [, program = '-'] = /CMD \["node", "([^"]+)"\]/u.exec(text) ?? [];
  expect(existsSync(path.join(root, program))).toBe(true);
  expect(text).toContain('npm ci --omit=dev');
  expect(text).toContain('NODE_ENV=production');
});
