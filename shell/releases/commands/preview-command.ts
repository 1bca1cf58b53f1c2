import { withVersions, type CommandResult, type Context } from './command-context.ts';
import { rejection, ReleaseError } from '../errors.ts';
import { createPreviewToken, PREVIEW_MS } from '../metadata/preview-link.ts';
import { findGrantViolations, requestedGrants } from '../manifest/grants.ts';
import { readTarget } from '../release-name.ts';
import { createVerifier } from '../checks/verify.ts';

/**
 * `preview <workspace>[@<version>] … [--site <url>] [--path <path>]`: prints a link that shows these
 * releases in place of the live ones, to whoever opens it. Changes nothing.
 */
export async function previewCommand(context: Context): Promise<CommandResult> {
  const { releases, names, options, environment } = context;
  const { store, check, signer } = releases;
  const named = await withVersions(store, names.map(readTarget));
  const shown = Object.fromEntries(named.map(({ workspace, version }) => [workspace, version]));
  const site = options.site ?? environment['SITE_URL'] ?? 'http://localhost:3000';
  const path = options.path ?? '/';
  if (!URL.canParse(path, site) || !path.startsWith('/'))
    throw new ReleaseError('usageValue', {
      option: '--site or --path',
      problem: `"${path}" at "${site}" is no address: https://… and /… are`,
    });
  const live = await store.live();
  const manifestsOf = (releases: Readonly<Record<string, string>> = {}) =>
    Promise.all(Object.entries(releases).map((release) => store.manifest(...release)));
  const asking = await manifestsOf(shown);
  const grants = requestedGrants(live?.grants, asking, await manifestsOf(live?.releases));
  for (const reason of findGrantViolations(asking, live?.grants)) context.note(reason);
  const reasons = await createVerifier(
    store,
    check,
  )({
    releases: { ...live?.releases, ...shown },
    grants,
    changed: new Set(Object.keys(shown)),
    rendersPages: false,
  });
  if (reasons.length > 0) throw rejection(reasons);
  // `clean` removes nothing that is previewed.
  for (const { workspace, version } of named) await store.claim(workspace, version);
  const until = context.clock.now() + PREVIEW_MS;
  const token = createPreviewToken({ releases: shown, until }, await store.view(), signer());
  const link = new URL(`/releases/preview/${token}`, site);
  if (path !== '/') link.searchParams.set('to', path);
  const expires = new Date(until).toISOString();
  return {
    data: { done: true, link: link.href, releases: shown, until: expires },
    text: `${link.href}\n\nValid until ${expires}, on every device. Its pages are not promoted, stored or indexed.`,
  };
}
