import {
  expectLink,
  headings,
  hrefsIn,
  navigation,
  region,
  textsOf,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from './open-sample.fixture.ts';
import { samplePartners } from './partners/partners.fixture.ts';
import { sampleVenue } from './venue/venue.fixture.ts';

describe('the venue', () => {
  it('shows a map with a text description, and no iframe', async () => {
    await open('venue');
    const map = screen.getByRole('img', { name: '臺北世界貿易中心展覽一館周邊示意圖' });
    expect(map).toHaveAccessibleDescription('一館位於信義路五段北側。');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('links an external map in a new tab, each way to the hall, and further pages', async () => {
    await openEnglish('venue');
    const link = screen.getByRole('link', { name: 'OpenStreetMap opens in a new tab' });
    expect(link).toHaveAttribute('target', '_blank');
    const ways = navigation('Ways to the hall');
    expect(hrefsIn(ways)).toEqual(['#way-metro', '#way-bus', '#way-car', '#way-foot']);
    expect(region('By metro')).toHaveAttribute('id', 'way-metro');
    expect(screen.getByRole('table', { name: 'Car parks and stops nearby' })).toBeVisible();
    expect(hrefsIn(document.body)).toEqual(
      expect.arrayContaining(['/en/InfoHotel', '/en/InfoVisa', '/en/InfoPartner']),
    );
  });

  it('shows no map without a map description', async () => {
    await open('venue', { data: { venue: { ...sampleVenue('tw'), MapInWords: [] } } });
    expect(screen.queryByRole('img')).toBeNull();
    expect(navigation('前往方式')).toBeVisible();
  });
});

it('links the official source of visa rules in a new tab', async () => {
  await openEnglish('visa');
  const source = screen.getByRole('link', { name: /^Bureau of Consular Affairs/ });
  expect(source).toHaveAttribute('target', '_blank');
  expect(source).toHaveAttribute('href', 'https://www.boca.gov.tw/');
});

describe('hotels', () => {
  it('are listed with name, stars, shuttle and phone, and their number', async () => {
    await openEnglish('hotels');
    const shown = screen.getAllByRole('article').map((article) => {
      const hotel = within(article);
      expectLink('+886 2 5550 2101', 'tel:+886255502101', article);
      return [
        hotel.getByRole('heading').textContent,
        hotel.getByRole('img').getAttribute('aria-label'),
        hotel.getByText(/^Shuttle line|^Not on/).textContent,
      ];
    });
    expect(shown).toEqual([
      ['Mistral', '5 stars', 'Shuttle line A'],
      ['Bluestone', '4 stars', 'Shuttle line A'],
      ['North Gate', '4 stars', 'Not on the fair’s shuttle'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 hotels found');
  });

  it('have a GET form for the filters with the selection from the query', async () => {
    await open('hotels', { search: 'stars=4&walk=10' });
    const form = screen.getByRole('form', { name: '篩選條件' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/InfoHotel');
    const fields = new FormData(form as HTMLFormElement);
    expect([...fields]).toEqual([
      ['stars', '4'],
      ['walk', '10'],
    ]);
    const button = screen.getByRole('button', { name: '篩選（2）' });
    expect(button).toHaveAttribute('popovertarget', form.id);
    expectLink('清除條件', '/InfoHotel');
  });
});

describe('partners', () => {
  it('are grouped by role in the given order', async () => {
    await openEnglish('partners');
    expect(headings(2)).toEqual([
      'Organiser1, 1 partner',
      'Co-organisers1, 1 partner',
      'Media partners1, 1 partner',
      'Sponsors2, 2 partners',
    ]);
    const sponsors = within(region(/^Sponsors/));
    const link = sponsors.getByRole('link', { name: /^Clear Spring Water/ });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('are all listed on the home page', async () => {
    await open('partners-row');
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual(
      samplePartners('tw').Items.map(({ Name }) => Name),
    );
    expectLink('所有合作夥伴', '/InfoPartner');
  });
});
