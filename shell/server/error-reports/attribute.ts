import type { Incident } from '../../releases/index.ts';
import type { KnownComposition } from './known-composition.ts';
import type { Reported } from './read-beacon.ts';

/**
 * Says whose a reported fault is: of the section that the shell named; else of the first section in
 * the stack, because a section may fail inside a library of the shell; else of the shell, if it is
 * in the stack; else of the page's section. Names that the composition does not have are left out.
 * Undefined for an error that nobody caught without a position in one of the releases: it may be of
 * any other script.
 */
export function attribute(
  { kind, page: shown, section: named, stack = [], ...rest }: Reported,
  known: KnownComposition,
): Incident | undefined {
  const { count: _count, ...details } = rest;
  const positions = stack.filter((position) => known.files.has(fileOf(position)));
  if (positions.length === 0 && (kind === 'error' || kind === 'rejection')) return undefined;
  const page = shown instanceof URL ? known.pageAt(shown) : shown;
  const isPage = known.pages.has(page);
  const [ofPage = 'none'] = page.split('/');
  const inStack = positions.map((position) => known.sectionOf.get(workspaceOf(position)));
  const candidates = [
    named,
    inStack.find((section) => section !== 'shell'),
    ...inStack,
    isPage ? ofPage : undefined,
  ];
  const section = candidates.find((one) => one !== undefined && known.sections.has(one)) ?? 'shell';
  return {
    kind,
    ...details,
    ...(positions.length > 0 && { stack: positions }),
    composition: known.revision,
    section,
    release: known.sections.get(section) ?? '0',
    page: isPage ? page : 'none',
    releases: known.releases,
  };
}

const workspaceOf = (position: string) => position.split('/')[0] ?? '';

/** Without line and column, and without the version that development has in its addresses. */
function fileOf(position: string): string {
  const [workspace, ...path] = position.replace(/:\d+:\d+$/, '').split('/');
  return [workspace, ...path.slice(path.indexOf('browser'))].join('/');
}
