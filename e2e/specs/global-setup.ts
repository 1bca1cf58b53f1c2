import { runNode, startSite } from '../site/site.ts';

/** Prepares the base of all test sites and starts the shared site. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { code, output } = await runNode(['e2e/site/prepare-base.ts']);
  if (code !== 0) throw new Error(`The base of the test sites could not be made:\n${output}`);
  const site = await startSite('shared');
  process.env['E2E_SITE'] = site.url;
  return () => site.stop();
}
