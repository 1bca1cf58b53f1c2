import { boundariesShown, showBoundaries } from '@dswine/shared/standalone/boundaries';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';
import {
  harnessChoices,
  harnessHostOf,
  harnessStateOf,
  type HarnessState,
} from './harness-state.ts';

/** What the page of a section that is shown alone knows of the development server. */
export type Harness = {
  section: string;
  /** A path of each page below the locale root. */
  pages: { id: string; path: string }[];
  hasOrganiser: boolean;
};

declare global {
  var dswineHarness: Harness | undefined;
}

/**
 * Runs before anything of a document: it describes the harness, sets what its host chooses, and has the
 * page hydrated although no one has touched it.
 */
export function harnessScript(harness: Harness): string {
  const data = JSON.stringify(harness).replaceAll('<', '\\u003c');
  return `self.dswineHarness=${data};for(const label of location.hostname.split(".")){if(label==="light"||label==="dark")document.documentElement.dataset.scheme=label;if(label==="offline")Object.defineProperty(navigator,"onLine",{get:()=>false})}addEventListener("load",()=>dispatchEvent(new Event("pointerover")));`;
}

const bar = `
.harness {
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  align-items: center;
  padding: 6px 12px;
  border-block-end: 4px solid;
  border-image: repeating-linear-gradient(-45deg, #ffd400 0 10px, #1b1b1f 10px 20px) 4;
  background: #1b1b1f;
  color: #f1f1f3;
  font: 13px/1.4 ui-monospace, monospace;
}
.harness strong { margin-inline-end: auto; color: #ffd400; }
.harness label { display: inline-flex; gap: 6px; align-items: center; min-block-size: 28px; }
.harness select {
  max-inline-size: 15rem;
  padding: 3px 4px;
  border: 1px solid #6c6c75;
  border-radius: 3px;
  background: #2c2c33;
  color: inherit;
  font: inherit;
}
`;

/**
 * Shows what can be chosen, above the page of a section that is shown alone. It deliberately does
 * not look like the site.
 */
export function showToolbar({ section, pages, hasOrganiser }: Harness): void {
  const { locale } = splitLocale(location.pathname);
  const state = harnessStateOf(location.host);
  const nav = document.createElement('nav');
  nav.className = 'harness';
  nav.lang = 'en';
  nav.setAttribute('aria-label', 'Harness');
  const name = document.createElement('strong');
  name.textContent = `${section}, alone`;
  const elsewhere = document.createElement('span');
  elsewhere.className = 'harness-elsewhere';
  elsewhere.textContent = 'Not a page of this section: npm run dev shows the whole site';
  const show = choice('Show', ['', ...pages.map(({ id }) => id)], '', (id) =>
    location.assign(inLocalePath(locale, pages.find((page) => page.id === id)?.path ?? '/')),
  );
  const language = choice('Language', ['tw', 'en'], locale, (chosen) =>
    location.assign(inLocalePath(chosen, splitLocale(location.pathname).path) + location.search),
  );
  const states = (Object.keys(harnessChoices) as (keyof HarnessState)[]).map((key) =>
    choice(
      key.charAt(0).toUpperCase() + key.slice(1),
      harnessChoices[key].filter((value: string) => value !== 'organiser' || hasOrganiser),
      state[key],
      (value) => {
        const url = new URL(location.href);
        url.host = harnessHostOf({ ...harnessStateOf(location.host), [key]: value }, url.port);
        location.assign(url);
      },
    ),
  );
  nav.append(name, elsewhere, show, language, ...states, boundariesChoice());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${bar}:root:has([data-boundary="${section}"], [data-boundary="components"]) .harness-elsewhere { display: none; }`,
  );
  document.adoptedStyleSheets.push(sheet);
  document.body.prepend(nav);
  const follow = () => {
    const shown = splitLocale(location.pathname).path;
    const page = pages.find((one) => new URL(one.path, location.href).pathname === shown);
    const select = show.querySelector('select');
    if (select) select.value = page?.id ?? '';
  };
  follow();
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', follow);
}

function choice<Value extends string>(
  label: string,
  values: readonly Value[],
  value: Value,
  choose: (value: Value) => void,
): HTMLLabelElement {
  const select = document.createElement('select');
  select.append(...values.map((one) => new Option(one, one)));
  select.value = value;
  select.addEventListener('change', () => choose(select.value as Value));
  return labelled(label, select);
}

function boundariesChoice(): HTMLLabelElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = boundariesShown();
  box.addEventListener('change', () => showBoundaries(box.checked));
  addEventListener('dswine:boundaries', () => void (box.checked = boundariesShown()));
  const label = labelled('Boundaries', box);
  label.title = 'Alt+B';
  return label;
}

function labelled(text: string, control: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(text, control);
  return label;
}
