import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { publishVariant } from '../../site/section-variant.ts';
import { expect, newContext, openPage, waitForHydration } from '../test.ts';
import { test } from './edge-site.fixture.ts';

test('a preview is shown only to visitors who opened its link', async ({
  browser,
  edge,
  ownSite: site,
}) => {
  // Its clock stands still, so it has pages of the specs before.
  edge.cache.clear();
  const lead =
    'Visiting, exhibiting, the events or this site: write to us or call, whatever the question.';
  const previewed = 'This sentence is not live.';
  await publishVariant(site, 'mfe-info', '1.1.0-preview', {
    text: { from: lead, to: previewed },
  });
  const args = ['preview', 'mfe-info@1.1.0-preview', '--site', edge.url, '--path', '/en/Contact'];
  const { code, output } = await site.release(...args);
  expect(code, output).toBe(0);
  const [link = ''] = output.split('\n');

  const integrator = await newContext(browser, { locale: 'en-GB' });
  const page = await integrator.newPage();
  await openPage(page, `${edge.url}/en/Contact`);
  await expect(page.getByText(lead)).toBeVisible();
  await openPage(page, link);
  const bar = page.getByRole('complementary', { name: 'Preview', exact: true });
  await expect(page.getByText(previewed)).toBeVisible();
  await expect(bar).toContainText('mfe-info 1.1.0-preview');
  // Hydrated with the same release, and other pages stay in the preview without a new document.
  await waitForHydration(page);
  await expect(page.getByText(previewed)).toBeVisible();
  // The outlines name who renders what.
  const outlined = page.locator('[data-boundary=info][data-boundary-page=contact]');
  await bar.getByRole('button', { name: 'Boundaries' }).click();
  await expect(outlined).toHaveCSS('outline-style', 'dashed');
  expect(await axeViolationsOn(page)).toEqual([]);
  await page.keyboard.press('Alt+b');
  await expect(outlined).toHaveCSS('outline-style', 'none');
  await page.getByRole('link', { name: 'Privacy', exact: false }).first().click();
  await expect(page).not.toHaveURL(/Contact/);
  await page.goBack();
  await expect(page.getByText(previewed)).toBeVisible();

  await bar.getByRole('link', { name: 'Compare with live' }).click();
  await expect(page.getByText(lead)).toBeVisible();
  await bar.getByRole('link', { name: 'Back to the preview' }).click();
  await expect(page.getByText(previewed)).toBeVisible();
  const stranger = await (await fetch(`${edge.url}/en/Contact`)).text();
  expect(stranger).toContain(lead);
  expect(stranger).not.toContain('<aside class="preview-bar');
  for (const [key, all] of edge.cache)
    for (const { body } of all) expect(body.includes('<aside class="preview-bar'), key).toBe(false);

  await bar.getByRole('button', { name: 'Leave preview' }).click();
  await expect(page.getByText(lead)).toBeVisible();
  await expect(bar).toHaveCount(0);
  await integrator.close();
});
