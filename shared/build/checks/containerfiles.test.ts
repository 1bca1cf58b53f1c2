/** The container files of `deploy` are valid, and the files that they name exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = globSync('deploy/*Containerfile', { cwd: root }).sort();
const problems = (text: string) => validate(text).map(({ message }) => message);
const lines = (text: string, instruction: string) =>
  text.split('\n').filter((line) => line.startsWith(`${instruction} `));

it('reports unknown and incomplete instructions of a container file', () => {
  expect(problems('FROM node:24\nCOPPY . .')).toEqual(['Unknown instruction: COPPY']);
  expect(problems('FROM node:24\nCOPY .')).toHaveLength(1);
});

it('covers both container files of deploy/', () =>
  expect(files).toEqual(['deploy/Containerfile', 'deploy/Edition.Containerfile']));

it.each(files)('has valid syntax, a base image version and an unprivileged user: %s', (file) => {
  const text = read(file);
  expect(problems(text)).toEqual([]);
  for (const from of lines(text, 'FROM')) expect(from).toMatch(/^FROM [a-z/]+:\d[\w.-]*$/u);
  expect(lines(text, 'USER').at(-1)).toMatch(/^USER (node|1000)$/u);
  expect(text.lastIndexOf('USER ')).toBeLessThan(text.indexOf('CMD '));
  expect(text).not.toMatch(/^ADD /mu);
});

it('uses the Node of package.json, an existing program and production dependencies only', () => {
  const text = read('deploy/Containerfile');
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(lines(text, 'FROM')).toEqual([`FROM node:${dependencies['node']}-bookworm-slim`]);
  expect(existsSync(path.join(root, /CMD \["node", "([^"]+)"\]/u.exec(text)?.[1] ?? '-'))).toBe(
    true,
  );
  expect(lines(text, 'RUN').join('\n')).toContain('npm ci --omit=dev');
  expect(lines(text, 'ENV').join(' ')).toContain('NODE_ENV=production');
});
