import path from 'node:path';

/** End-to-end tests of the pages of a section: parts of names of spec files. */
const specsOfSections: Record<string, string[]> = {};

/**
 * The spec files that belong to workspaces or paths, as Playwright filters them: those of a section,
 * all (undefined) of another workspace, none of a folder within one.
 */
export function selectSpecs(paths: string[]): string[] | undefined {
  const selected = paths.map((given) => specsOf(path.normalize(given).replace(/\/$/, '')));
  return selected.includes(undefined) ? undefined : selected.flatMap((specs) => specs ?? []);
}

function specsOf(given: string): string[] | undefined {
  if (given.startsWith('e2e/')) return [given];
  return given.includes('/') ? [] : specsOfSections[given];
}
