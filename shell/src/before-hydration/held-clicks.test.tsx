import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/** What was clicked, by the number of the button. */
let clicked: string[];
beforeAll(() => {
  HTMLElement.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  const source = readFileSync(path.join(import.meta.dirname, 'boot.ts'), 'utf8');
  const names = 'document location navigator Element CustomEvent MutationObserver performance';
  const given = names.split(' ').map((name) => [name, Reflect.get(window, name) as unknown]);
  vm.runInNewContext(stripTypeScriptTypes(source), {
    ...Object.fromEntries(given),
    window: {},
    addEventListener: addEventListener.bind(window),
    dispatchEvent: dispatchEvent.bind(window),
    requestAnimationFrame: () => 0,
    setTimeout: () => 0,
  });
  document.addEventListener('click', ({ target }) => {
    clicked.push((target as HTMLElement).dataset['number'] ?? '');
  });
});

const buttons = (page: string, texts: readonly string[]) =>
  texts
    .map(
      (text, at) => `<button type="button" class="a" data-number="${page} ${at}">${text}</button>`,
    )
    .join('<button type="button" class="b"></button>');
const part = (page: string, texts: readonly string[]) =>
  `<section data-boundary="info" data-boundary-page="${page}">${buttons(page, texts)}</section>`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const hydrate = (selector: string) =>
  dispatchEvent(new CustomEvent('dswine:hydrated', { detail: find(selector) }));
const news = '[data-boundary-page=news]';

beforeEach(() => {
  clicked = [];
  document.body.innerHTML = `<div id="root">${part('hotels', ['Map'])}${part('news', ['More', 'Share'])}</div>`;
});

it.each([
  ['stays', () => undefined],
  ['is replaced', () => void (find(news).innerHTML = buttons('news', ['更多', '分享']))],
  ['is replaced with its part', () => void (find(news).outerHTML = part('news', ['更多', '分享']))],
])('carries out a click once on a button that %s', (_, replace) => {
  find(`${news} [data-number="news 1"]`).click();
  expect(clicked).toEqual([]);
  replace();
  hydrate('[data-boundary-page=hotels]');
  expect(clicked).toEqual([]);
  hydrate(news);
  expect(clicked).toEqual(['news 1']);
  hydrate(news);
  expect(clicked).toHaveLength(1);
  expect(document.documentElement.dataset).not.toHaveProperty('waiting');
});

it('carries out no click on a button that is no longer there', () => {
  find(`${news} [data-number="news 1"]`).click();
  find(news).innerHTML = '<button type="button" class="a" data-number="news 0">More</button>';
  hydrate(news);
  expect(clicked).toEqual([]);
});

describe('a link that opens a dialog', () => {
  const link = '<a href="/photo.webp" aria-haspopup="dialog" data-number="photo">Photo</a>';
  beforeEach(() => void (find(news).innerHTML = link));

  it('opens it as soon as its part is hydrated, instead of its file', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(`${news} a`).dispatchEvent(click);
    expect([click.defaultPrevented, clicked]).toEqual([true, []]);
    hydrate(news);
    expect(clicked).toEqual(['photo']);
  });

  it('opens its file in another tab at once', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    find(`${news} a`).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
