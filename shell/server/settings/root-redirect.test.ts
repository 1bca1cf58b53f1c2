import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function redirectOf(rootRedirect: unknown) {
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify({ rootRedirect }));
  return readSettings({ DATA_DIR: folder }, folder).rootRedirect;
}

it('accepts a page of the site and a redirect status', () => {
  expect(redirectOf({ target: '/News' })).toEqual({ target: '/News' });
  expect(redirectOf({ target: '/en/VisitorExhibitor/wine', status: 301 })).toMatchObject({
    status: 301,
  });
});

it.each([
  ['the root itself, an endless redirect', { target: '/' }],
  ['another host', { target: '//elsewhere.example' }],
  ['another origin', { target: 'https://elsewhere.example/' }],
  ['a host after a backslash', { target: '/\\elsewhere.example' }],
  ['a status that is no redirect', { target: '/News', status: 200 }],
])('rejects %s', (_what, rootRedirect) => {
  expect(() => redirectOf(rootRedirect)).toThrow('rootRedirect');
});
