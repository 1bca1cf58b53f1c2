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
      await page.evaluate(parse, await readPage(site + pagePath));
      const before = await page.evaluate(countContent);
      for (const change of [dropMachinery, nameIcons, unwrapBoxes, markLists])
        await page.evaluate(change);
      const after = await page.evaluate(countContent);
      if (
        after.text < before.text ||
        after.links !== before.links ||
        after.pictures !== before.pictures
      )
        throw new Error(
          `The plain ${pagePath} lost content: ${JSON.stringify({ before, after })}. Look in plain.ts for what removed it.`,
        );
      responses.set(pagePath, storedPage(await page.evaluate(write, stylesheetUrl)));
    }
  } finally {
    await page.close();
  }
  return responses;
}

declare global {
  interface Window {
    /** Belongs to no tab, so that it loads and runs nothing. */
    plain: Document;
  }
}

// All functions below run in a page.

function parse(html: string): void {
  window.plain = new DOMParser().parseFromString(html, 'text/html');
}

function countContent(): { text: number; links: number; pictures: number } {
  const body = window.plain.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('script, style, template, svg')) element.remove();
  return {
    text: body.textContent.replace(/\s+/g, '').length,
    links: body.querySelectorAll('a[href]').length,
    pictures: body.querySelectorAll('img').length,
  };
}

/** Drops what no plain page needs: scripts, styles, symbols, and attributes for them. */
function dropMachinery(): void {
  const { plain } = window;
  for (const element of plain.querySelectorAll(
    'script, style, template, svg, link:not([as=image]), meta:not([charset], [name=viewport], [name=description])',
  ))
    element.remove();
  const comments = plain.createNodeIterator(plain, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    (comment as Comment).remove();
  const references = ['href', 'for', 'popovertarget', 'aria-labelledby'];
  const referenced = new Set(
    [...plain.querySelectorAll('a[href^="#"], [for], [popovertarget], [aria-labelledby]')].flatMap(
      (element) => references.map((name) => element.getAttribute(name)?.replace('#', '')),
    ),
  );
  const dropped = /^(class|style|tabindex|autocomplete|enterkeyhint|data-.*|aria-(live|pressed))$/;
  for (const element of plain.querySelectorAll('body, body *')) {
    // What only assistive technology reads stays so.
    const isUnseen = element.matches('.dw-hidden');
    for (const { name } of [...element.attributes])
      if (dropped.test(name)) element.removeAttribute(name);
    if (isUnseen) element.className = 'unseen';
    if (element.id && !referenced.has(element.id)) element.removeAttribute('id');
  }
}

/** Writes the name of an icon in its place, and puts menus into what opens them. */
function nameIcons(): void {
  for (const element of window.plain.querySelectorAll(':is(a, button, summary)[aria-label]'))
    if (!element.textContent.trim() && !element.querySelector('img'))
      element.textContent = element.getAttribute('aria-label');
  for (const element of window.plain.querySelectorAll('details'))
    if (element.childElementCount === 1 && element.nextElementSibling)
      element.append(element.nextElementSibling);
}

/** From the inside: boxes that only style needs become paragraphs or nothing. */
function unwrapBoxes(): void {
  const { plain } = window;
  const blocks =
    'address, article, aside, blockquote, details, dialog, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul, div';
  const empty =
    'img, input, select, textarea, source, br, hr, iframe, video, audio, td, th, option';
  for (const element of [...plain.querySelectorAll('body *')].reverse()) {
    if (!element.hasChildNodes() && !element.matches(empty)) {
      element.remove();
      continue;
    }
    if (!element.matches(':is(div, span, i):not([lang], [class], [hidden], [popover], [id])'))
      continue;
    const isParagraph =
      element.matches('div') &&
      element.textContent.trim() !== '' &&
      !element.querySelector(blocks) &&
      !element.closest('p, a, button, label, summary, dl, h1, h2, h3, h4');
    const nodes = [...element.childNodes];
    if (isParagraph) {
      const paragraph = plain.createElement('p');
      paragraph.append(...nodes);
      element.replaceWith(paragraph);
    } else element.replaceWith(' ', ...nodes, ' ');
  }
}

/** Gives lists of cards and rows their class, and words the spaces that style had given them. */
function markLists(): void {
  const { plain } = window;
  for (const list of plain.querySelectorAll('ul, ol')) {
    const items = [...list.children];
    const allHold = (what: string) => items.every((item) => item.querySelector(what));
    if (items.length > 1 && allHold('img')) list.className = 'cards';
    else if (allHold('article')) list.className = 'rows';
  }
  for (const element of plain.querySelectorAll('a, b, button, input, label, select, strong, time'))
    if (element.nextSibling?.nodeType === Node.ELEMENT_NODE) element.after(' ');
  const texts = plain.createNodeIterator(plain.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('pre, textarea'))
      text.nodeValue = text.nodeValue?.replace(/\s+/g, ' ') ?? '';
}

function write(stylesheetUrl: string): string {
  const { documentElement, head, body } = window.plain;
  const link = window.plain.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', stylesheetUrl);
  head.append(link);
  return `<!doctype html>\n<html lang="${documentElement.lang}">${head.outerHTML}${body.outerHTML}</html>\n`;
}
