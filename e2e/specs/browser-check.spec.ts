import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { full } from '../full-run.ts';
import { promoteVariant } from '../site/section-variant.ts';
import { startSite, type Site } from '../site/site.ts';
import { expect, test } from './test.ts';

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

test('release verify --browser rejects faults that only a browser shows', async () => {
  test.setTimeout(300_000);
  let connections = 0;
  const other = createServer().on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const faults = faultsAt((other.address() as AddressInfo).port);
  const site = await startSite('browser-check');
  try {
    await promoteVariant(site, 'mfe-exhibitor', '1.1.0-browser', {
      isUnchecked: true,
      server: otherMarkup,
      browser: (script, file) =>
        script + faults.flatMap(([name, text]) => (name.test(file) ? [`;{${text}}`] : [])).join(''),
    });
    const reasons = await reasonsAgainst(site, 'mfe-exhibitor@1.1.0-browser');
    const reasonOf = (check: string) => reasons.filter((reason) => reason.includes(check));
    expect(reasonOf('writes to the console')).toEqual([
      expect.stringMatching(
        // Its two languages, and no page that only has a link to it.
        /^mfe-exhibitor@1\.1\.0-browser: \/ExhibitorDownload .*and 1 more\).*the cork is stuck/,
      ),
    ]);
    expect(reasonOf('fails when the browser hydrates it')).toEqual([
      expect.stringContaining('/AdDirectory '),
    ]);
    expect(reasonOf('is not accessible')).toEqual([
      expect.stringMatching(/\/ExhibitorCalendar .*button-name/),
    ]);
    expect(reasonOf('handles the keyboard focus wrongly')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/ExhibitorFree .*<a [^>]*> looks the same with focus as without/),
      ]),
    );
    expect(reasons.filter((reason) => !/keyboard focus/.test(reason))).toHaveLength(3);
    expect(connections).toBe(0);

    // Costs a core for as long as the check waits.
    if (!full) return;
    await promoteVariant(site, 'mfe-info', '1.2.0-browser', {
      isUnchecked: true,
      browser: (script, file) =>
        file.startsWith('page-contact.') ? `${script};for (;;);` : script,
    });
    expect(await reasonsAgainst(site, 'mfe-info@1.2.0-browser')).toEqual([
      expect.stringMatching(/: \/Contact .*was not hydrated after/),
    ]);
  } finally {
    other.close();
    await site.stop();
  }
});
