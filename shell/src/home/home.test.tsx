import { screen, within } from '@testing-library/react';
import type { About } from '@dswine/shared/contract/editions';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { Hero } from './hero.tsx';
import { QuickLinks } from './quick-links.tsx';
import { ShowState } from './show-state.tsx';

const english = { locale: 'en', path: '/en' } as const;

describe('the hero', () => {
  const about: About = {
    Title: 'About',
    Lead: 'Lead',
    Picture: { Src: '/api/expo/Picture/fair', Width: 1600, Height: 900, Tone: 'fair' },
    Paragraphs: [],
    Areas: [],
    Figures: [{ Value: 2400, Unit: 'products', Label: 'on show' }],
  };

  it('shows the name, dates, venue and figures of the fair', () => {
    renderInShell(<Hero about={about} />, english);
    const { en } = sampleEdition.ShowName;
    expect(screen.getByRole('heading', { level: 1, name: en })).toBeVisible();
    expect(screen.getByText('17–20 April 2026')).toBeInTheDocument();
    expect(screen.getByText(/^Taipei World Trade Center/)).toHaveTextContent('Exhibition Hall 1');
    expect(screen.getByText('2,400')).toBeVisible();
  });

  it('loads the picture of the fair eagerly with high priority, if there is one', () => {
    const { container } = renderInShell(<Hero about={about} />, english);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).toHaveAttribute('width', '1600');
    const without = renderInShell(<Hero about={undefined} />, english);
    expect(without.container.querySelector('img')).toBeNull();
  });

  it.each([
    ['2026-03-18T12:00:00+08:00', ['Visitor Pre-registration', 'Exhibitor List']],
    ['2026-04-18T12:00:00+08:00', ['Today at the Fair', 'Floor Plan']],
    ['2026-04-18T22:00:00+08:00', ['The Next Show Day', 'Floor Plan']],
    ['2026-04-19T08:00:00+08:00', ['Today at the Fair', 'Floor Plan']],
    ['2026-05-01T12:00:00+08:00', ['Exhibitor List', 'Exhibitor Information']],
  ])('links at %s to %j', (now, names) => {
    renderInShell(<Hero about={about} />, { ...english, now });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
  });
});

describe('the quick links', () => {
  const links = () =>
    within(screen.getByRole('region', { name: 'Where to start' }))
      .getAllByRole('link')
      .map((link) => [link.textContent.replace(/ \(opens.*/, ''), link.getAttribute('href')]);

  it('has link groups for visitors, exhibitors and members', () => {
    renderInShell(<QuickLinks />, english);
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'I am visiting',
      'I am exhibiting',
      'I am a member',
    ]);
    expect(links()).toEqual([
      ['About Exhibition', '/en/VisitorInfo'],
      ['Exhibitor List', '/en/VisitorExhibitor'],
      ['Floor Plan', '/en/VisitorFloorplan'],
      ['Visitor Pre-registration', 'https://register.example/visit?from=site&id=DSWINE2026'],
      ['Exhibitor Information', '/en/ExhibitorInfo'],
      ['Exhibitor Login', 'https://service.example/en'],
      ['Login', '/en/Login'],
      ['Register', '/en/Register'],
    ]);
  });

  it('links to the own desk of exhibitors without a URL, and to the account site of the organiser', () => {
    const login = { tw: 'https://a.example/tw', en: 'https://a.example/en' };
    const account = { login, memberCenter: 'https://a.example/m' };
    const external = { relatedExhibitions: [], social: {}, account };
    renderInShell(<QuickLinks />, { ...english, links: external });
    expect(links()).toContainEqual(['Exhibitor Login', '/en/ExhibitorDesk']);
    expect(links().at(-1)).toEqual(['Login', login.en]);
  });
});

describe('the state of the show', () => {
  const Audience = { tw: '所有人', en: 'everybody' };
  const edition = {
    ...sampleEdition,
    Hours: [
      { Date: '2026-04-17', Open: '10:00', Close: '18:00', Audience },
      { Date: '2026-04-18', Open: '11:00', Close: '17:00', Audience },
    ],
  };

  it('has the dates of the next edition after the show, if the record has them', () => {
    const now = '2026-05-01T12:00:00+08:00';
    const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
    renderInShell(<ShowState edition={edition} />, { ...english, now });
    expect(screen.queryByText('Next edition:')).toBeNull();
    renderInShell(<ShowState edition={{ ...edition, Next }} />, { ...english, now });
    expect(screen.getByText('Next edition:')).toHaveTextContent('16–19 April 2027');
  });

  it.each([
    ['2026-04-15T12:00:00+08:00', 'tw', '距離開展還有 2 天'],
    ['2026-04-16T12:00:00+08:00', 'en', '1 day to go'],
    ['2026-04-17T08:00:00+08:00', 'en', 'Opens today'],
    ['2026-04-17T12:00:00+08:00', 'tw', '展場開放中，今日至 18:00'],
    ['2026-04-17T20:00:00+08:00', 'en', 'Opens again Sat 18 April at 11:00'],
    ['2026-04-18T17:00:00+08:00', 'tw', '本屆展覽已圓滿結束'],
  ] as const)('is at %s in %s: %s', (now, locale, text) => {
    renderInShell(<ShowState edition={edition} />, { locale, path: '/', now });
    expect(screen.getByText(text)).toBeVisible();
  });
});
