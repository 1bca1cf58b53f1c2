import type {
  Layout,
  MenuCall,
  MenuEntry,
  QueryKind,
  RequestTemplate,
} from '@dswine/shared/contract/releases';
import type { FormState } from '@dswine/shared/form/form-state';
import type { Locale } from '@dswine/shared/section/section';
import type { SiteLinks } from '@dswine/shared/fair/site-links';
import type { Problem } from '../errors/page-error.ts';
import type { ConsentConfig } from '../legal/consent-config.ts';

/** A stylesheet with its integrity. Scripts have theirs in the import map. */
export type Style = readonly [url: string, integrity: string];
export type PageFiles = { scripts: string[]; styles: Style[] };

export type CompositionRoute = {
  id: string;
  path: string;
  data: Record<string, RequestTemplate>;
  query: Record<string, QueryKind>;
  middleware?: string[];
  /** One reader's own page: rendered for him alone and kept nowhere. */
  personal?: boolean;
  /** `dashboard` when nothing is said. */
  layout?: Layout;
  /** Kept on the visitor's device. */
  offline?: boolean;
  files: PageFiles;
};
export type CompositionFragment = Pick<CompositionRoute, 'id' | 'data' | 'files'> & {
  order: number;
};

/** A section as the live composition names it. URLs are absolute or site-relative. */
export type CompositionSection = {
  name: string;
  version: string;
  entry: string;
  files: PageFiles;
  messages: Record<Locale, string[]>;
  routes: CompositionRoute[];
  fragments: CompositionFragment[];
};

/** What the browser is told of the composition that rendered its page. It stays with it for the life of the tab. */
export type PageComposition = {
  revision: number;
  shell: string;
  sections: CompositionSection[];
  menu: MenuEntry[];
  /** Groups of the menu that the organiser fills. */
  menuCalls: MenuCall[];
  /** Sections whose release could not be used, by name. */
  unavailable: string[];
};

/** What hydration needs to start from what the server rendered; travels as JSON in the page. */
export type PageState = {
  locale: Locale;
  status: number;
  /** What is wrong, where the status alone does not tell. */
  problem?: Problem;
  exhibitionCode: string;
  /** Bases of the organiser's services; each ends with a slash. */
  expoApi: string;
  authApi: string;
  siteUrl: string;
  siteName: string;
  law: ConsentConfig;
  links: SiteLinks;
  /** Whether the show floor is kept on the visitor's device. */
  offline: boolean;
  /** Whether a trusted proxy tells the web server the reader's device: `/device.json` then answers it. */
  deviceHeaders: boolean;
  /** After how many px of scrolling the bar becomes compact. */
  stickyOffset: number;
  /** ISO UTC. */
  renderedAt: string;
  /** Difference in ms between the show's clock and the real one. */
  clockOffset: number;
  composition: PageComposition;
  /** Answers by request key, as SWR's fallback. */
  data: Record<string, unknown>;
  /** Requests that failed: key -> code. */
  failures: Record<string, number>;
  /** Sections and fragments that could not be rendered: `visitor/exhibitors`. */
  broken: string[];
  /** The form that was posted and refused, where the page is its answer. */
  form?: FormState;
};

/** A page or fragment named across the site: `visitor/exhibitors`. */
export function pageKey(section: string, id: string): string {
  return `${section}/${id}`;
}
