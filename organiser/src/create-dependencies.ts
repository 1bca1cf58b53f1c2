import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { FastifyBaseLogger } from 'fastify';
import { Editions } from './content/editions/editions.ts';
import { fileStorageOf } from './media/files/file-storage.ts';
import { sessionCookies } from './accounts/members/session-cookies.ts';
import { createPictureRenderer } from './media/pictures/damaged-pictures.ts';
import { openPictureStorage } from './media/pictures/picture-storage.ts';
import { createRenderedPictures } from './media/pictures/rendered-pictures.ts';
import { siteUrlOf, type Settings } from './process/settings.ts';
import { showClock, showOffsetOf } from './process/show-clock.ts';
import { createLocalSearch } from './search/service/local-search.ts';
import { measureSearch, createRemoteSearch } from './search/service/remote-search.ts';
import { createSitePages, type SitePages } from './search/site/site-pages.ts';
import { createSiteForms, type SiteForms } from './taking-part/team-forms/team-forms.ts';
import type { Dependencies } from './dependencies.ts';
import type { Measures } from './measures.ts';
import type { Database } from './store/tables.ts';

type Options = {
  settings: Pick<Settings, 'dataFolder' | 'exhibitionCode' | 'siteOrigins'> &
    Partial<
      Pick<
        Settings,
        | 'clockOffset'
        | 'dateBar'
        | 'formGuards'
        | 'formRecipients'
        | 'purgeToken'
        | 'purgeUrl'
        | 'searchUrls'
        | 'webServer'
      >
    >;
  database: Database;
  /** By default read from the web server. */
  sitePages?: SitePages | undefined;
  siteForms?: SiteForms | undefined;
  measures?: Measures | undefined;
  clock?: Clock | undefined;
  logger?: FastifyBaseLogger | undefined;
};

export function createDependencies(options: Options): Dependencies {
  const { settings, database, measures, clock = systemClock } = options;
  const { dataFolder, exhibitionCode, siteOrigins, formGuards = true, searchUrls = [] } = settings;
  const renderFile = createPictureRenderer(options.logger);
  const editions = new Editions(database, clock);
  return {
    database,
    editions,
    search: measureSearch(
      searchUrls.length > 0
        ? createRemoteSearch(searchUrls, clock)
        : createLocalSearch({
            ...{ editions, clock, onIndexed: measures?.index },
            sitePages: options.sitePages ?? createSitePages({ ...options, clock }),
          }),
      measures,
      clock,
    ),
    siteForms: options.siteForms ?? createSiteForms({ ...options, clock }),
    formRecipients: settings.formRecipients ?? new Map(),
    files: fileStorageOf(dataFolder),
    pictures: openPictureStorage(dataFolder, clock),
    rendered: createRenderedPictures(dataFolder, renderFile),
    renderFile,
    cookies: sessionCookies(siteOrigins),
    dataFolder,
    exhibitionCode,
    siteOrigins,
    siteUrl: siteUrlOf(settings),
    guards: formGuards,
    clock,
    now: showClock(settings, clock),
    showOffset: showOffsetOf(settings),
    purgeHook: settings,
  };
}
