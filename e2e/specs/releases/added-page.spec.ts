import { until } from '@dswine/shared/testing/until';
import {
  generatedPath,
  generatedWorkspace,
  publishGenerated,
} from '../../site/generated-sections.ts';
import { liveOf, restoreReleases } from '../../site/section-variant.ts';
import { expect } from '../test.ts';
import { addedPage, expectAddedPage } from './added-page.fixture.ts';
import { test } from './edge-site.fixture.ts';

const number = 1000;
const workspace = generatedWorkspace(number);
const added = `${generatedPath(number)}/Cellar`;

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

test('a page that a team adds is found, listed and linked once it is promoted', async ({
  ownSite: site,
}) => {
  await publishGenerated(site, [number], '1.0.0', ({ routes, ...release }) => ({
    ...release,
    ...addedPage(added),
    routes: routes.flatMap(({ sitemap: _, ...route }) => [
      { ...route, sitemap: false },
      { ...route, id: 'cellar', path: added.slice(1) },
    ]),
  }));
  for (const args of [
    ['grant', workspace, '--paths', generatedPath(number).slice(1), '--owner', 'Another team'],
    ['promote', `${workspace}@1.0.0`],
  ])
    expect(await site.release(...args), args.join(' ')).toMatchObject({ code: 0 });
  await until(async () => (await liveOf(site.url)).releases[workspace] === '1.0.0');
  await expectAddedPage(site.url, added);
});
