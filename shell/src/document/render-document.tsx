import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { StrictMode } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { SWRConfig } from 'swr';
import { createFairStore, FairStoreContext } from '@dswine/shared/section/fair-store';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { loaderOf, type BuiltSection, type Locale } from '@dswine/shared/section/section';
import { createApi } from '../composition/api.ts';
import { createLoadedPages, type LoadedPages } from '../composition/loaded-pages.ts';
import {
  matchPage,
  requestsOf,
  type MatchedPage,
  type PagePart,
} from '../composition/matched-page.ts';
import {
  messagesFor,
  type PageComposition,
  type PageState,
  type FileReference,
} from '../composition/page-state.ts';
import type { RenderedDocument, RenderJob } from '../composition/render-job.ts';
import { ShellProvider, type Shell } from '../composition/shell-context.ts';
import { createSectionErrorsStore } from '../composition/section-errors.store.ts';
import { documentHead } from '../head/document-head.ts';
import { documentOf, type DocumentFiles } from './document.ts';
import { editionIn } from '../composition/edition-key.ts';
import { pageError } from '../errors/page-error.ts';
import { shellPages } from '../shell-pages.tsx';
import { shellRoutes } from '../shell-routes.ts';
import { renderToText } from './render-to-text.ts';
import { createRoutes } from '../routes.tsx';
import { addMessages } from '../messages/message-loader.ts';
import { threadTranslations } from '../messages/thread-translations.ts';

/** The error response that the route's loader throws, if any. */
const errorResponseContext = createContext<Response | undefined>(undefined);
/** Creating a handler ranks all routes, so create one per composition. */
const handlers = new WeakMap<PageComposition, StaticHandler>();

function handlerOf(composition: PageComposition): StaticHandler {
  const cached = handlers.get(composition);
  if (cached) return cached;
  const routes = createRoutes(composition, ({ context }) => {
    const errorResponse = context.get(errorResponseContext);
    if (errorResponse) throw errorResponse;
    return null;
  });
  const handler = createStaticHandler(routes);
  handlers.set(composition, handler);
  return handler;
}

/** Renders a whole HTML document. Rejects if a section throws. */
export async function renderDocument(
  job: RenderJob,
  sections: ReadonlyMap<string, BuiltSection>,
): Promise<RenderedDocument> {
  const { state } = job;
  const url = new URL(state.siteUrl + job.address);
  const { locale } = splitLocale(url.pathname);
  const page = matchPage(state.composition, shellRoutes, url);
  const pageAt = (address: URL) =>
    address.href === url.href ? page : matchPage(state.composition, shellRoutes, address);
  const translations = await threadTranslations(locale);
  const loaded = createLoadedPages(state.broken);

  const parts = shownParts(state, page);
  for (const part of parts) {
    const section = sections.get(part.section.name);
    if (!section) throw new Error(`The section ${part.section.name} was not handed in.`);
    await loadPart({ part, section, locale, loaded, translations });
  }
  if (page?.shellRoute) await shellPages[page.shellRoute.id]?.preload?.();

  const handler = handlerOf(state.composition);
  const context = await queryRoutes(handler, url, errorResponseOf(state, page));
  const edition = editionIn(state);
  const fair = createFairStore({
    language: locale,
    exhibitionCode: state.exhibitionCode,
    exhibitionInfo: edition,
  });
  const router = createStaticRouter(matchedBranch(context), context);
  const body = await renderToText(
    <StrictMode>
      <ShellProvider value={shellOf(state, loaded, pageAt)}>
        <FairStoreContext value={fair}>
          <I18nextProvider i18n={translations}>
            <SWRConfig value={swrConfigOf(state)}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </SWRConfig>
          </I18nextProvider>
        </FairStoreContext>
      </ShellProvider>
    </StrictMode>,
  );

  const requests = page ? requestsOf(page, state.exhibitionCode) : [];
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
  const files = filesOf(job, page, parts);
  const hydratesAtOnce = hydratesOnLoad(state, page);
  return { html: documentOf({ job, locale, head, body, files, hydratesOnLoad: hydratesAtOnce }) };
}

