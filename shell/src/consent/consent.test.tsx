import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { renderInShell } from '../layout/shell.fixture.tsx';
import cookies from '../legal/texts/cookies.en.md';
import { chooseConsent } from './consent-choice.ts';
import { ConsentPage } from './consent-page.tsx';
import { shareableUrl, trackRecordUrl } from './record-url.ts';
import { watchTagManager } from './tag-manager.ts';

afterEach(() => {
  Cookies.remove('dswine_consent');
  document.head.replaceChildren();
});

it('loads the tag manager immediately when consent is stored', () => {
  const tagManager = 'https://tags.example/gtm.js?id=GTM-1';
  chooseConsent('accepted');
  watchTagManager(tagManager, () => undefined);
  expect(document.head.querySelectorAll(`script[src="${tagManager}"]`)).toHaveLength(1);
});

it('the settings page lists every cookie, and offers no choice without a tag manager', () => {
  renderInShell(<ConsentPage />, { locale: 'en', path: '/en' });
  expect(screen.getByText('Nothing to agree to')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  const names = screen.getAllByRole('row').map((row) => row.querySelector('code')?.textContent);
  expect(names.slice(1)).toEqual(cookies().parts.map(({ id }) => id));
});

describe('RecordUrl', () => {
  const list = 'https://wine.fair.example/VisitorExhibitor';

  it.each([
    ['?keyword=sake&area=sake&page=2', '?keyword=sake&area=sake&page=2'],
    ['?country=JP&country=FR', '?country=JP&country=FR'],
    ['?token=s3cret', ''],
    ['?page=2&email=a%40b.example&utm_source=mail', '?page=2'],
    ['#access_token=s3cret', ''],
  ])('reduces %s to %s', (query, recorded) => {
    expect(shareableUrl(list + query)).toBe(list + recorded);
  });

  it('omits the query above 1 KB', () => {
    const fits = `${list}?keyword=`.padEnd(1024, 'a');
    expect(shareableUrl(fits)).toBe(fits);
    expect(shareableUrl(`${fits}a`)).toBe(list);
  });

  it('is written on page load and after each navigation, not during one', () => {
    const subscribe = jest.fn();
    const notify = (state: string) =>
      (subscribe.mock.calls[0] as [(change: object) => void])[0]({ navigation: { state } });
    history.replaceState(null, '', '/News?page=2&token=s3cret');
    trackRecordUrl({ subscribe }, undefined);
    history.replaceState(null, '', '/VisitorInfo');
    notify('loading');
    expect(Cookies.get('RecordUrl')).toBe(`${location.origin}/News?page=2`);
    notify('idle');
    expect(Cookies.get('RecordUrl')).toBe(`${location.origin}/VisitorInfo`);
  });
});
