import type { Page } from '../test.ts';

/** What a reader's browser does to a document, or how it shows it. */
export type Condition = {
  name: string;
  /** The name of the exhibitor of these pages, for the server and the browser. */
  makerName?: string;
  /** Before the page is opened. */
  arrange?: (page: Page) => Promise<unknown>;
  /** While the page waits for its scripts. */
  early?: (page: Page) => Promise<unknown>;
  /** When it is hydrated. */
  late?: (page: Page) => Promise<unknown>;
};

/** As the unbroken name of a maker, and one that is written from right to left. */
const longName = `Lauriston${'ab'.repeat(40)}z`;
const arabicName = 'شركة النبيذ (دبي)';

const lineBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.8.0';

export const conditions: readonly Condition[] = [
  { name: 'untouched' },
  { name: 'translated before hydration', early: translate },
  { name: 'translated after hydration', late: translate },
  { name: 'icons and labels of an extension', early: addIcons, late: addIcons },
  { name: 'storage that throws', arrange: (page) => page.addInitScript(forbidStorage) },
  { name: 'storage that was erased', late: (page) => page.evaluate(() => localStorage.clear()) },
  {
    name: 'LINE’s browser',
    arrange: (page) =>
      page.addInitScript(
        (agent) => Object.defineProperty(navigator, 'userAgent', { value: agent }),
        lineBrowser,
      ),
  },
  { name: 'text size 200 %', arrange: (page) => page.addInitScript(enlargeText) },
  {
    name: 'forced colours',
    arrange: (page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' }),
  },
  { name: 'an unbroken name of 90 letters', makerName: longName },
  { name: 'a name from right to left', makerName: arabicName },
];

/** Counts what the page would send of itself. */
export async function countFaults(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const sent: Promise<string>[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (_, body) => {
      sent.push((body as Blob).text());
      return true;
    };
  });
  return async () => {
    const texts = await page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      return Promise.all((window as unknown as { sent: Promise<string>[] }).sent);
    });
    return texts.flatMap((text) => (JSON.parse(text) as { faults: unknown[] }).faults);
  };
}

/**
 * As the translator of a browser: it puts each text into two elements, the text of which is another,
 * and does so with texts that are added later.
 */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isOpen = (text: Text) =>
      text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, textarea');
    const textsIn = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node instanceof Text) texts.push(node);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(isOpen);
    };
    const write = (text: Text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data}'`;
      outer.append(inner);
      if (text.isConnected) text.replaceWith(outer);
    };
    document.documentElement.classList.add('translated-ltr');
    textsIn(document.body).forEach(write);
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(textsIn));
      // Its answer comes over the network.
      if (added.length > 0) requestIdleCallback(() => added.forEach(write));
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** As a password manager, and as an extension that explains fields. */
function addIcons(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll('main :is(input:not([type=hidden]), textarea)')) {
      if (field.nextElementSibling?.localName === 'com-icon') continue;
      const icon = document.createElement('com-icon');
      icon.textContent = '*';
      field.after(icon);
      const label = document.createElement('div');
      label.textContent = 'explained';
      field.parentElement?.prepend(label);
    }
  });
}

function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The browser forbids it.', 'SecurityError');
      },
    });
}

function enlargeText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important; }');
  document.adoptedStyleSheets.push(sheet);
}
