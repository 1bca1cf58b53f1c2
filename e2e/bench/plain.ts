import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readPage, storedFile, storedPage, type StoredResponse } from './memory-server.ts';

const MAX_CSS_BYTES = 12 * 1024;
const stylesheetUrl = '/plain.css';

/**
 * The same text, links and pictures in plain HTML with one stylesheet: the floor of the comparison.
 * Derived from the pages that the site answers, so that it has what they have. Throws if the
 * stylesheet is larger than the floor allows, or a page lost text, a link or a picture.
 */
export async function plainVariant(
  browser: Browser,
  site: string,
  paths: readonly string[],
): Promise<Map<string, StoredResponse>> {
  const css = await readFile(path.join(import.meta.dirname, 'plain.css'));
  if (css.length > MAX_CSS_BYTES)
    throw new Error(
      `plain.css has ${css.length} bytes, at most ${MAX_CSS_BYTES} make a floor. Remove rules from it.`,
    );
  const responses = new Map<string, StoredResponse>();
  responses.set(stylesheetUrl, storedFile(css, 'text/css; charset=utf-8'));
  const page = await browser.newPage();
  try {
    for (const pagePath of paths) {
      const html = await readPage(site + pagePath);
      responses.set(pagePath, storedPage(await page.evaluate(toPlain, { html, stylesheetUrl })));
    }
  } finally {
    await page.close();
  }
  return responses;
}

/** Runs in a page, on a document of its own that loads nothing. */
function toPlain({ html, stylesheetUrl }: { html: string; stylesheetUrl: string }): string {
  const plain = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...plain.querySelectorAll(selector)];
  const dropped = /^(style|tabindex|autocomplete|enterkeyhint|data-.*|aria-(live|pressed))$/;
  const blocks =
    'address, article, aside, blockquote, details, dialog, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul, div';
  const empty =
    'img, input, select, textarea, source, br, hr, iframe, video, audio, td, th, option';

  for (const element of all(
    'script, style, template, svg, link:not([as=image]), meta:not([charset], [name=viewport], [name=description])',
  ))
    element.remove();
  const counts = () => ({
    text: plain.body.textContent.replace(/\s+/g, '').length,
    links: all('a[href]').length,
    pictures: all('img').length,
  });
  const before = counts();
  const comments = plain.createTreeWalker(plain, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as Comment);
  for (const comment of found) comment.remove();

  // What only assistive technology reads stays so.
  for (const element of all('[class]'))
    element.className = element.matches('.dw-hidden') ? 'unseen' : '';
  // An icon's name stands for it.
  for (const element of all(':is(a, button, summary)[aria-label]'))
    if (!element.textContent.trim() && !element.querySelector('img'))
      element.textContent = element.getAttribute('aria-label');
  // A menu that the site's stylesheet opens beside its summary.
  for (const element of all('details'))
    if (element.childElementCount === 1 && element.nextElementSibling)
      element.append(element.nextElementSibling);

  const referenced = new Set(
    all('a[href^="#"], [for], [popovertarget], [aria-labelledby]').flatMap((element) =>
      ['href', 'for', 'popovertarget', 'aria-labelledby'].map((name) =>
        (element.getAttribute(name) ?? '').replace('#', ''),
      ),
    ),
  );
  for (const element of all('[id]')) if (!referenced.has(element.id)) element.removeAttribute('id');
  // From the inside: boxes that only style needs become paragraphs or nothing.
  for (const element of all('body *').reverse()) {
    for (const { name } of [...element.attributes])
      if (dropped.test(name) || (name === 'class' && element.className === ''))
        element.removeAttribute(name);
    if (!element.hasChildNodes() && !element.matches(empty)) {
      element.remove();
      continue;
    }
    const isBox =
      element.matches('div, span, i') &&
      !element.matches('[lang], [class], [hidden], [popover], [id]');
    if (!isBox) continue;
    const holdsText = [...element.childNodes].some(({ textContent }) => textContent?.trim());
    const isParagraph =
      element.matches('div') &&
      holdsText &&
      !element.querySelector(blocks) &&
      !element.closest('p, a, button, label, summary, dl, h1, h2, h3, h4');
    if (isParagraph) {
      const paragraph = plain.createElement('p');
      paragraph.append(...element.childNodes);
      element.replaceWith(paragraph);
    } else element.replaceWith(' ', ...element.childNodes, ' ');
  }

  for (const list of all('ul, ol')) {
    const items = [...list.children];
    const allHold = (what: string) => items.every((item) => item.querySelector(what));
    if (items.length > 1 && allHold('img')) list.className = 'cards';
    else if (allHold('article')) list.className = 'rows';
  }
  // The site's stylesheet keeps these apart.
  for (const element of all('a, b, button, input, label, select, strong, time'))
    if (element.nextSibling?.nodeType === Node.ELEMENT_NODE) element.after(' ');
  const walker = plain.createTreeWalker(plain.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('pre, textarea'))
      walker.currentNode.nodeValue = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ');
  const after = counts();
  if (
    after.text < before.text ||
    after.links !== before.links ||
    after.pictures !== before.pictures
  )
    throw new Error(
      `The plain page lost content: ${JSON.stringify({ before, after })}. Look in plain.ts for what removed it.`,
    );
  const link = plain.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', stylesheetUrl);
  plain.head.append(link);
  const { lang } = plain.documentElement;
  return `<!doctype html>\n<html lang="${lang}">${plain.head.outerHTML}${plain.body.outerHTML}</html>\n`;
}
