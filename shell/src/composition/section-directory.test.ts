import type { Directory, SectionFile } from './composition-file.ts';
import { compositionOf, sectionOf } from './composition.fixture.ts';
import { createSectionDirectory } from './section-directory.ts';

const [events, info] = [
  sectionOf('events', ['Today']),
  sectionOf('info', ['News', 'News/Detail/:id']),
];
const composition = compositionOf([sectionOf('info', ['News'])]);
const directory: Directory = {
  sections: [
    { name: 'events', file: ['/events.json', 'sha256-e'], segments: ['today'] },
    { name: 'info', file: ['/info.json', 'sha256-i'], segments: ['news'] },
  ],
};
const stored: Record<string, Directory | SectionFile> = {
  '/directory.json': directory,
  '/events.json': {
    section: events,
    integrity: { '/events.js': 'sha256-1' },
  },
  '/info.json': {
    section: info,
    integrity: { '/info.js': 'sha256-2' },
  },
};

function startTab(missing: string[] = []) {
  const requested: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    requested.push(`${String(url)} ${options?.integrity}`);
    const file = missing.includes(String(url)) ? undefined : stored[String(url)];
    return file ? Response.json(file) : new Response(null, { status: 404 });
  });
  const known: Record<string, string> = {};
  const tab = createSectionDirectory({
    composition,
    directory: ['/directory.json', 'sha256-d'],
    addIntegrity: (integrity) => Object.assign(known, integrity),
  });
  const ensure = (path: string) => tab.ensure(new URL(path, 'http://localhost'));
  return { tab, ensure, requested, known };
}

it('starts with the sections of its page, and fetches others on navigation', async () => {
  const { tab, ensure, requested, known } = startTab();
  expect(tab.composition()).toBe(composition);
  expect(requested).toEqual([]);
  await ensure('/NoSuchPage');
  expect(tab.composition()).toBe(composition);
  await ensure('/en/TODAY?day=1');
  expect(requested).toEqual(['/directory.json sha256-d', '/events.json sha256-e']);
  expect(known).toEqual({ '/events.js': 'sha256-1' });
  expect(tab.composition().sections.map(({ name }) => name)).toEqual(['events', 'info']);
});

it('completes the section of the current page, and fetches nothing twice', async () => {
  const { tab, ensure, requested } = startTab();
  await Promise.all([ensure('/News/Detail/1'), ensure('/News')]);
  await ensure('/%4eews');
  expect(requested).toHaveLength(2);
  expect(tab.composition().sections).toEqual([info]);
});

it('retries after a failure', async () => {
  const missing = ['/directory.json'];
  const { tab, ensure } = startTab(missing);
  await expect(ensure('/Today')).rejects.toThrow('/directory.json answered 404.');
  missing.splice(0, 1, '/events.json');
  await expect(ensure('/Today')).rejects.toThrow('/events.json answered 404.');
  missing.length = 0;
  await ensure('/Today');
  expect(tab.composition().sections).toHaveLength(2);
});
