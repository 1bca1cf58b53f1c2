import type { Composition } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import type { CommandResult, Context } from '../command-context.ts';
import { describeFigures } from './canary-command.ts';
import { canaryFilesOf, sumFigures } from './canary-files.ts';
import { describeRule } from './rule.ts';
import { nameOf } from '../release-name.ts';

/** The canary of a composition, its rule in words, and its figures. Undefined without one. */
export async function canaryStatus(
  { releases }: Pick<Context, 'releases'>,
  composition: Composition | undefined,
): Promise<CommandResult | undefined> {
  const canary = composition?.canary;
  if (!canary) return undefined;
  const { id, percent, since, until, limits } = canary;
  const files = await canaryFilesOf(releases.reports(), id)
    .read()
    .catch(() => undefined);
  const figures = files && sumFigures(files.figures.values());
  const isOver = systemClock.now() >= Date.parse(until);
  const state = isOver
    ? 'Its time is over; nobody sees it.'
    : files?.stop !== undefined
      ? `A server has ended it: ${files.stop}`
      : files?.beat === undefined
        ? 'No command watches it, so nobody sees it.'
        : `Shown until ${until} at the latest.`;
  const lines = [
    `Canary ${nameOf(canary)}, ${percent} %, since ${since}. ${state}`,
    `  ${describeRule(limits)}`,
    figures ? `  ${describeFigures(figures)}` : '  Its figures cannot be read.',
  ];
  return { data: { ...canary, state, figures: figures ?? null }, text: lines.join('\n') };
}
