import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { Locale } from '@dswine/shared/section/section';
import { barStyle } from '../server/variants/preview-bar.ts';

/** What a section alone can be shown with. The first of each is the default. */
const choices = {
  data: ['full', 'empty', 'failed', 'slow', 'loading', 'offline', 'organiser'],
  reader: ['anonymous', 'member'],
  colours: ['system', 'light', 'dark'],
  outlines: ['none', 'outlined'],
} as const;
type Choices = typeof choices;
const names = Object.keys(choices) as (keyof Choices)[];

/**
 * What is chosen. It is the name of the host, `empty-member-dark.localhost`, so that each link, form
 * and request has it.
 */
export type HarnessState = { [Name in keyof Choices]: Choices[Name][number] };

export function harnessState(hostname: string): HarnessState {
  const labels = hostname.split('.')[0]?.split('-') ?? [];
  const chosen = names.map((name) => {
    const [first, ...others] = choices[name];
    return [name, others.find((other) => labels.includes(other)) ?? first];
  });
  return Object.fromEntries(chosen) as HarnessState;
}

export function harnessHost(state: HarnessState): string {
  const labels = names
    .map((name) => state[name])
    .filter((one, at) => one !== choices[names[at] ?? 'data'][0]);
  return labels.length > 0 ? `${labels.join('-')}.localhost` : 'localhost';
}

/** A link below it leads to the page that it stands on, at the host that it names. */
export const HARNESS_PATH = '/harness/';

type Bar = {
  section: string;
  pages: readonly { id: string; path: string }[];
  state: HarnessState;
  hasOrganiser: boolean;
  locale: Locale;
};

/** What is shown, and what else can be chosen. */
export function harnessBar({ section, pages, state, hasOrganiser, locale }: Bar): string {
  const links = pages.map(
    ({ id, path }) => `<li><a href="${inLocalePath(locale, path)}">${id}</a>`,
  );
  const chosen = names.map((name) => {
    const values = choices[name].filter((value) => value !== 'organiser' || hasOrganiser);
    const shown = values.map((value) => {
      if (state[name] === value) return `<b aria-current="true">${value}</b>`;
      return `<a data-document href="${HARNESS_PATH}${harnessHost({ ...state, [name]: value })}">${value}</a>`;
    });
    return `<p><strong>${name}</strong> ${shown.join(' ')}</p>`;
  });
  return `<nav class="preview-bar" lang="en" aria-label="Harness"><link rel="stylesheet" href="${barStyle.url}"><details><summary><strong>${section}, alone</strong></summary><ul>${links.join('')}</ul></details>${chosen.join('')}</nav>`;
}
