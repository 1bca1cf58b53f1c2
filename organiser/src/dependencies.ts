import { type Clock, systemClock } from '@dswine/shared/process/clock';
import { Editions } from './content/editions/editions.ts';
import { type FileStorage, fileStorageOf } from './media/files/file-storage.ts';
import { type SessionCookies, sessionCookies } from './accounts/members/session-cookies.ts';
import { type Settings, siteUrlOf } from './process/settings.ts';
import {
  type RenderPictureFile,
  createPictureRenderer,
} from './media/pictures/damaged-pictures.ts';
import { type PictureStorage, openPictureStorage } from './media/pictures/picture-storage.ts';
import {
  type RenderedPictures,
  createRenderedPictures,
} from './media/pictures/rendered-pictures.ts';
import type { Search } from './search/service/search.ts';
import { type SiteForms, createSiteForms } from './taking-part/team-forms/team-forms.ts';
import type { Database } from './store/tables.ts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { showClock, showOffsetOf } from './process/show-clock.ts';
import { createLocalSearch } from './search/service/local-search.ts';
import { measureSearch, createRemoteSearch } from './search/service/remote-search.ts';
import { createSitePages, type SitePages } from './search/site/site-pages.ts';
import type { Measures } from './measures.ts';

export type Dependencies = Pick<Settings, 'dataFolder' | 'exhibitionCode' | 'siteOrigins'> & {
  database: Database;
  editions: Editions;
  search: Search;
  siteForms: SiteForms;
  /** The address of each role that such a form may tell. */
  formRecipients: Settings['formRecipients'];
  files: FileStorage;
  pictures: PictureStorage;
  rendered: RenderedPictures;
  renderFile: RenderPictureFile;
  cookies: SessionCookies;
  siteUrl: string;
  /** Captcha and rate limits of forms. Only tests turn them off. */
  guards: boolean;
  /** The real clock: of sessions, leases, limits and what is stored. */
  clock: Clock;
  /** The show's clock, which may be moved. */
  now: () => Date;
  /** By how much it is moved, in ms. */
  showOffset: () => number;
  /** Where withdrawn records are reported, so that caches in front of the site drop their pages. */
  purgeHook: Partial<Pick<Settings, 'purgeUrl' | 'purgeToken'>>;
};

export type Organiser = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

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
