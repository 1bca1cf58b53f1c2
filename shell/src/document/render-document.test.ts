import { createElement } from 'react';
import type { Locale, SectionEntry } from '@dswine/shared/section/section';
import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import type { RenderJob } from '../composition/render-job.ts';
import { sampleComposition, siteUrl } from '../head/document-head.fixture.ts';
import { renderDocument } from './render-document.tsx';

const loadMessages = jest.fn(async (locale: Locale) => ({
  default: { skip: locale === 'tw' ? '消息' : 'News' },
}));
const section: SectionEntry = {
  routes: {
    news: async () => ({
      Page: () => createElement('h1', {}, 'an article'),
      head: ({ t }) => ({ title: t('skip'), description: '' }),
    }),
  },
  fragments: {},
  loadMessages,
};

/** A copy of the sample composition that counts reads of the path of a page that is not shown. */
function countedComposition() {
  const composition = structuredClone(sampleComposition);
  const other = composition.sections[0]?.routes[1];
  const { path } = other ?? {};
  let reads = 0;
  Object.defineProperty(other, 'path', {
    get() {
      reads += 1;
      return path;
    },
  });
  return { composition, reads: () => reads };
}

type Composition = typeof sampleComposition;

async function htmlOf(address: string, composition: Composition, status = 200): Promise<string> {
  const locale = address.startsWith('/en') ? 'en' : 'tw';
  const job: RenderJob = {
    address,
    state: {
      locale,
      status,
      exhibitionCode: 'DSWINE2026',
      expoApi: '/api/expo/',
      authApi: '/api/auth/',
      siteUrl,
      siteName: 'DSWINE',
      law: { ageQuestion: false },
      links: sampleLinks,
      offline: false,
      deviceHeaders: false,
      stickyOffset: 0,
      renderedAt: '2026-03-01T01:00:00.000Z',
      clockOffset: 0,
      dateBar: false,
      composition,
      data: {},
      failures: {},
      broken: [],
    },
    compositionFile: ['/releases/compositions/1.0.json', ''],
    bootScript: '',
    shellFiles: {
      entry: '/e.js',
      icon: '/i.svg',
      early: undefined,
      federation: undefined,
      importMap: '{}',
      integrity: {},
      scripts: [],
      styles: [],
      messages: { tw: [], en: [] },
      pages: {},
    },
  };
  return (await renderDocument(job, new Map([['info', section]]))).html;
}

it('lists the scripts of sections apart from the shell’s', async () => {
  const sectionsOf = (html: string) => {
    const [, text = ''] = /id="start">(.*?)<\/script>/.exec(html) ?? [];
    const { sections } = JSON.parse(text) as { sections: [path: string, hash: string][] };
    return sections.map(([path]) => path);
  };
  const composition = structuredClone(sampleComposition);
  composition.sections[0]?.files.scripts.push('/releases/mfe-info/browser/entry.js');
  expect(sectionsOf(await htmlOf('/News', composition))).toEqual(['mfe-info/browser/entry.js']);
  expect(sectionsOf(await htmlOf('/nowhere', composition, 404))).toEqual([]);
});

it('loads the messages of a language once for any number of pages', async () => {
  for (const composition of [sampleComposition, structuredClone(sampleComposition)])
    for (const [address, title] of [
      ['/News', '消息'],
      ['/en/News', 'News'],
      ['/en/News/show', 'News'],
    ] as const)
      expect(await htmlOf(address, composition)).toContain(`<title>${title}`);
  expect(loadMessages.mock.calls).toEqual([['tw'], ['en']]);
});

it('compiles the routes of a composition once for any number of pages', async () => {
  const { composition, reads } = countedComposition();
  expect(await htmlOf('/News', composition)).toContain('<h1>an article</h1>');
  const compiled = reads();
  for (const address of ['/News', '/en/News/show'])
    expect(await htmlOf(address, composition)).toContain('<h1>an article</h1>');
  expect(await htmlOf('/nowhere', composition, 404)).not.toContain('an article');
  expect(reads()).toBe(compiled);
});
