import { hasChromium } from '../runner/install.ts';
import { runNode, startSite } from '../site/site.ts';

/** Prepares the base of all test sites and starts the shared site. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!hasChromium())
    throw new Error('There is no Chromium on this machine: npm run test:e2e installs one.');
  const { code, output } = await runNode(['e2e/site/prepare-base.ts']);
  if (code !== 0) throw new Error(`The base of the test sites could not be made:\n${output}`);
  const site = await startSite('shared');
  process.env['E2E_SITE'] = site.url;
  return () => site.stop();
}
