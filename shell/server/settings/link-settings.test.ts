import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, SettingsError } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads settings from a file with this content. */
function settingsOf(file: object) {
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(file));
  return readSettings({ DATA_DIR: folder }, folder);
}

describe('the link settings', () => {
  it('name the sister shows without URLs by default', () => {
    const { links, stickyOffset } = settingsOf({});
    expect(links.relatedExhibitions.map(({ name, url }) => [name.en, url])).toEqual([
      ['Intelligent Asia', undefined],
      ['Intelligent Asia Thailand', undefined],
    ]);
    expect(links.preRegistration).toBeUndefined();
    expect(links.social).toEqual({});
    expect(stickyOffset).toBe(360);
  });

  it('can be set one by one', () => {
    const { links } = settingsOf({
      links: {
        preRegistration: 'https://a.example/x?y=1',
        social: { youtube: 'https://y.example/@fair' },
      },
    });
    expect(links.preRegistration).toBe('https://a.example/x?y=1');
    expect(links.social).toEqual({ youtube: 'https://y.example/@fair' });
    expect(links.relatedExhibitions).toHaveLength(2);
  });

  it('can be hidden one by one', () => {
    const hidden = {
      preRegistration: 'none',
      exhibitorService: 'none',
      series: 'none',
      social: { facebook: 'none' },
    };
    expect(settingsOf({ links: hidden }).links).toMatchObject(hidden);
  });

  it.each([
    ['a javascript: URL', { series: 'javascript:alert(1)' }, 'links.series'],
    ['a URL with a user name and a password', { series: 'https://a:b@c.example/' }, 'links.series'],
    [
      'a URL for one language only',
      { exhibitorService: { tw: 'https://s.example' } },
      'links.exhibitorService',
    ],
    ['an unknown keyword', { series: 'off' }, 'links.series'],
    ['an unknown network', { social: { myspace: 'https://m.example' } }, 'links.social'],
    ['an unknown link', { shop: 'https://shop.example' }, 'shop'],
    ['a list', ['https://a.example'], 'links'],
  ])('reject %s and name the setting', (_what, links, where) => {
    expect(() => settingsOf({ links })).toThrow(SettingsError);
    expect(() => settingsOf({ links })).toThrow(where);
  });

  it('accept a sticky offset only as a number of px', () => {
    expect(settingsOf({ stickyOffset: 480 }).stickyOffset).toBe(480);
    expect(() => settingsOf({ stickyOffset: '480px' })).toThrow('stickyOffset');
  });
});
