import { HYDRATED_MARK, LAYOUT } from '../composition/hydration.ts';
import { pageKey, type PageComposition } from '../composition/page-state.ts';

/** What one part of the page is, and what it cost. */
export type BoundaryFigures = {
  section: string;
  page: string;
  release: string;
  /** When the part could be used, in ms since the navigation began. Undefined before that. */
  hydratedAt?: number;
  /** The files of its release that this tab has loaded, in bytes as transferred and as decoded. */
  transferred: number;
  decoded: number;
};

/** The layout, and the parts that the page shows, in their order. */
export function boundaryFigures(composition: PageComposition): BoundaryFigures[] {
  const figures = new Map([[LAYOUT, figuresOf(composition, 'shell', LAYOUT)]]);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-boundary]')) {
    const { boundary: section = '', boundaryPage: page = '' } = dataset;
    const key = pageKey(section, page);
    if (!figures.has(key)) figures.set(key, figuresOf(composition, section, page));
  }
  return [...figures.values()];
}

function figuresOf(composition: PageComposition, section: string, page: string): BoundaryFigures {
  const known = composition.sections.find(({ name }) => name === section);
  // The shell's own pages are a part of the layout.
  const [mark] = performance.getEntriesByName(
    HYDRATED_MARK + (section === 'shell' ? LAYOUT : pageKey(section, page)),
  );
  return {
    section,
    page,
    release: known?.version ?? composition.shell,
    ...(mark && { hydratedAt: mark.startTime }),
    ...bytesBelow(known ? folderOf(known.entry) : '/releases/shell/'),
  };
}

/** `/releases/mfe-visitor/` of a URL below it. */
function folderOf(entry: string): string {
  return new URL(entry, location.href).pathname.split('/').slice(0, 3).join('/') + '/';
}

function bytesBelow(folder: string): Pick<BoundaryFigures, 'transferred' | 'decoded'> {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => new URL(name, location.href).pathname.startsWith(folder),
  );
  const sum = (size: 'transferSize' | 'decodedBodySize') =>
    files.reduce((total, file) => total + file[size], 0);
  return { transferred: sum('transferSize'), decoded: sum('decodedBodySize') };
}

/** How long the server took for the document, in ms: as it says itself, or until its first byte. */
export function serverTime(): number | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stated = page?.serverTiming.find(({ name }) => name === 'page')?.duration;
  return stated ?? (page && page.responseStart - page.requestStart);
}
