import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { chooseConsent } from './consent-choice.ts';
import { ConsentPage } from './consent-page.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { watchTagManager } from './tag-manager.ts';

const tagManager = 'https://tags.example/gtm.js?id=GTM-1';
const loaded = () => document.head.querySelectorAll(`script[src="${tagManager}"]`).length;

afterEach(() => {
  Cookies.remove('dswine_consent');
  document.head.replaceChildren();
});

it('shows no question when there is nothing to consent to', () => {
  const { container } = renderInShell(<ConsentQuestion />, { locale: 'tw', path: '/' });
  expect(container).toBeEmptyDOMElement();
});

it('offers both choices equally, and links to the cookie settings', () => {
  renderInShell(<ConsentQuestion />, { locale: 'en', path: '/en', law: { tagManager } });
  const accept = screen.getByRole('button', { name: 'Accept' });
  expect(accept.className).toBe(screen.getByRole('button', { name: 'Refuse' }).className);
  expect(screen.getByRole('link', { name: 'Cookie Settings' })).toHaveAttribute(
    'href',
    '/en/Consent',
  );
});

it('loads the tag manager only after consent, and removes its cookies on withdrawal', async () => {
  const user = userEvent.setup();
  const reload = jest.fn();
  watchTagManager(tagManager, reload);
  renderInShell(<ConsentPage />, { locale: 'tw', path: '/Consent', law: { tagManager } });
  expect(loaded()).toBe(0);
  expect(screen.getByRole('status')).toHaveTextContent('您還沒有選擇');
  await user.click(screen.getByRole('button', { name: '不同意' }));
  expect(loaded()).toBe(0);
  expect(reload).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: '同意' }));
  expect(loaded()).toBe(1);
  expect(screen.getByRole('status')).toHaveTextContent('您目前的選擇：同意。');
  expect(screen.getByRole('button', { name: '同意' })).toHaveAttribute('aria-pressed', 'true');

  Cookies.set('_ga', 'GA1.1.1');
  await user.click(screen.getByRole('button', { name: '不同意' }));
  expect(Cookies.get('_ga')).toBeUndefined();
  expect(Cookies.get('dswine_consent')).toBe('refused');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads the tag manager immediately when consent is stored', () => {
  chooseConsent('accepted');
  watchTagManager(tagManager, () => undefined);
  expect(loaded()).toBe(1);
});

it('shows that there is nothing to consent to, and lists every cookie, on the settings page', () => {
  renderInShell(<ConsentPage />, { locale: 'en', path: '/en/Consent' });
  expect(screen.getByText('Nothing to agree to')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  const names = screen.getAllByRole('row').map((row) => row.querySelector('code')?.textContent);
  expect(names).toEqual([
    undefined,
    'dswine_locale',
    'dswine_session',
    'dswine_member',
    'dswine_submission',
    'dswine_applications',
    'dswine_notify',
    'dswine_date',
    'dswine_cohort',
    'dswine_preview',
    'dswine_appointment',
    'dswine_appointments',
    'dswine_age',
    'dswine_consent',
    'RecordUrl',
    'dswine_captcha',
    'dswine-draft:…',
    'dswine-my-list',
    'dswine-my-list-account',
    'dswine-here',
    'dswine-appointments',
    'dswine:positions',
    'dswine:logged-out',
    'dswine:opened-as-document',
    'Cache Storage',
    'workbox-expiration',
  ]);
});
