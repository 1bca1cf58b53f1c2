import type { ShellRoute } from '../composition/shell-route.ts';
import { AGE_NOTICE } from './age-pages.ts';

/** Uses the bare layout and is not indexed. */
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
