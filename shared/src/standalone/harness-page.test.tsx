import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { useFair } from '../section/fair-store.ts';
import { usePageData, useTranslations } from '../section/runtime.ts';
import type { Section } from '../section/section.ts';
import { HarnessLayout } from './harness-layout.tsx';
import { HarnessPage } from './harness-page.tsx';
import { harnessRouteAt } from './harness-route.ts';
import type { QueryStateName } from './samples.ts';

function Page() {
  const t = useTranslations();
  const { data, error } = usePageData<{ Total: number }>('wines');
  if (error) return <p>{`${t('failed')} ${error.code}`}</p>;
  if (!data) return <p>{t('loading')}</p>;
  return <h1>{t('count', { count: data.Total })}</h1>;
}

const messages = {
  tw: { count_other: '共 {{count}} 款', failed: '失敗', loading: '載入中' },
  en: {
    count_one: '{{count}} wine',
    count_other: '{{count}} wines',
    failed: 'Failed',
    loading: 'Loading',
  },
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
const samples = { wines: { full: () => ({ Total: 12 }), empty: () => ({ Total: 0 }) } };
const show = (queryState: QueryStateName, address = '/Wines') =>
  render(
    <HarnessPage
      standalone={{ section, samples }}
      target={harnessRouteAt(section, address, '')}
      queryState={queryState}
    />,
  );

it('renders a page with its messages and samples inside its boundary', async () => {
  show('full');
  const heading = await screen.findByRole('heading', { name: '共 12 款' });
  expect(heading.closest('[data-boundary=cellar]')).toHaveAttribute('data-boundary-page', 'wines');
});

it('renders the page in English below /en', async () => {
  show('full', '/en/Wines');
  expect(await screen.findByRole('heading', { name: '12 wines' })).toBeVisible();
});

it.each([
  ['empty', '共 0 款'],
  ['failed', '失敗 503'],
  ['loading', '載入中'],
] as const)('renders the query state %s', async (queryState, text) => {
  show(queryState);
  expect(await screen.findByText(text)).toBeVisible();
});

it('renders the query state slow: loading first, then the samples', async () => {
  jest.useFakeTimers();
  show('slow');
  expect(await screen.findByText('載入中')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('heading', { name: '共 12 款' })).toBeVisible();
  jest.useRealTimers();
});

it('requests data from a real organiser in the query state organiser', async () => {
  const requested = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ Code: 200, Data: { Total: 7 } }));
  show('organiser');
  expect(await screen.findByRole('heading', { name: '共 7 款' })).toBeVisible();
  expect(requested).toHaveBeenCalledWith('/api/expo/Wines/DSWINE2026?Lang=tw', expect.anything());
  requested.mockRestore();
});

it.each([
  ['anonymous', 'nobody'],
  ['member', '陳品酒'],
] as const)('renders the page with the reader setting %s', async (reader, name) => {
  const Reading = () => <p>{useFair(({ member }) => member?.Name) ?? 'nobody'}</p>;
  const [route] = section.routes;
  const load = async () => ({ Page: Reading, head: () => ({ title: '', description: '' }) });
  const reading = { ...section, routes: route ? [{ ...route, load }] : [] };
  const target = harnessRouteAt(reading, '/Wines', '');
  const standalone = { section: reading, samples };
  render(<HarnessPage {...{ standalone, target, reader }} queryState="full" />);
  expect(await screen.findByText(name)).toBeVisible();
});

it('shows a notice for a path outside the section', async () => {
  await act(async () => void show('full', '/News'));
  expect(screen.getByRole('heading', { name: 'Not a page of this section' })).toBeVisible();
  expect(screen.getByText('/News')).toBeVisible();
});

it('shows the error that a page throws, and renders the page again after an update', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const made = (Broken: () => React.ReactNode): Section => ({
    ...section,
    routes: section.routes.map((route) => ({
      ...route,
      load: async () => ({ Page: Broken, head: () => ({ title: '', description: '' }) }),
    })),
  });
  const target = (of: Section) => harnessRouteAt(of, '/Wines', '');
  const broken = made(() => {
    throw new TypeError('no cork');
  });
  const { rerender } = render(
    <HarnessPage
      standalone={{ section: broken, samples }}
      target={target(broken)}
      queryState="full"
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('TypeError: no cork');
  expect(screen.getByRole('heading')).toHaveTextContent('“wines” throws');
  rerender(
    <HarnessPage standalone={{ section, samples }} target={target(section)} queryState="full" />,
  );
  expect(await screen.findByRole('heading', { name: '共 12 款' })).toBeVisible();
  silent.mockRestore();
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
