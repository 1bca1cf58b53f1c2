import {
  expectLink,
  expectNoLink,
  expectNoText,
  expectText,
  expectTitle,
  headings,
  hrefsIn,
  region,
} from '@dswine/shared/testing/read-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEnglish } from '../open-sample.fixture.ts';
import { nothingFound, sampleFound } from './site-search.fixture.ts';

const search = (query: string, found = sampleFound('en')) =>
  openEnglish('site-search', { search: query, data: { found } });

it('groups results by kind, with counts and links to all results of a kind', async () => {
  await search('?q=gin+tonic');
  expectTitle('Results for “gin tonic”');
  expect(screen.getByRole('status')).toHaveTextContent('36 results');
  const field = screen.getByRole('combobox', { name: 'Keyword or booth number' });
  expect(field).toHaveValue('gin tonic');
  expect(headings(2)).toEqual([
    'In the hall1, 1 result',
    'Pages and lists1, 1 result',
    'Exhibitors27, 27 results',
    'Events7, 7 results',
  ]);
  expect(hrefsIn(region(/In the hall/u))).toEqual(['/en/VisitorFloorplan?booth=B0146']);
  expect(hrefsIn(region(/Exhibitors/u))).toEqual([
    '/en/VisitorExhibitor?keyword=gin%20tonic',
    '/en/VisitorFloorplan?booths=B0146,B0147',
    '/en/VisitorExhibitor/Detail/1063',
  ]);
  expect(hrefsIn(region(/Events/u))).toEqual([
    '/en/Search?q=gin%20tonic&kind=event',
    '/en/EventsCalender/Detail/726',
  ]);
});

it('offers save buttons for exhibitors and events, and marks untranslated names', async () => {
  await search('?q=gin');
  const saved = screen.getAllByRole('button', { name: /^Saved?: / });
  expect(saved.map(({ dataset }) => dataset['listEntry']?.split('\n')[0])).toEqual([
    'e1063',
    'c726',
  ]);
  const untranslated = screen.getByRole('link', { name: '琴酒與島嶼植物' });
  expect(untranslated).toHaveAttribute('lang', 'zh-Hant-TW');
});

it('shows a single kind with a link back to every kind', async () => {
  const Groups = sampleFound('en').Groups.filter(({ Kind }) => Kind === 'event');
  await search('?q=gin&kind=event', { Total: 7, Groups, Alike: [] });
  expectLink('Results of every kind', '/en/Search?q=gin');
  expectNoLink(/^Show all/u);
});

it('explains that the results are for a corrected keyword', async () => {
  await search('?q=whiksy', { ...sampleFound('en'), Corrected: 'Whisky' });
  expectText(/Nothing was found for “whiksy”.*“Whisky”/u);
});

it('offers similar names and links to other pages when nothing matches', async () => {
  await search('?q=wsk', nothingFound);
  expectText('Nothing was found for “wsk”');
  expect(hrefsIn(region('Did you mean'))).toEqual(['/en/Search?q=Whisky']);
  expect(hrefsIn(region('Or start here'))).toEqual(
    expect.arrayContaining(['/en/VisitorExhibitor', '/en/VisitorProduct', '/en/Contact']),
  );
});

it('suggests searches without a keyword', async () => {
  await search('', nothingFound);
  expectTitle('Search');
  expectNoText(/Nothing was found/u);
  expect(hrefsIn(region('Try one of these'))).toContain('/en/Search?q=shuttle');
});

it('suggests results of every kind while typing', async () => {
  const requests: string[] = [];
  await openEnglish('site-search', {
    data: { found: nothingFound },
    fetcher: async (key) => (requests.push(key), sampleFound('en')),
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
});

it('shows that a long search was shortened', async () => {
  await search(`?q=${'gin '.repeat(40)}`);
  expectText('A search takes up to 100 characters. Anything after them was left out.');
  expect(screen.getByRole('combobox')).toHaveValue('gin '.repeat(25).trim());
});
