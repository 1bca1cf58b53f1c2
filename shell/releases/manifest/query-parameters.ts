import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { sentence } from '../errors.ts';
import rule from '../../../deploy/edge/edge-rule.js';

/**
 * Lists query parameters of a section's pages that an edge would leave out of its keys: it would
 * show one page for all their values.
 */
export function parameterProblems({
  section,
  routes,
}: Pick<ReleaseManifest, 'section' | 'routes'>): string[] {
  return routes.flatMap(({ path, query }) =>
    Object.keys(query)
      .filter((name) => !name.startsWith(`${section}.`) && !isShared(name))
      .map((name) => sentence('fitParameter', { name, path, section })),
  );
}

/** Names with a dot belong to one section. */
const isShared = (name: string) => !name.includes('.') && rule.isKnownParameter(name);
