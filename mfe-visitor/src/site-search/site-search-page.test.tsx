import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@dswine/shared/testing/render-page';
import { section } from '../section.tsx';
import { nothingFound, sampleFound } from './site-search.fixture.ts';

const open = (search: string, found = sampleFound('en')) =>
  renderPage(section, 'site-search', { locale: 'en', search, data: { found } });
const linksIn = (name: string | RegExp) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('groups results by kind, with counts and links to all results of a kind', async () => {
  await open('?q=gin+tonic');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “gin tonic”');
  expect(screen.getByRole('status')).toHaveTextContent('36 results');
  expect(screen.getByRole('combobox', { name: 'Keyword or booth number' })).toHaveValue(
    'gin tonic',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'In the hall 1',
    'Pages and lists 1',
    'Exhibitors 27',
    'Events 7',
  ]);
  expect(linksIn(/In the hall/u)).toEqual(['/en/VisitorFloorplan?booth=B0146']);
  expect(linksIn(/Exhibitors/u)).toEqual([
    '/en/VisitorExhibitor?keyword=gin%20tonic',
    '/en/VisitorFloorplan?booths=B0146,B0147',
    '/en/VisitorExhibitor/Detail/1063',
  ]);
  expect(linksIn(/Events/u)).toEqual([
    '/en/Search?q=gin%20tonic&kind=event',
    '/en/EventsCalender/Detail/726',
  ]);
});

it('offers save buttons for exhibitors and events', async () => {
  await open('?q=gin');
  const saved = screen
    .getAllByRole('button', { name: /^My list: / })
    .map((button) => button.dataset.listEntry?.split('\n')[0]);
  expect(saved).toEqual(['e1063', 'c726']);
});

it('marks the language of a name that has no translation', async () => {
  await open('?q=gin');
  expect(screen.getByRole('link', { name: '琴酒與島嶼植物' })).toHaveAttribute(
    'lang',
    'zh-Hant-TW',
  );
});

it('shows a single kind with a link back to every kind', async () => {
  const events = sampleFound('en').Groups.filter(({ Kind }) => Kind === 'event');
  await open('?q=gin&kind=event', { Total: 7, Groups: events, Alike: [] });
  expect(screen.getByRole('link', { name: 'Results of every kind' })).toHaveAttribute(
    'href',
    '/en/Search?q=gin',
  );
  expect(screen.queryByRole('link', { name: /^Show all/u })).toBeNull();
});

it('explains that the results are for a corrected keyword', async () => {
  await open('?q=whiksy', { ...sampleFound('en'), Corrected: 'Whisky' });
  expect(screen.getByText(/Nothing was found for “whiksy”.*“Whisky”/u)).toBeVisible();
});

it('offers similar names and links to other pages when nothing matches', async () => {
  await open('?q=wsk', nothingFound);
  expect(screen.getByText('Nothing was found for “wsk”')).toBeVisible();
  expect(linksIn('Did you mean')).toEqual(['/en/Search?q=Whisky']);
  expect(linksIn('Or start here')).toEqual([
    '/en/VisitorExhibitor',
    '/en/VisitorProduct',
    '/en/VisitorFloorplan',
    '/en/EventsCalender',
    '/en/InfoVenue',
    '/en/Contact',
  ]);
});

it('suggests searches without a keyword', async () => {
  await open('', nothingFound);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
  expect(screen.queryByText(/Nothing was found/u)).toBeNull();
  expect(linksIn('Try one of these')).toContain('/en/Search?q=shuttle');
});

it('suggests results of every kind while typing', async () => {
  const requests: string[] = [];
  await renderPage(section, 'site-search', {
    locale: 'en',
    data: { found: nothingFound },
    fetcher: async (key: string) => {
      requests.push(key);
      return sampleFound('en');
    },
  });
  await userEvent.type(screen.getByRole('combobox'), 'gin');
  const options = await screen.findAllByRole('option');
  await waitFor(() => expect(requests).toContain('Search/DSWINE2026?Keyword=gin&Lang=en'));
  expect(options.map((option) => option.getAttribute('href'))).toEqual([
    '/en/VisitorFloorplan?booth=B0146',
    '/en/VisitorExhibitor/gin',
    '/en/VisitorExhibitor/Detail/1063',
    '/en/EventsCalender/Detail/726',
  ]);
  await userEvent.keyboard('{ArrowDown}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it.each([
  ['tw', '搜尋字詞最多 100 個字，超過的部分未納入搜尋。'],
  ['en', 'A search takes up to 100 characters. Anything after them was left out.'],
] as const)('shows that a long search was shortened (%s)', async (locale, notice) => {
  const search = `?q=${'gin '.repeat(40)}`;
  await renderPage(section, 'site-search', {
    locale,
    search,
    data: { found: sampleFound(locale) },
  });
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('gin '.repeat(25).trim());
});
