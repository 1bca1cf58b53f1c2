import { describe, withVersions, type CommandResult, type Context } from '../command-context.ts';
import { ReleaseError } from '../errors.ts';
import { readTarget, type NamedRelease } from '../release-name.ts';
import { canSignAlone } from '../trust/metadata.ts';
import type { CanaryFigures } from './canary-files.ts';
import { runCanary, type CanaryPlan } from './run-canary.ts';
import { defaultLimits, describeRule, percent, type CohortFigures } from './rule.ts';

const FIRST_PERCENT = 5;
const SECOND_PERCENT = 25;
const MINUTES = 10;

/**
 * `canary <workspace>[@<version>] [--percent 5] [--steps 5,25] [--minutes 10] [--views 100]`: shows
 * a release to a share of readers, and promotes it or goes back by itself.
 */
export async function canaryCommand(context: Context): Promise<CommandResult> {
  const { releases, names, warn } = context;
  const target = readTarget(names[0]);
  const steps = planOf(context);
  const publishing = {
    reports: releases.reports(),
    ...(await releases.forPublishing([target.workspace])),
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

/** Both cohorts in a line. */
export function describeFigures({ canary, live }: CanaryFigures): string {
  return `canary: ${describeCohort(canary)}; live: ${describeCohort(live)}`;
}

function describeCohort({ views, missing, browsers }: CohortFigures): string {
  const texts = [`${views.of} views`, `failed ${percent(views)}`, `4xx ${percent(missing)}`];
  if (browsers.of > 0) texts.push(`in browsers ${percent(browsers)}`);
  return texts.join(', ');
}
