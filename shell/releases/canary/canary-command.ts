import {
  describe,
  targetsIn,
  withVersions,
  type CommandResult,
  type Context,
} from '../command-context.ts';
import { KeyError, UsageError } from '../errors.ts';
import { canSignAlone } from '../trust/metadata.ts';
import type { CanaryFigures } from './canary-files.ts';
import { runCanary, type CanaryPlan } from './run-canary.ts';
import { defaultLimits, describeRule, percent, type CohortFigures } from './rule.ts';

const FIRST_PERCENT = 5;
const SECOND_PERCENT = 25;
const MINUTES = 10;
/** Two weeks: the fair is over by then. */
const MOST_MINUTES = 20_160;

/**
 * `canary <workspace>[@<version>] [--percent 5] [--steps 5,25] [--minutes 10] [--views 100]`: shows
 * a release to a share of readers, and promotes it or goes back by itself.
 */
export async function canaryCommand(context: Context): Promise<CommandResult> {
  const { releases, warn } = context;
  const [target, ...others] = targetsIn(context, 'canary');
  if (!target || others.length > 0)
    throw new UsageError('"canary" takes one release: <workspace>[@<version>].');
  const steps = planOf(context);
  const publishing = await releases.forPublishing([target.workspace]);
  const { store, signer, reports } = publishing;
  if (!reports) throw new UsageError('"canary" cannot do without the reports of web servers.');
  const { targets } = await store.view();
  if (!canSignAlone(targets, target.workspace, signer))
    throw new KeyError(
      `A canary of ${target.workspace} is signed at each step, and ${signer.folder} has too few of its keys for that. ` +
        'Run it where enough of them are, or promote the release with "sign".',
    );
  const [release] = await withVersions(store, [target]);
  if (!release) throw new UsageError(`${target.workspace} has no published release.`);
  const plan = { release, ...steps };
  const aborted = new AbortController();
  const abort = () => aborted.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, abort);
  warn(describeRule(plan.limits));
  try {
    const result = await runCanary(plan, {
      publishing: { ...publishing, reports },
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
  const first = numberIn('percent', options.percent ?? String(FIRST_PERCENT));
  const steps = options.steps?.split(',').map((text) => numberIn('steps', text)) ?? [
    first,
    ...(first < SECOND_PERCENT ? [SECOND_PERCENT] : []),
  ];
  const isAscending = steps.every((step, at) => step > (steps[at - 1] ?? 0));
  if (!isAscending || !steps.every((step) => Number.isInteger(step) && step < 100))
    throw new UsageError('--percent and --steps take whole percents from 1 to 99, ascending.');
  const minutes = numberIn('minutes', options.minutes ?? String(MINUTES), MOST_MINUTES);
  const views = numberIn('views', options.views ?? String(defaultLimits.views));
  return { steps, minutes, limits: { ...defaultLimits, views: Math.ceil(views) } };
}

/** @throws {UsageError} */
function numberIn(name: string, text: string, most = 1e9): number {
  const value = Number(text);
  if (value > 0 && value <= most) return value;
  throw new UsageError(`"${text}" is no number for --${name}: above 0, up to ${most}.`);
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
