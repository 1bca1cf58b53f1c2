import { fileStorageOf } from './files/file-storage.ts';
import { sessionCookies } from './members/session-cookies.ts';
import { openPictureStorage } from './pictures/picture-storage.ts';
import { createRenderedPictures } from './pictures/rendered-pictures.ts';
import { siteUrlOf } from './process/site-origins.ts';
import { showClock } from './process/show-clock.ts';
import { createSearch } from './search/live-search.ts';
import { createSiteIndex } from './site-search/site-index.ts';
import type { Services } from './services.ts';
import type { Settings } from './process/settings.ts';
import type { Database } from './store/tables.ts';

type Options = {
  settings: Pick<Settings, 'dataFolder' | 'exhibitionCode' | 'siteOrigins'> &
    Partial<Pick<Settings, 'clockOffset' | 'dateBar' | 'formGuards' | 'purgeToken' | 'purgeUrl'>>;
  database: Database;
};

export function createServices({ settings, database }: Options): Services {
  const { dataFolder, exhibitionCode, siteOrigins, formGuards = true } = settings;
  const search = createSearch(database);
  return {
    database,
    search,
    siteIndex: createSiteIndex(database, search),
    files: fileStorageOf(dataFolder),
    pictures: openPictureStorage(dataFolder),
    rendered: createRenderedPictures(dataFolder),
    cookies: sessionCookies(siteOrigins),
    dataFolder,
    exhibitionCode,
    siteOrigins,
    siteUrl: siteUrlOf(settings),
    guards: formGuards,
    now: showClock(settings),
    purgeHook: settings,
  };
}
