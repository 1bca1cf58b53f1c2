import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { createFairStore, FairStoreContext } from '@dswine/shared/section/fair-store';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import type { Section } from '@dswine/shared/section/section';
import { createApi } from './composition/api.ts';
import { createLoadedPages } from './composition/loaded-pages.ts';
import { homeFragments, matchPage, requestsOf, type MatchedPage } from './composition/matched-page.ts';
import { pageKey, type LiveFiles, type PageState, type Style } from './composition/page-state.ts';
import { ShellProvider, type Shell } from './composition/shell-context.ts';
import { createTroubleStore } from './composition/trouble.store.ts';
import { documentHead } from './document-head.ts';
import { documentOf } from './document.ts';
import { editionIn } from './edition-key.ts';
import { pageRefusal } from './errors/page-refusal.ts';
import { homeRoute } from './home/home-route.ts';
import { ownPages } from './own-pages.tsx';
import { renderToText } from './render-to-text.ts';
import { createRoutes } from './routes.tsx';
import { addWords, createTranslations, loadShellWords } from './words.ts';

/** Everything that a rendering needs; it asks nothing of the network. */
export type RenderJob = {
  /** Path and query. */
  address: string;
  state: PageState;
  importMap: string;
  bootScript: string;
  shellFiles: {
    entry: string;
    icon: string;
    scripts: string[];
    styles: Style[];
    words: Record<'tw' | 'en', string[]>;
    /** What the shell's own pages need beside, by their ids. */
    pages: Record<string, LiveFiles>;
  };
};

export type RenderedDocument = { html: string };

/** Renders a whole document. Sections come as their doors; a section that throws rejects the rendering. */
export async function renderDocument(
  job: RenderJob,
  sections: ReadonlyMap<string, Section>,
): Promise<RenderedDocument> {
  const { state } = job;
  const url = new URL(state.siteUrl + job.address);
  const { locale } = splitLocale(url.pathname);
  const page = matchPage(state.composition, url);
  const translations = createTranslations(locale);
  const loaded = createLoadedPages(state.broken);
  addWords(translations, 'shell', locale, (await loadShellWords(locale)).words);

  for (const part of partsOf(state, page).filter(({ key }) => !state.broken.includes(key))) {
    const door = sections.get(part.section);
    if (!door) throw new Error(`The section ${part.section} was not handed in.`);
    if (!translations.hasResourceBundle(locale, part.section))
      addWords(translations, part.section, locale, (await door.loadWords(locale)).words);
    const route = part.kind === 'page' ? door.routes.find(({ id }) => id === part.id) : undefined;
    const fragment = part.kind === 'fragment' ? door.fragments.find(({ id }) => id === part.id) : undefined;
    if (route) loaded.setPage(part.key, await route.load());
    if (fragment) loaded.setFragment(part.key, await fragment.load());
  }

  if (page?.own) await ownPages[page.own.id]?.arrive?.();

  const handler = createStaticHandler(
    createRoutes(state.composition, () => {
      const refusal = pageRefusal(state) ?? (page ? undefined : new Response(null, { status: state.status }));
      if (refusal) throw refusal;
      return null;
    }),
  );
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`The route table answered ${context.status} of its own.`);
  const shell: Shell = {
    state,
    api: createApi(state),
    loaded,
    trouble: createTroubleStore(state.broken),
    retry: () => undefined,
    settle: () => undefined,
  };
  const edition = editionIn(state);
  const fair = createFairStore({ language: locale, exhibitionCode: state.exhibitionCode, exhibitionInfo: edition });
  const body = await renderToText(
    <StrictMode>
      <ShellProvider value={shell}>
        <FairStoreContext value={fair}>
          <I18nextProvider i18n={translations}>
            <SWRConfig value={{ provider: () => new Map(), fallback: state.data, revalidateIfStale: false }}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </SWRConfig>
          </I18nextProvider>
        </FairStoreContext>
      </ShellProvider>
    </StrictMode>,
  );

  const requests = page ? requestsOf(state.composition, page, state.exhibitionCode) : [];
  const head = documentHead({
    state,
    locale,
    page,
    requests,
    data: (key) => state.data[key],
    edition,
    loaded,
    translations,
  });
  return { html: documentOf({ job, locale, head, body, files: filesOf(job, page) }) };
}

type Part = { key: string; section: string; id: string; kind: 'page' | 'fragment' };

/** The pages and fragments of sections that a page consists of. */
export function partsOf(state: PageState, page: MatchedPage | undefined): Part[] {
  if (!page || pageRefusal(state)) return [];
  if (page.section)
    return [
      { key: pageKey(page.section.name, page.route.id), section: page.section.name, id: page.route.id, kind: 'page' },
    ];
  if (page.route !== homeRoute) return [];
  return homeFragments(state.composition).map(({ section, fragment }) => ({
    key: pageKey(section.name, fragment.id),
    section: section.name,
    id: fragment.id,
    kind: 'fragment',
  }));
}

/** The files of this page: styles before paint, scripts after it. */
function filesOf(
  { state, shellFiles }: RenderJob,
  page: MatchedPage | undefined,
): { styles: Style[]; scripts: string[] } {
  const locale = page?.locale ?? state.locale;
  const parts = partsOf(state, page).filter(({ key }) => !state.broken.includes(key));
  const late = page?.own && shellFiles.pages[page.own.id];
  const styles: Style[] = [...shellFiles.styles, ...(late?.styles ?? [])];
  const scripts = [...shellFiles.scripts, ...shellFiles.words[locale], ...(late?.scripts ?? [])];
  for (const part of parts) {
    const section = state.composition.sections.find(({ name }) => name === part.section);
    const own =
      part.kind === 'page'
        ? section?.routes.find(({ id }) => id === part.id)
        : section?.fragments.find(({ id }) => id === part.id);
    if (!section || !own) continue;
    styles.push(...section.files.styles, ...own.files.styles);
    scripts.push(...section.files.scripts, ...section.words[locale], ...own.files.scripts);
  }
  const once = new Map(styles.map((style) => [style[0], style]));
  return { styles: [...once.values()], scripts: [...new Set(scripts)].filter((url) => url !== shellFiles.entry) };
}
