import type { Lang } from '../contract/wire.ts';

/** The site's locales: tw has no path prefix, en is below `/en`. */
export type Locale = Lang;
