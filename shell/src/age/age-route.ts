import type { ShellRoute } from '../composition/shell-route.ts';
import { AGE_NOTICE } from './age-pages.ts';

/** The neutral page stands in the bare layout and is nothing to search for. */
export const ageRoute = {
  id: 'age-notice',
  path: AGE_NOTICE.slice(1),
  messages: 'age.notice',
  layout: 'bare',
  noindex: true,
  files: { scripts: [], styles: [] },
  data: {},
  query: {},
} as const satisfies ShellRoute;
