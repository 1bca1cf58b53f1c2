import type { Logger } from 'pino';
import type { Exhibition, ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { FormState } from '@dswine/shared/form/form-state';
import { showPhase } from '@dswine/shared/fair/show-phase';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import {
  hasFreeText,
  homeFragments,
  matchPage,
  pageName,
  requestsOf,
  type MatchedPage,
} from '../src/composition/matched-page.ts';
import { problemOf, type Problem } from '../src/errors/page-refusal.ts';
import { pageKey, type PageState } from '../src/composition/page-state.ts';
import { editionKey } from '../src/edition-key.ts';
import { menuCallsOf } from '../src/frame/menu-calls.ts';
import { homeRoute } from '../src/home/home-route.ts';
import type { BrokenReleases } from './broken-releases.ts';
import { lastResort } from './last-resort.ts';
import type { ExpoData } from './expo-data.ts';
import { lawOf } from './law-settings.ts';
import type { ResolvedComposition as Live } from './live-composition.ts';
import { RenderFailed, type RenderPool } from './render-pool.ts';
import type { Settings } from './settings.ts';
import { Overloaded } from './turns.ts';

export type RenderedPage = {
  status: number;
  html: string;
  /** When the show's next state begins, ms since the epoch: until then it is true. */
  trueUntil: number;
  /** Whether it shows everything that it should: only such a page is kept as a good copy. */
  whole: boolean;
  /** The organiser's answers that it shows, by request key. */
  data?: Readonly<Record<string, unknown>>;
};

/** A page rendered for one reader: how his own data is loaded, if the page is his own, and the form that he posted, if it was refused. */
export type Visit = { load?: ExpoData['load'] | undefined; form?: FormState | undefined };

export type RenderPage = (live: Live, url: URL, visit?: Visit) => Promise<RenderedPage>;

type Tools = { settings: Settings; pool: RenderPool; data: ExpoData; broken: BrokenReleases; log: Logger };

/** After so many ms a page is made anew whose menu could not be asked for. */
const MENU_AGAIN_MS = 30_000;

/** Renders what stands at an address with a composition. It always answers a page, however much of it is missing. */
export function createPageRenderer({ settings, pool, data, broken, log }: Tools): RenderPage {
  return async function renderPage(live, url, visit) {
    try {
      return await renderWith(live, url, visit);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      log.warn({ event: 'overloaded', page: pageName(matchPage(live.composition, url)) }, 'no thread was free in time');
      return { status: 503, html: lastResort(live, settings.siteUrl, 'busy'), trueUntil: 0, whole: false };
    }
  };

  async function renderWith(live: Live, url: URL, visit: Visit | undefined): Promise<RenderedPage> {
    const page = matchPage(live.composition, url);
    const answers = await loadData(live, url, page, visit);
    const parts = partsOf(live, page);
    const gone = page !== undefined && answers.missing;
    const unfit = page !== undefined && namesUnknownMiddleware(live, page);
    const status = unfit ? 500 : page ? (gone ? 404 : (answers.refused ?? 200)) : 404;
    const blame = (key: string) => `${live.revision} ${key} ${inputOf(page, visit)}`;
    const unusable = parts.filter(
      ({ key, section }) => live.composition.unavailable.includes(section) || broken.isSpared(blame(key)),
    );
    const first = await attempt(
      live,
      url,
      page,
      status,
      answers,
      unusable.map(({ key }) => key),
      unfit ? 'unknownMiddleware' : undefined,
    );
    const result =
      first instanceof Error
        ? await isolate(
            live,
            url,
            page,
            status,
            answers,
            parts.map(({ key }) => key),
            { blame, first },
          )
        : first;
    const own = page?.section ? pageKey(page.section.name, page.route.id) : undefined;
    const unshown = (own !== undefined && result.broken.includes(own)) || (answers.failed && status === 200);
    const shown = result.status !== 500 && unshown ? 503 : result.status;
    return {
      status: shown,
      html: result.html,
      trueUntil: Math.min(
        trueUntil(editionIn(answers.data), settings),
        answers.menuFailed ? Date.now() + MENU_AGAIN_MS : Number.POSITIVE_INFINITY,
      ),
      whole: shown < 500 && result.broken.length === 0 && answers.complete,
      data: answers.data,
    };
  }

  type Answers = {
    data: Record<string, unknown>;
    failures: Record<string, number>;
    missing: boolean;
    failed: boolean;
    /** The organiser does not give a required answer out (403), or not so soon again (429). */
    refused?: 403 | 429;
    complete: boolean;
    /** The releases' entries stand in for those of a call: the page is well, but is made anew before long. */
    menuFailed: boolean;
    form?: FormState | undefined;
  };

  /** All that the page needs, side by side, under one deadline. */
  async function loadData(
    live: Live,
    { pathname }: URL,
    page: MatchedPage | undefined,
    visit: Visit | undefined,
  ): Promise<Answers> {
    const signal = AbortSignal.timeout(settings.dataLimit);
    const requests = [
      { name: 'edition', key: editionKey(settings.exhibitionCode), optional: true },
      ...(page ? requestsOf(live.composition, page, settings.exhibitionCode) : []),
    ];
    const answers: Answers = {
      data: {},
      failures: {},
      missing: false,
      failed: false,
      complete: true,
      menuFailed: false,
      form: visit?.form,
    };
    const { locale } = splitLocale(pathname);
    const ofMenu = menuCallsOf(live.composition, locale, settings.exhibitionCode).map(async ({ key }) => {
      const answer = await data.load(key, signal);
      if ('data' in answer) answers.data[key] = answer.data;
      else answers.menuFailed ||= answer.code !== 404;
    });
    await Promise.all([
      ...ofMenu,
      ...requests.map(async ({ name, key, optional }) => {
        const own = key === editionKey(settings.exhibitionCode) ? undefined : visit?.load;
        const answer = await (own ?? data.load)(key, signal);
        if ('data' in answer) {
          answers.data[key] = answer.data;
          return;
        }
        answers.failures[key] = answer.code;
        if (answer.code === 0 || answer.code >= 500)
          log.warn(
            { event: 'data-missing', page: pageName(page), call: name, code: answer.code },
            'an answer of the organiser is missing',
          );
        if (answer.code === 404 || answer.code === 400) answers.missing ||= !optional;
        else if ((answer.code === 403 || answer.code === 429) && !optional) answers.refused = answer.code;
        else {
          answers.complete = false;
          answers.failed ||= !optional;
        }
      }),
    ]);
    return answers;
  }

  function editionIn(data: Record<string, unknown>): ExhibitionInfo | undefined {
    return (data[editionKey(settings.exhibitionCode)] as Exhibition | undefined)?.web_Exhibition_Info;
  }

  function partsOf(live: Live, page: MatchedPage | undefined): { key: string; section: string }[] {
    if (!page) return [];
    if (page.section) return [{ key: pageKey(page.section.name, page.route.id), section: page.section.name }];
    if (page.route !== homeRoute) return [];
    return homeFragments(live.composition).map(({ section, fragment }) => ({
      key: pageKey(section.name, fragment.id),
      section: section.name,
    }));
  }

  type Attempt = { html: string; broken: string[]; status: number };

  async function attempt(
    live: Live,
    url: URL,
    page: MatchedPage | undefined,
    status: number,
    answers: Answers,
    brokenKeys: string[],
    problem?: Problem,
  ): Promise<Attempt | Error> {
    const { locale } = splitLocale(url.pathname);
    const edition = editionIn(answers.data);
    const state: PageState = {
      locale,
      status,
      ...(problem && { problem }),
      exhibitionCode: settings.exhibitionCode,
      law: lawOf(settings),
      expoApi: settings.expoApi,
      authApi: settings.authApi,
      siteUrl: settings.siteUrl,
      links: settings.links,
      offline: settings.offline,
      stickyOffset: settings.stickyOffset,
      deviceHeaders: settings.trustedProxies !== undefined,
      siteName: edition ? inLocale(edition.ShortName, locale) : settings.exhibitionCode,
      renderedAt: new Date().toISOString(),
      clockOffset: settings.clockOffset,
      composition: live.composition,
      data: answers.data,
      failures: answers.failures,
      broken: brokenKeys,
      ...(answers.form && { form: answers.form }),
    };
    const needed = new Set(
      partsOf(live, page)
        .filter(({ key }) => !brokenKeys.includes(key))
        .map(({ section }) => section),
    );
    const sections = Object.fromEntries(Object.entries(live.bundles.sections).filter(([name]) => needed.has(name)));
    try {
      const { html } = await pool.render({
        job: {
          address: url.pathname + (page ? writeQuery(page.query) : ''),
          state,
          importMap: live.importMap,
          bootScript: live.bootScript,
          shellFiles: live.shellFiles,
        },
        shell: live.bundles.shell,
        sections,
      });
      return { html, broken: brokenKeys, status };
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      log.error(
        {
          event: 'render-failed',
          page: pageName(page),
          revision: live.revision,
          err: error,
          tookTooLong: tookTooLong(error),
        },
        'a rendering failed',
      );
      return error as Error;
    }
  }

  /** Finds out which part fails by rendering each alone, and renders the page without those. */
  async function isolate(
    live: Live,
    url: URL,
    page: MatchedPage | undefined,
    status: number,
    answers: Answers,
    keys: string[],
    { blame, first }: { blame: (key: string) => string; first: Error },
  ): Promise<Attempt> {
    const failing: string[] = [];
    for (const key of keys) {
      // The only part there is gets another chance, in a thread with a fresh heap; not another `limit` of waiting.
      const alone =
        keys.length === 1 && first instanceof RenderFailed && first.tookTooLong
          ? undefined
          : await attempt(
              live,
              url,
              page,
              status,
              answers,
              keys.filter((other) => other !== key),
            );
      if (alone !== undefined && !(alone instanceof Error)) {
        if (keys.length === 1) return alone;
        continue;
      }
      failing.push(key);
      broken.report(blame(key));
    }
    const rest = await attempt(live, url, page, status, answers, failing);
    if (!(rest instanceof Error)) return rest;
    const known = { ...answers, data: onlyEdition(answers) };
    const bare = await attempt(live, url, page, 500, known, keys, problemOf(rest.message));
    return bare instanceof Error ? { html: lastResort(live, settings.siteUrl), broken: keys, status: 500 } : bare;
  }

  function onlyEdition(answers: Answers): Record<string, unknown> {
    const key = editionKey(settings.exhibitionCode);
    return key in answers.data ? { [key]: answers.data[key] } : {};
  }
}

/** Until when a page shows the show's present state, by the real clock. */
function trueUntil(edition: ExhibitionInfo | undefined, { clockOffset }: Pick<Settings, 'clockOffset'>): number {
  if (!edition) return Number.POSITIVE_INFINITY;
  const state = showPhase(edition, new Date(Date.now() + clockOffset).toISOString());
  return state.phase === 'after' ? Number.POSITIVE_INFINITY : Date.parse(state.changesAt) - clockOffset;
}

/**
 * What visitors themselves bring into a rendering. What fails with it is blamed for renderings of this kind alone, so
 * that nobody can take a page from the others by what he types.
 */
function inputOf(page: MatchedPage | undefined, visit: Visit | undefined): 'form' | 'own' | 'text' | 'none' {
  if (visit?.form) return 'form';
  if (visit?.load) return 'own';
  return page && hasFreeText(page) ? 'text' : 'none';
}

function tookTooLong(error: unknown): boolean {
  return error instanceof RenderFailed && error.tookTooLong;
}

/** Refused at promotion; a store that was written by other hands may still hold such a release. */
function namesUnknownMiddleware(live: Live, page: MatchedPage): boolean {
  const known = live.manifests.find(({ workspace }) => workspace === 'shell')?.middleware ?? [];
  return page.route.middleware?.some((name) => !known.includes(name)) ?? false;
}
