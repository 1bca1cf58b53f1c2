import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { useFair } from '../section/fair-store.ts';
import { usePageData, useTranslations } from '../section/runtime.ts';
import type { Section } from '../section/section.ts';
import { HarnessLayout } from './harness-layout.tsx';
import { HarnessPage } from './harness-page.tsx';
import { harnessRouteAt } from './harness-route.ts';
import type { QueryStateName } from './samples.ts';

function Wines() {
  const t = useTranslations();
  const reader = useFair(({ member }) => member?.Name);
  const { data, error } = usePageData<{ Total: number }>('wines');
  if (error) return <p>{`${t('failed')} ${error.code}`}</p>;
  if (!data) return <p>{t('loading')}</p>;
  return <h1>{`${t('count', { count: data.Total })}${reader ?? ''}`}</h1>;
}

const messages = {
  tw: { count_other: '共 {{count}} 款', failed: '失敗', loading: '載入中' },
  en: { count_one: '{{count}} wine', count_other: '{{count}} wines' },
};
const sectionWith = (Page: () => React.ReactNode): Section => ({
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
});
const section = sectionWith(Wines);
const samples = { wines: { full: () => ({ Total: 12 }), empty: () => ({ Total: 0 }) } };
const page = (queryState: QueryStateName, address = '/Wines', of = section) => (
  <HarnessPage
    standalone={{ section: of, samples }}
    target={harnessRouteAt(of, address, '')}
    reader={address.startsWith('/en') ? 'member' : 'anonymous'}
    queryState={queryState}
  />
);

it('requests data from a real organiser in the query state organiser', async () => {
  const requested = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ Code: 200, Data: { Total: 7 } }));
  render(page('organiser'));
  expect(await screen.findByRole('heading', { name: '共 7 款' })).toBeVisible();
  expect(requested).toHaveBeenCalledWith('/api/expo/Wines/DSWINE2026?Lang=tw', expect.anything());
});

it('redirects the home page to the first page of a section without fragments', async () => {
  window.history.replaceState(null, '', '/en');
  render(
    <BrowserRouter>
      <HarnessLayout standalone={{ section, samples }} />
    </BrowserRouter>,
  );
  expect(await screen.findByRole('heading', { name: '12 wines' })).toBeVisible();
  expect(window.location.pathname).toBe('/en/Wines');
});
