import type { Composition } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import { type CommandResult, type Context, describe, withVersions } from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import { type NamedRelease, nameOf, readTarget } from '../release-name.ts';
import { canSignAlone } from '../metadata/metadata.ts';
import {
  type CanaryFigures,
  canaryFilesOf,
  type CohortFigures,
  sumFigures,
  defaultLimits,
  describeRule,
  percent,
} from '../reports/canary-figures.ts';
import { type CanaryPlan, runCanary } from '../lifecycle/run-canary.ts';

const FIRST_PERCENT = 5;
const SECOND_PERCENT = 25;
const MINUTES = 10;

export async function canaryCommand(context: Context): Promise<CommandResult> {
  const { releases, names, warn } = context;
  const target = readTarget(names[0]);
  const steps = planOf(context);
  const publishing = {
    reports: releases.reports(),
    ...(await releases.forPublishing([target.workspace], 'promote')),
  };
  const { store, signer } = publishing;
  const { targets } = await store.view();
  if (!canSignAlone(targets, target.workspace, signer))
    throw new ReleaseError('keyCanary', { workspace: target.workspace, folder: signer.folder });
  const [release] = (await withVersions(store, [target])) as [NamedRelease];
  const plan = { release, ...steps };
  const aborted = new AbortController();
  const abort = () => aborted.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, abort);
  warn(describeRule(plan.limits));
  try {
    const result = await runCanary(plan, {
      publishing,
      say: (text, figures) => warn(`${text}  ${describeFigures(figures)}`),
      signal: aborted.signal,
    });
    const { outcome, reason, composition, figures } = result;
    const sentences = {
      promoted: 'Promoted.',
      'rolled-back': `Ended; everybody sees what is live: ${reason}`,
      replaced: 'Another command has ended it.',
    };
    const text = [
      sentences[outcome],
      describeFigures(figures),
      ...(composition ? [describe(composition)] : []),
    ];
    const isDone = outcome === 'promoted';
    return { data: { done: isDone, ...result }, text: text.join('\n'), hasFailed: !isDone };
  } finally {
    for (const signal of signals) process.removeListener(signal, abort);
  }
}

function planOf({ options }: Context): Omit<CanaryPlan, 'release'> {
  const {
    percent: first = FIRST_PERCENT,
    minutes = MINUTES,
    views = defaultLimits.views,
  } = options;
  const steps = options.steps?.split(',').map(Number) ?? [
    first,
    ...(first < SECOND_PERCENT ? [SECOND_PERCENT] : []),
  ];
  if (!steps.every((step, at) => step > (steps[at - 1] ?? 0)))
    throw new ReleaseError('usageValue', { option: '--steps', problem: 'they do not ascend' });
  return { steps, minutes, limits: { ...defaultLimits, views } };
}

function describeFigures({ canary, live }: CanaryFigures): string {
  return `canary: ${describeCohort(canary)}; live: ${describeCohort(live)}`;
}

function describeCohort({ views, missing, browsers }: CohortFigures): string {
  const texts = [`${views.of} views`, `failed ${percent(views)}`, `4xx ${percent(missing)}`];
  if (browsers.of > 0) texts.push(`in browsers ${percent(browsers)}`);
  return texts.join(', ');
}

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
    ? 'Its time is over; no reader sees it.'
    : files?.stop !== undefined
      ? `A server has ended it: ${files.stop}`
      : files?.beat === undefined
        ? 'No command watches it, so no reader sees it.'
        : `Shown until ${until} at the latest.`;
  const lines = [
    `Canary ${nameOf(canary)}, ${percent} %, since ${since}. ${state}`,
    `  ${describeRule(limits)}`,
    figures ? `  ${describeFigures(figures)}` : '  Its figures cannot be read.',
  ];
  return { data: { ...canary, state, figures: figures ?? null }, text: lines.join('\n') };
}
