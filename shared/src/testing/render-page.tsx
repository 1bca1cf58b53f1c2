import type { RenderResult } from '@testing-library/react';
import { generatePath } from 'react-router';
import { inLocalePath } from '../fair/addresses/locale-path.ts';
import { readQuery } from '../section/request-key.ts';
import type { Section } from '../section/section.ts';
import { renderInSite, type SiteSetting } from './render-in-site.tsx';

type PageSetting = Omit<SiteSetting, 'section' | 'messages' | 'requests' | 'query'> & {
  /** The query of the URL, parsed by the route's declaration. */
  search?: string;
};

/** Renders a page by its route id, with the section's messages, requests and query parsing. */
export async function renderPage(
  section: Section,
  id: string,
  { search = '', ...setting }: PageSetting = {},
): Promise<RenderResult> {
  const route = section.routes.find((one) => one.id === id);
  if (!route) throw new Error(`The section "${section.name}" has no route "${id}".`);
  const [{ Page }, { default: messages }] = await Promise.all([
    route.load(),
    section.loadMessages(setting.locale ?? 'tw'),
  ]);
  const { locale = 'tw', params } = setting;
  const path = inLocalePath(locale, generatePath(`/${route.path}`, params));
  const query = readQuery(new URLSearchParams(search), route.query ?? {});
  return renderInSite(<Page />, {
    path,
    ...setting,
    section: section.name,
    messages,
    query,
    requests: route.data ?? {},
  });
}

/** Renders a fragment of a section by its id. */
export async function renderFragment(
  section: Section,
  id: string,
  setting: Omit<PageSetting, 'search'> = {},
): Promise<RenderResult> {
  const fragment = section.fragments.find((one) => one.id === id);
  if (!fragment) throw new Error(`The section "${section.name}" has no fragment "${id}".`);
  const [{ Fragment }, { default: messages }] = await Promise.all([
    fragment.load(),
    section.loadMessages(setting.locale ?? 'tw'),
  ]);
  return renderInSite(<Fragment />, {
    ...setting,
    section: section.name,
    messages,
    requests: fragment.data ?? {},
  });
}
