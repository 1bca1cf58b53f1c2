import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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

describe('the links of the settings', () => {
  it('name the sister shows without addresses when nothing is set', () => {
    const { links, stickyOffset } = settingsOf({});
    expect(links.relatedExhibitions.map(({ name, url }) => [name.en, url])).toEqual([
      ['Intelligent Asia', undefined],
      ['Intelligent Asia Thailand', undefined],
    ]);
    expect(links.preRegistration).toBeUndefined();
    expect(links.social).toEqual({});
    expect(stickyOffset).toBe(360);
  });

  it('may be set one by one', () => {
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

  it('may be hidden one by one', () => {
    const hidden = {
      preRegistration: 'none',
      exhibitorService: 'none',
      series: 'none',
      social: { facebook: 'none' },
    };
    expect(settingsOf({ links: hidden }).links).toMatchObject(hidden);
  });

  it.each([
    ['an address that runs a script', { series: 'javascript:alert(1)' }, 'links.series'],
    ['an address with a name and a password', { series: 'https://a:b@c.example/' }, 'links.series'],
    [
      'an address of one language',
      { exhibitorService: { tw: 'https://s.example' } },
      'links.exhibitorService',
    ],
    ['a word that hides nothing', { series: 'off' }, 'links.series'],
    ['an unknown network', { social: { myspace: 'https://m.example' } }, 'links.social'],
    ['an unknown link', { shop: 'https://shop.example' }, 'shop'],
    ['a list', ['https://a.example'], 'links'],
  ])('refuse %s and say where it stands', (_what, links, where) => {
    expect(() => settingsOf({ links })).toThrow(SettingsError);
    expect(() => settingsOf({ links })).toThrow(where);
  });

  it('stand beside an offset of the compact bar that is a number of px', () => {
    expect(settingsOf({ stickyOffset: 480 }).stickyOffset).toBe(480);
    expect(() => settingsOf({ stickyOffset: '480px' })).toThrow('stickyOffset');
  });
});
