import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { putVariantLive, restoreReleases } from '../../site/section-variant.ts';
import type { Site } from '../../site/site.ts';
import { expect } from '../test.ts';
import { test } from './edge-site.fixture.ts';

/** The server renders something else than the browser. */
const otherMarkup = `
;(() => {
  const { createElement } = require('react');
  const route = module.exports.section.routes.find(({ id }) => id === 'ad-directory');
  const { load } = route;
  route.load = async () => ({ ...(await load()), Page: () => createElement('h1', null, 'Wine') });
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

async function reasonsAgainst(site: Site, target: string): Promise<string[]> {
  const { code, output } = await site.release('verify', target, '--browser', '--json');
  expect(code).toBe(1);
  return (JSON.parse(output) as { reasons: string[] }).reasons;
}

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

test(
  'release verify --browser rejects faults that only a browser shows',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    let connections = 0;
    const other = createServer().on('connection', () => (connections += 1));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const faults = faultsAt((other.address() as AddressInfo).port);
    await putVariantLive(site, 'mfe-exhibitor', '1.1.0-browser', {
      server: otherMarkup,
      browser: (script, file) =>
        script + faults.flatMap(([name, text]) => (name.test(file) ? [`;{${text}}`] : [])).join(''),
    });
    const reasons = await reasonsAgainst(site, 'mfe-exhibitor@1.1.0-browser');
    other.close();
    // Its two languages, and no page that only has a link to it.
    const download =
      /^mfe-exhibitor@1\.1\.0-browser: \/ExhibitorDownload .*and 1 more\).*the cork is stuck/;
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
test(
  'release verify --browser rejects an endless script',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    await putVariantLive(site, 'mfe-info', '1.2.0-browser', {
      browser: (script, file) =>
        file.startsWith('page-contact.') ? `${script};for (;;);` : script,
    });
    expect(await reasonsAgainst(site, 'mfe-info@1.2.0-browser')).toEqual([
      expect.stringMatching(/: \/Contact .*was not hydrated after/),
    ]);
  },
);
