import path from 'node:path';

/** Specs of the journeys through a section. Its pages have its name as a tag. */
const journeys: Record<string, string[]> = {
  'mfe-visitor': ['appointments', 'exhibitors', 'floor-plan', 'my-list', 'search', 'way-finding'],
  'mfe-exhibitor': ['conform', 'exhibitor-desk', 'for-exhibitors'],
  'mfe-events': ['applications', 'today'],
  'mfe-info': ['albums-and-videos', 'contact', 'notify', 'submission'],
};

/**
 * Playwright's arguments for the end-to-end tests of workspaces or paths: the pages and journeys of a
 * section, all tests of another workspace, none (undefined) of a folder within one.
 */
export function playwrightArguments(paths: string[]): string[] | undefined {
  const given = paths.map((one) => path.normalize(one).replace(/\/$/, ''));
  const files = given.filter((one) => one.startsWith('e2e/'));
  const workspaces = given.filter((one) => !one.includes('/'));
  if (files.length + workspaces.length === 0) return paths.length === 0 ? [] : undefined;
  if (workspaces.some((one) => !one.startsWith('mfe-'))) return [];
  const patterns = workspaces.flatMap((section) => [
    `@${section}`,
    ...(journeys[section] ?? []).map((name) => `\\b${name}\\.spec`),
  ]);
  return patterns.length === 0 ? files : ['--grep', patterns.join('|'), ...files];
}
