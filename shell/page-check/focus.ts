import type { Page } from '@playwright/test';

/** A page has many links of one kind: of each kind the first one is tried. */
const MOST_KINDS = 60;

/**
 * What is wrong with the keyboard's focus in the content of a page, one line each: a page that takes
 * the focus by itself, a control that does not show it, and one that Tab does not leave.
 */
export async function focusProblemsOn(page: Page): Promise<string[]> {
  const taken = await page.evaluate(() =>
    document.activeElement === document.body ? undefined : document.activeElement?.outerHTML,
  );
  // Like a keyboard: browsers show the focus that a script sets only after a key.
  await page.keyboard.press('Tab');
  const found = await page.evaluate(findHiddenFocus, MOST_KINDS);
  // Others may look the same, so it is the element that is compared.
  const last = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  const stuck = await page.evaluate(
    (element) =>
      element !== document.body && element === document.activeElement
        ? element?.outerHTML
        : undefined,
    last,
  );
  return [
    ...(taken === undefined ? [] : [`${start(taken)} takes the focus when the page opens`]),
    ...found.map((html) => `${start(html)} looks the same with focus as without`),
    ...(stuck === undefined ? [] : [`Tab does not leave ${start(stuck)}`]),
  ];
}

/** The opening tag. */
function start(html: string): string {
  return html.slice(0, html.indexOf('>') + 1);
}

/** Runs in the page. The last control keeps the focus. */
function findHiddenFocus(mostKinds: number): string[] {
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(still);
  const shown = [
    ...['outline', 'box-shadow', 'border', 'background-color'],
    ...['color', 'text-decoration', 'stroke', 'transform'],
  ];
  const kinds = new Set<string>();
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    ),
  ].filter((control) => {
    const kind = `${control.tagName} ${control.getAttribute('type')} ${control.className}`;
    if (!control.checkVisibility({ visibilityProperty: true }) || kinds.has(kind)) return false;
    kinds.add(kind);
    return kinds.size <= mostKinds;
  });
  /** The control, and what may show its focus instead: its label, and what is around it. */
  const lookOf = (control: HTMLElement) => {
    const labels = 'labels' in control ? [...((control.labels as NodeList | null) ?? [])] : [];
    const around = [control, control.parentElement, control.nextElementSibling, ...labels];
    return around
      .filter((one) => one instanceof Element)
      .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .flatMap((style) => shown.map((property) => style.getPropertyValue(property)))
      .join('|');
  };
  (document.activeElement as HTMLElement | null)?.blur();
  const hidden = controls.filter((control) => {
    const before = lookOf(control);
    control.focus({ preventScroll: true });
    return document.activeElement === control && lookOf(control) === before;
  });
  return hidden.map((control) => control.outerHTML);
}
