import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '@dswine/shared/testing/listen';
import { publishVariant } from '../../site/section-variant.ts';
import type { Site } from '../../site/site.ts';
import { expect } from '../test.ts';
import { test } from './edge-site.fixture.ts';

/** The server renders something else than the browser. */
const otherMarkup = `
;(() => {
  const { createElement } = require('react');
  const { routes } = module.exports.section;
  const load = routes['ad-directory'];
  routes['ad-directory'] = async () => ({ ...(await load()), Page: () => createElement('h1', null, 'Wine') });
})();`;
/** Statements that run when the browser loads the script of a page. */
const faultsAt = (port: number): readonly (readonly [file: RegExp, statement: string])[] => [
  [
    /^page-advertising\./,
    // The CSP does not forbid it, and it is not in the console.
    `window.open('http://127.0.0.1:${port}');`,
  ],
  [/^page-exhibitor-download\./, `console.error('the cork is stuck');`],
  [
    /^page-exhibitor-calendar\./,
    // Outside of the hydrated root.
    `document.body.append(document.createElement('button'));`,
  ],
  [
    /^page-services\./,
    `const plain = new CSSStyleSheet();
     plain.replaceSync('main a { outline: none !important; box-shadow: none !important }');
     document.adoptedStyleSheets.push(plain);`,
  ],
];

// A page that never hydrates is waited for.
test.describe.configure({ timeout: 600_000 });

type Result = { reasons?: string[]; checks?: string[] };

/** What `conform` says of a published release, as if it was built in another checkout. */
async function conform(site: Site, workspace: string, version: string): Promise<Result> {
  const checkout = path.join(site.dataDir, 'variants', version);
  const { output } = await site.release('conform', workspace, '--from', checkout, '--json');
  return JSON.parse(output) as Result;
}

for (const workspace of ['mfe-exhibitor', 'mfe-visitor', 'mfe-events', 'mfe-info', 'shell'])
  test(
    `conform accepts ${workspace} and says what was checked`,
    { tag: workspace === 'mfe-exhibitor' ? [] : '@full' },
    async ({ ownSite: site }) => {
      await publishVariant(site, workspace, '1.0.1-same', {});
      const { reasons, checks } = await conform(site, workspace, '1.0.1-same');
      expect(reasons).toBeUndefined();
      expect(checks).toEqual(expect.arrayContaining(['hydration', 'accessibility', 'markup']));
    },
  );

test(
  'conform rejects faults that only a browser shows',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    let connections = 0;
    const other = createServer().on('connection', () => (connections += 1));
    const faults = faultsAt(await listen(other));
    await publishVariant(site, 'mfe-exhibitor', '1.1.0-browser', {
      server: otherMarkup,
      browser: (script, file) =>
        script + faults.flatMap(([name, text]) => (name.test(file) ? [`;{${text}}`] : [])).join(''),
    });
    const { reasons = [] } = await conform(site, 'mfe-exhibitor', '1.1.0-browser');
    other.close();
    // Its two languages, and no page that only has a link to it.
    const download = /^mfe-exhibitor@\S+: \/ExhibitorDownload .*and 1 more\).*the cork is stuck/;
    for (const [check, reason] of [
      ['writes to the console', download],
      ['fails when the browser hydrates it', /\/AdDirectory /],
      ['is not accessible', /\/ExhibitorCalendar .*button-name/],
    ] as const)
      expect(reasons.filter((one) => one.includes(check))).toEqual([expect.stringMatching(reason)]);
    const ofFocus = reasons.filter((one) => one.includes('handles the keyboard focus wrongly'));
    expect(ofFocus.join()).toMatch(
      /\/ExhibitorFree .*<a [^>]*> looks the same with focus as without/,
    );
    expect(reasons).toHaveLength(3 + ofFocus.length);
    expect(connections).toBe(0);
  },
);

// Costs a core for as long as the check waits.
test('conform rejects an endless script', { tag: '@full' }, async ({ ownSite: site }) => {
  await publishVariant(site, 'mfe-info', '1.2.0-browser', {
    browser: (script, file) => (file.startsWith('page-contact.') ? `${script};for (;;);` : script),
  });
  const { reasons } = await conform(site, 'mfe-info', '1.2.0-browser');
  // In both languages, unless the first one ends the browser for the second.
  expect(reasons).toContainEqual(
    expect.stringMatching(/: \/Contact .*fails when the browser hydrates it/),
  );
});
