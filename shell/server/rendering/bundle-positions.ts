import type { ResolvedComposition } from '../composition/live-composition.ts';

const MAX_POSITIONS = 5;

/**
 * The positions of a failed rendering in the server bundles of a composition, the innermost first:
 * `mfe-info/server/section.cjs:3:18102`. Nothing else of the stack leaves the process.
 */
export function bundlePositions(
  error: unknown,
  { bundles, manifests }: Pick<ResolvedComposition, 'bundles' | 'manifests'>,
): string[] {
  const { cause, stack: own } = Object(error) as { cause?: unknown; stack?: unknown };
  const { stack = own } = Object(cause) as { stack?: unknown };
  if (typeof stack !== 'string') return [];
  const files = manifests.map(({ workspace, section, server }) => ({
    name: `${workspace}/${server}`,
    file: (workspace === 'shell' ? bundles.shell : bundles.sections[section])?.file ?? '',
  }));
  return stack
    .split('\n')
    .flatMap((line) => {
      for (const { name, file } of files) {
        const at = file === '' ? -1 : line.indexOf(`${file}:`);
        const [position] =
          at < 0 ? [] : (/^:\d{1,7}:\d{1,7}/.exec(line.slice(at + file.length)) ?? []);
        if (position !== undefined) return [name + position];
      }
      return [];
    })
    .slice(0, MAX_POSITIONS);
}
