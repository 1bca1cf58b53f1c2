import { screen, within } from '@testing-library/react';
import { QuickLinks } from './quick-links.tsx';
import { renderInShell } from '../layout/shell.fixture.tsx';

const groupTitles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const links = () =>
  within(screen.getByRole('region', { name: 'Where to start' }))
    .getAllByRole('link')
    .map((link) => [link.textContent.replace(/ \(opens.*/, ''), link.getAttribute('href')]);

it('has link groups for visitors, exhibitors and members', () => {
  renderInShell(<QuickLinks />, { locale: 'en', path: '/en' });
  expect(groupTitles()).toEqual(['I am visiting', 'I am exhibiting', 'I am a member']);
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

it('links members to their account pages in the same two positions', () => {
  renderInShell(<QuickLinks />, { locale: 'en', path: '/en', fair: { loginStatus: 'Logined' } });
  expect(links().slice(-2)).toEqual([
    ['Member Center', '/en/MemberCenter'],
    ['My List in your account', '/en/MemberCenter#member-favourites'],
  ]);
});

it('shows Coming Soon without a URL, and links to the account site of the organiser', () => {
  const account = {
    login: { tw: 'https://a.example/tw', en: 'https://a.example/en' },
    memberCenter: 'https://a.example/m',
  };
  renderInShell(<QuickLinks />, {
    locale: 'en',
    path: '/en',
    links: { relatedExhibitions: [], social: {}, account },
  });
  expect(screen.getByRole('button', { name: /Pre-registration.*Coming Soon/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Exhibitor Login.*Coming Soon/ })).toBeDisabled();
  expect(links().at(-1)).toEqual(['Login', 'https://a.example/en']);
});
