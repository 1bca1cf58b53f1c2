import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../layout/shell.fixture.tsx';
import cookies from '../legal/texts/cookies.en.md';
import { chooseConsent } from './consent-choice.ts';
import { ConsentPage } from './consent-page.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { shareableUrl, trackRecordUrl } from './record-url.ts';
import { watchTagManager } from './tag-manager.ts';

const tagManager = 'https://tags.example/gtm.js?id=GTM-1';
const loaded = () => document.head.querySelectorAll(`script[src="${tagManager}"]`).length;
const english = { locale: 'en', path: '/en' } as const;

afterEach(() => {
  Cookies.remove('dswine_consent');
  document.head.replaceChildren();
});

describe('the consent question', () => {
  it('is not shown when there is nothing to consent to', () => {
    expect(renderInShell(<ConsentQuestion />, english).container).toBeEmptyDOMElement();
  });

  it('offers both choices equally, and links to the cookie settings', () => {
    renderInShell(<ConsentQuestion />, { ...english, law: { tagManager } });
    const accept = screen.getByRole('button', { name: 'Accept' });
    expect(accept.className).toBe(screen.getByRole('button', { name: 'Refuse' }).className);
    const settings = screen.getByRole('link', { name: 'Cookie Settings' });
    expect(settings).toHaveAttribute('href', '/en/Consent');
  });
});

describe('the tag manager', () => {
  it('is loaded only after consent, and its cookies are removed on withdrawal', async () => {
    const reload = jest.fn();
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    watchTagManager(tagManager, reload);
    renderInShell(<ConsentPage />, { locale: 'tw', path: '/Consent', law: { tagManager } });
    expect(screen.getByRole('status')).toHaveTextContent('您還沒有選擇');
    await press('不同意');
    expect([loaded(), reload.mock.calls.length]).toEqual([0, 0]);

    await press('同意');
    expect(loaded()).toBe(1);
    expect(screen.getByRole('status')).toHaveTextContent('您目前的選擇：同意。');
    expect(screen.getByRole('button', { name: '同意' })).toHaveAttribute('aria-pressed', 'true');

    Cookies.set('_ga', 'GA1.1.1');
    await press('不同意');
    expect(Cookies.get('_ga')).toBeUndefined();
    expect(Cookies.get('dswine_consent')).toBe('refused');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded immediately when consent is stored', () => {
    chooseConsent('accepted');
    watchTagManager(tagManager, () => undefined);
    expect(loaded()).toBe(1);
  });
});

it('the settings page lists every cookie, and offers no choice without a tag manager', () => {
  renderInShell(<ConsentPage />, english);
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
