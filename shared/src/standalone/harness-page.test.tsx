import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { usePageData, useTranslations } from '../section/runtime.ts';
import type { Section } from '../section/section.ts';
import { HarnessLayout } from './harness-layout.tsx';
import { HarnessPage } from './harness-page.tsx';
import { harnessRouteAt } from './harness-route.ts';

function Page() {
  const t = useTranslations();
  const { data } = usePageData<{ Total: number }>('wines');
  return data ? <h1>{t('count', { count: data.Total })}</h1> : null;
}

const messages = {
  tw: { count_other: '共 {{count}} 款' },
  en: { count_other: '{{count}} wines' },
};
const section: Section = {
  name: 'cellar',
  routes: [
    {
      id: 'wines',
      path: 'Wines',
      data: { wines: { template: 'Wines/{Code}{?Lang}' } },
      load: async () => ({ Page, head: () => ({ title: '', description: '' }) }),
    },
  ],
  fragments: [],
  menu: [],
  loadMessages: async (locale) => ({ default: messages[locale] }),
};
const standalone = { section, samples: { wines: { full: () => ({ Total: 12 }) } } };

it('requests data from a real organiser in the query state organiser', async () => {
  const requested = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ Code: 200, Data: { Total: 7 } }));
  const target = harnessRouteAt(section, '/Wines', '');
  render(<HarnessPage {...{ standalone, target }} queryState="organiser" />);
  expect(await screen.findByRole('heading', { name: '共 7 款' })).toBeVisible();
  expect(requested).toHaveBeenCalledWith('/api/expo/Wines/DSWINE2026?Lang=tw', expect.anything());
});

it('redirects the home page to the first page of a section without fragments', async () => {
  window.history.replaceState(null, '', '/en');
  render(
    <BrowserRouter>
      <HarnessLayout standalone={standalone} />
    </BrowserRouter>,
  );
  expect(await screen.findByRole('heading', { name: '12 wines' })).toBeVisible();
  expect(window.location.pathname).toBe('/en/Wines');
});
