import type { RenderResult } from '@testing-library/react';
import type { Standalone } from '../standalone/samples.ts';
import { renderFragment, renderPage } from './render-page.tsx';
import { sampleVisit, type SampleVisit } from './sample-visit.ts';

type PageSetting = NonNullable<Parameters<typeof renderPage>[2]>;

export type SampleSetting = Omit<PageSetting, 'params' | 'query'> & SampleVisit;

export type OpenSample = (id: string, setting?: SampleSetting) => Promise<RenderResult>;

/**
 * Creates the function that renders a page or fragment of a section by its id, with its samples.
 * `data` and `failures` replace the samples of the requests that they name.
 */
export function createOpenSample(standalone: Standalone): {
  open: OpenSample;
  openEnglish: OpenSample;
} {
  const { section } = standalone;
  const open: OpenSample = (id, { state, search, ...setting } = {}) => {
    const { locale = 'tw' } = setting;
    const visit = sampleVisit(standalone, id, {
      locale,
      ...(setting.params && { params: setting.params }),
      ...(search !== undefined && { search }),
      ...(state && { state }),
    });
    const data = { ...visit.data, ...setting.data };
    const failures = { ...visit.failures, ...setting.failures };
    // A request has data or fails.
    for (const name of Object.keys(setting.failures ?? {})) delete data[name];
    for (const name of Object.keys(setting.data ?? {})) delete failures[name];
    const options = { ...setting, params: visit.params ?? {}, data, failures };
    return section.fragments.some((one) => one.id === id)
      ? renderFragment(section, id, options)
      : renderPage(section, id, { ...options, ...(search !== undefined && { search }) });
  };
  return { open, openEnglish: (id, setting) => open(id, { ...setting, locale: 'en' }) };
}
