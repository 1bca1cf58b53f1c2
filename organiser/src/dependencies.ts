import type { Clock } from '@dswine/shared/process/clock';
import type { Editions } from './content/editions/editions.ts';
import type { FileStorage } from './media/files/file-storage.ts';
import type { SessionCookies } from './accounts/members/session-cookies.ts';
import type { Settings } from './process/settings.ts';
import type { RenderPictureFile } from './media/pictures/damaged-pictures.ts';
import type { PictureStorage } from './media/pictures/picture-storage.ts';
import type { RenderedPictures } from './media/pictures/rendered-pictures.ts';
import type { Search } from './search/service/search.ts';
import type { SiteForms } from './taking-part/team-forms/team-forms.ts';
import type { Database } from './store/tables.ts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';

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