/** Browser-only functions do nothing here. */
const shellOf = (state: PageState, loaded: LoadedPages, pageAt: Shell['pageAt']): Shell => ({
  state,
  composition: () => state.composition,
  api: createApi(state),
  pageAt,
  loaded,
  trouble: createSectionErrorsStore(state.broken),
  retry: () => undefined,
  onPageShown: () => undefined,
  onHydrated: () => undefined,
  ready: Promise.resolve(),
});

/** SWR reads only the data that was loaded before the render. */
const swrConfigOf = ({ data }: PageState) => ({
  provider: () => new Map(),
  fallback: data,
  revalidateIfStale: false,
});

type PartToLoad = {
  part: PagePart;
  section: BuiltSection;
  locale: Locale;
  loaded: LoadedPages;
  translations: i18n;
};

async function loadPart({ part, section, locale, loaded, translations }: PartToLoad) {
  const { name } = part.section;
  if (!translations.hasResourceBundle(locale, name))
    addMessages(translations, name, locale, (await section.loadMessages(locale)).default);
  const { id } = part.source;
  const page = part.kind === 'page' && (await loaderOf(section.routes, id)?.());
  const fragment = part.kind === 'fragment' && (await loaderOf(section.fragments, id)?.());
  if (page) loaded.setPage(part.key, page);
  if (fragment) loaded.setFragment(part.key, fragment);
}

/** The response that the route throws instead of rendering its page. */
function errorResponseOf(state: PageState, page: MatchedPage | undefined): Response | undefined {
  return pageError(state) ?? (page ? undefined : new Response(null, { status: state.status }));
}

async function queryRoutes(handler: StaticHandler, url: URL, errorResponse: Response | undefined) {
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[errorResponseContext, errorResponse]])),
  });
  if (context instanceof Response)
    throw new Error(`The route table answered ${context.status} of its own.`);
  return context;
}

/** The matched routes alone: a static router copies all routes that it is given. */
function matchedBranch({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [route.index ? route : { ...route, children }],
    [],
  );
}

/** The section parts to render: none if an error page replaces the page. */
function shownParts(state: PageState, page: MatchedPage | undefined): readonly PagePart[] {
  if (pageError(state)) return [];
  return (page?.parts ?? []).filter(({ key }) => !state.broken.includes(key));
}

/** Whether something on the page is only right once scripts run: a draft, a retry, a drawing. */
function hydratesOnLoad({ form, broken, failures }: PageState, page?: MatchedPage): boolean {
  const { route, shellRoute } = page ?? {};
  return Boolean(
    route?.hydrate ??
    route?.personal ??
    shellRoute?.forms ??
    form ??
    (broken.length > 0 || Object.keys(failures).length > 0),
  );
}

function filesOf(
  { state, shellFiles }: RenderJob,
  page: MatchedPage | undefined,
  parts: readonly PagePart[],
): DocumentFiles {
  const locale = page?.locale ?? state.locale;
  const lazyFiles = page?.shellRoute && shellFiles.pages[page.shellRoute.id];
  const sectionStyles: FileReference[] = [];
  const scripts = [
    ...shellFiles.scripts,
    ...inLocale(shellFiles.messages, locale),
    ...(lazyFiles?.scripts ?? []),
  ].filter((url) => url !== shellFiles.entry);
  const sectionScripts: string[] = [];
  for (const { section, source } of parts) {
    const messages = messagesFor(source.files, section, locale);
    sectionStyles.push(...section.files.styles, ...source.files.styles);
    sectionScripts.push(...section.files.scripts, ...messages, ...source.files.scripts);
  }
  const once = (styles: FileReference[]) => [
    ...new Map(styles.map((style) => [style[0], style])).values(),
  ];
  return {
    styles: once([...shellFiles.styles, ...(lazyFiles?.styles ?? [])]),
    sectionStyles: once(sectionStyles),
    scripts: [...new Set(scripts)],
    sectionScripts: [...new Set(sectionScripts)],
  };
}
