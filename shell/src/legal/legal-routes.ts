import type { ShellRoute } from '../composition/shell-route.ts';

const noData = { files: { scripts: [], styles: [] }, data: {}, query: {} };

/** The legal pages, linked in the footer of every page. */
export const legalRoutes = [
  { ...noData, id: 'privacy', path: 'Privacy', messages: 'legal.privacy', chunk: 'page-legal' },
  {
    ...noData,
    id: 'accessibility',
    path: 'Accessibility',
    messages: 'legal.accessibility',
    chunk: 'page-legal',
  },
  {
    ...noData,
    id: 'consent',
    path: 'Consent',
    messages: 'consent',
    hydrate: 'load',
    chunk: 'page-legal',
  },
] as const satisfies readonly ShellRoute[];
