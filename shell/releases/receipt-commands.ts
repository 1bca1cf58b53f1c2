import { sectionOf } from '@dswine/shared/contract/releases';
import type { CommandResult, Context } from './command-context.ts';
import { UsageError } from './errors.ts';
import { previewCommand } from './preview-command.ts';
import { readTarget } from './promote.ts';
import { figureTable, newestReceipts, receiptLines } from './receipts/figure-table.ts';
import { RECENT_MS } from './receipts/figures.ts';
import { readLive, readOverview } from './receipts/overview.ts';
import { pageAddress, readSitemap } from './receipts/page-address.ts';
import { STORED_DAYS, readDays } from './receipts/receipt-store.ts';
import type { Receipt } from './receipts/receipt.ts';
import { openReports, reportsAddress, type Reports } from './server-report.ts';
import { storeAddress } from './storage/open-storage.ts';
import { terminalText } from './terminal-text.ts';
import { assertHasKey } from './trust/team-list.ts';

const DAYS = 7;
const SHOWN_RECEIPTS = 20;

/**
 * `receipts <workspace> …`: figures and newest receipts of the releases of workspaces, for those
 * who have a key of theirs.
 */
export async function receiptsCommand(context: Context): Promise<CommandResult> {
  const { releases, names, options } = context;
  if (names.length === 0)
    throw new UsageError('"receipts" needs a workspace: shell, or a section (mfe-<name>).');
  const workspaces = names.map((name) => readTarget(name).workspace);
  const { targets } = await releases.store.view();
  for (const workspace of workspaces) assertHasKey(targets, workspace, releases.signer());
  const days = daysIn(options);
  const live = await liveIn(context);
  const now = context.clock.now();
  const wanted = workspaces.map(sectionOf);
  const all = await readOverview(reportsOf(context), { days, live, now });
  const sections = all.filter(({ section }) => wanted.includes(section));
  const newest = newestReceipts(sections, SHOWN_RECEIPTS);
  return {
    data: { days, sections },
    text: [
      `${days} days, * live:`,
      figureTable(sections),
      '',
      receiptLines(newest) || 'No receipts.',
      ...(newest.length > 0 ? ['', 'npm run release -- recreate <receipt>'] : []),
    ].join('\n'),
  };
}

/** `recreate <receipt>`: prints a link that shows the page of a receipt with its releases. */
export async function recreateCommand(context: Context): Promise<CommandResult> {
  const { names, options, environment } = context;
  const [id = ''] = names;
  const { receipts } = await readDays(reportsOf(context), STORED_DAYS, context.clock.now());
  const receipt = receipts.find((one) => one.id === id);
  if (!receipt) throw new UsageError(`No receipt "${id}" is stored. "receipts" lists them.`);
  const site = options.site ?? environment['SITE_URL'] ?? 'http://localhost:3000';
  const { path, isExact } = await addressOf(context, receipt, site);
  const note = isExact ? [] : ['Receipts hold no ids: this is a record of the same kind.'];
  const live = await liveIn(context);
  if (live && isSame(live.releases, receipt.releases)) {
    const link = new URL(path, site).href;
    return {
      data: { done: true, link, receipt },
      text: [link, '', 'These releases are live.', ...note].join('\n'),
    };
  }
  const shown = Object.entries(receipt.releases).map(([name, version]) => `${name}@${version}`);
  const preview = await previewCommand({ ...context, names: shown, options: { ...options, path } });
  return {
    data: { ...(preview.data as object), receipt },
    text: [preview.text, ...note].join('\n'),
  };
}

const REFRESH_MS = 2000;

/** `watch`: the figures of the live releases in a terminal, until it is ended. */
export async function watchCommand(context: Context): Promise<CommandResult> {
  const { options, clock } = context;
  const reports = reportsOf(context);
  const read = async () => {
    const live = await liveIn(context);
    const now = clock.now();
    const sections = await readLive(reports, { since: now - RECENT_MS, live });
    const revision = live?.revision ?? 0;
    const heading = `Composition ${revision}, the last ten minutes, * live   ${new Date(now).toISOString()}`;
    return { data: { revision, sections }, text: `${heading}\n${figureTable(sections)}` };
  };
  while (!options.json && process.stdout.isTTY) {
    const { text } = await read();
    // Moves to the top, and clears what is below.
    process.stdout.write(`\u001b[H\u001b[J${terminalText(text)}\n`);
    await clock.sleep(REFRESH_MS);
  }
  return read();
}

const liveIn = ({ releases }: Context) => releases.store.live();

function reportsOf({ dataDir, environment }: Context): Reports {
  return openReports(reportsAddress(dataDir, storeAddress(dataDir, environment), environment));
}

function daysIn({ days }: Context['options']): number {
  const number = Number(days ?? DAYS);
  if (Number.isInteger(number) && number >= 1 && number <= STORED_DAYS) return number;
  throw new UsageError(`"${days}" is no number of days: --days takes 1 to ${STORED_DAYS}.`);
}

/** The path of a page of the same kind. Pages of the shell have no parameters but the home page. */
async function addressOf(
  { releases: { store } }: Context,
  { page, releases }: Receipt,
  site: string,
): Promise<{ path: string; isExact: boolean }> {
  const [section = '', id] = page.split('/');
  const workspace = section === 'shell' ? 'shell' : `mfe-${section}`;
  const version = releases[workspace];
  const manifest = version === undefined ? undefined : await store.manifest(workspace, version);
  const pattern = manifest?.routes.find((route) => route.id === id)?.path;
  return pageAddress(pattern ?? '', () => readSitemap(site));
}

function isSame(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const sorted = (releases: Readonly<Record<string, string>>) =>
    JSON.stringify(Object.entries(releases).sort());
  return sorted(one) === sorted(other);
}
