import { setImmediate as flush } from 'node:timers/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SectionEntry } from '@dswine/shared/section/section';
import { waitFor } from '@testing-library/react';
import { createTranslations, MESSAGES_CHANGED } from '../messages/message-loader.ts';
import type { CompositionSection, PageComposition } from '../composition/page-state.ts';
import { createSectionMessages } from './section-messages.ts';

const whole = { list: { title: '參展商', empty: '沒有' } };
const section: CompositionSection = {
  name: 'visitor',
  version: '1.0.0',
  entry: '/entry.js',
  files: { scripts: [], styles: [], messages: { tw: ['/all-tw.js'], en: ['/all-en.js'] } },
  routes: [],
  fragments: [],
};
const withoutAll = { ...section, files: { scripts: [], styles: [] } };

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'dswine-part-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function setUp() {
  const translations = createTranslations('tw', {
    saveMissing: true,
    saveMissingTo: 'current',
  });
  const loadMessages = jest.fn(async () => ({ default: whole }));
  const loaded: SectionEntry = { routes: {}, fragments: {}, loadMessages };
  let known: CompositionSection[] = [withoutAll];
  const ensure = jest.fn(async () => void (known = [section]));
  const addPartMessages = createSectionMessages({
    translations,
    loader: { load: async () => loaded },
    directory: {
      ensure,
      composition: () => ({ sections: known }) as Pick<PageComposition, 'sections'> as never,
    },
  });
  const text = (key: string) => translations.t(key, { ns: 'visitor' }) as string;
  return { addPartMessages, loadMessages, ensure, text, translations };
}

function writePart(messages: object): string {
  const file = path.join(folder, 'part.cjs');
  writeFileSync(file, `exports.__esModule = true; exports.default = ${JSON.stringify(messages)};`);
  return file;
}

it('adds the messages of a part alone if it has its own, else those of the section once', async () => {
  const { addPartMessages, loadMessages, text } = setUp();
  const file = writePart({ list: { title: '參展商' } });
  const files = { scripts: [], styles: [], messages: { tw: [file], en: [] } };
  await addPartMessages(withoutAll, files, 'tw');
  expect(text('list.title')).toBe('參展商');
  expect(loadMessages).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times += 1)
    await addPartMessages(section, { scripts: [], styles: [] }, 'tw');
  expect(text('list.empty')).toBe('沒有');
  expect(loadMessages).toHaveBeenCalledTimes(1);
});

it('adds all messages of the section when one is missing, and shows them', async () => {
  const { addPartMessages, loadMessages, ensure, text, translations } = setUp();
  const file = writePart({ list: { title: '參展商' } });
  const files = { scripts: [], styles: [], messages: { tw: [file], en: [] } };
  await addPartMessages(withoutAll, files, 'tw');
  const shown = jest.fn();
  translations.on(MESSAGES_CHANGED, shown);
  expect(text('list.empty')).toBe('list.empty');
  await waitFor(() => expect(shown).toHaveBeenCalled());
  expect(text('list.empty')).toBe('沒有');
  expect(document.head.querySelector('[href="/all-tw.js"], [src="/all-tw.js"]')).not.toBeNull();
  text('list.neither');
  expect([ensure, loadMessages].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('asks once for messages that many renderings miss, and never for those of no section', async () => {
  const { ensure, text, translations } = setUp();
  const shown = jest.fn();
  translations.on(MESSAGES_CHANGED, shown);
  // As the page does.
  translations.on(MESSAGES_CHANGED, () => translations.t('no.such', { ns: 'shell' }));
  for (let times = 0; times < 3; times += 1) text('list.empty');
  translations.t('no.such', { ns: 'shell' });
  await waitFor(() => expect(shown).toHaveBeenCalled());
  await flush();
  expect(shown).toHaveBeenCalledTimes(1);
  // For the section and for the shell.
  expect(ensure).toHaveBeenCalledTimes(2);
});
