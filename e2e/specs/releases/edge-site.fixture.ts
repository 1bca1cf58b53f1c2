import { startCachingEdge, type Edge } from '../../site/caching-edge.ts';
import { startSite } from '../../site/site.ts';
import { test as base } from '../test.ts';

/**
 * Test with the one site of these specs, behind a caching edge. A spec that makes another release
 * live brings back those of the base before it ends.
 */
export const test = base.extend<object, { edge: Edge; origin: string }>({
  edge: [
    async ({}, use) => {
      const edge = await startCachingEdge();
      await use(edge);
      await edge.close();
    },
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ edge }, use, { project }) => {
      const site = await startSite(project.name, {
        config: { edge: true },
        // Each composition gets processes of its own.
        env: { SITE_URL: edge.url, SHARE_RELEASES: 'on', RENDER_PROCESSES: '1' },
      });
      edge.origin = site.url;
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // Some specs use the edge alone, which has nothing behind it before.
  origin: [
    async ({ ownSite }, use) => use(ownSite.url),
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
});
