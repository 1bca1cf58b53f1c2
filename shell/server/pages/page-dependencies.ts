import { createHash } from 'node:crypto';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { variantKind } from '../composition/variant-source.ts';
import { type MatchedPage, pageName } from '../../src/composition/matched-page.ts';
import type { PageLabels } from '../http/page-labels.ts';

type Composed = Pick<Live, 'composition' | 'manifests'>;

/**
 * What of a composition a page depends on: the shell with what the layout shows of all sections,
 * and the releases of the sections that the page shows. While it stays the same, so does the page.
 */
export function dependenciesOf(live: Composed, page: MatchedPage | undefined): string {
  const sections = [...new Set(page?.parts.map(({ section }) => section.name))];
  return [
    layoutOf(live),
    pageName(page),
    ...sections.map((name) => releaseOf(live, name)),
    ...sections.filter((name) => live.composition.unavailable.includes(name)),
  ].join('\n');
}

/** What metrics and traces tell of a page. */
export function labelsOf(
  { composition, revision }: Pick<Live, 'composition' | 'revision'>,
  page: MatchedPage | undefined,
): PageLabels {
  const { name = 'shell', version = composition.shell } = page?.section ?? {};
  const variant = variantKind(revision);
  return {
    page: pageName(page),
    section: name,
    release: version,
    ...(variant && { variant }),
  };
}

const layouts = new WeakMap<Live['composition'], string>();

function layoutOf(live: Composed): string {
  const { composition } = live;
  const existing = layouts.get(composition);
  if (existing !== undefined) return existing;
  const { menu, menuCalls, footer, offline } = composition;
  const shown = JSON.stringify([releaseOf(live, 'shell'), menu, menuCalls, footer, offline]);
  const layout = createHash('sha256').update(shown).digest('base64');
  layouts.set(composition, layout);
  return layout;
}

/** With the time of publication, because builds in development all have one version. */
function releaseOf({ manifests }: Composed, section: string): string {
  const release = manifests.find((manifest) => manifest.section === section);
  return `${section}@${release?.version} ${release?.publishedAt}`;
}
