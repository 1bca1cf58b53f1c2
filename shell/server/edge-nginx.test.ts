import { readFileSync } from 'node:fs';
import path from 'node:path';
import nginx from '../../deploy/edge/nginx-edge.js';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the nginx edge rule', () => {
  const request = (uri: string, headersIn: Record<string, string> = {}, method = 'GET') => ({
    method,
    variables: { request_uri: uri },
    headersIn,
  });
  const reader = { Accept: 'text/html', 'Accept-Language': 'en', 'User-Agent': 'Mozilla/5.0' };

  it.each([
    [reader, '/en/News'],
    [{ ...reader, Cookie: 'dswine_locale=tw' }, ''],
    [{ ...reader, 'User-Agent': 'Googlebot/2.1' }, ''],
    [{ ...reader, 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }, ''],
  ])('chooses the language redirect from the headers %j', (headers, redirect) => {
    expect(nginx.redirect(request('/News', headers))).toBe(redirect);
  });

  it('sets a cache key for cacheable requests only', () => {
    expect(nginx.key(request('/News?utm_source=mail&page=2'))).toBe('/News?page=2');
    expect(nginx.key(request('/Contact', {}, 'POST'))).toBe('');
  });

  it('rewrites the target for canary readers only', () => {
    const Cookie = 'dswine_cohort=3.0123abcd';
    expect(nginx.target(request('/en/News', { Cookie }))).toBe('/releases/cohort/0123abcd/en/News');
    expect(nginx.target(request('/en/News'))).toBe('');
  });

  it('has only template variables that the cluster sets and the README documents', () => {
    const names = read('deploy/edge/nginx.conf.template').match(/(?<=\$\{)\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      expect(read('e2e/cluster/proxies.ts')).toContain(`${name}:`);
      expect(read('deploy/README.md')).toContain(`$${name}`);
    }
  });
});
