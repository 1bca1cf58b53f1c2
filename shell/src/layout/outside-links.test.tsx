import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { screen, within } from '@testing-library/react';
import type { SiteLinks } from '@dswine/shared/fair/site-links';
import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import { Navbar } from './navbar.tsx';
import { renderInShell } from './shell.fixture.tsx';

const nowhere: SiteLinks = {
  relatedExhibitions: sampleLinks.relatedExhibitions.slice(1),
  social: {},
};
const topBar = (name: string) => within(screen.getByRole('navigation', { name }));

describe('the top bar during and after the show', () => {
  const open = '2026-04-18T05:10:00Z';
  const after = '2026-05-20T02:00:00Z';
  const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
  const edition = { ...sampleEdition, Next };
  const sisterNames = /Coming Soon|Series|Facebook|Related Exhibitions|Exhibitor Login/;

  it('omits links without a URL during the show, and links to registration at the door', () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en', links: nowhere, now: open });
    expect(screen.getByRole('banner')).not.toHaveTextContent(sisterNames);
    expect(
      topBar('Quick links').getByRole('link', { name: 'Registration at the Door' }),
    ).toHaveAttribute('href', '/en/VisitorReg');
  });

  it('keeps the pre-registration link during the show when it has a URL', () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en', now: open });
    expect(topBar('Quick links').getByRole('link', { name: /Pre-registration/ })).toHaveAttribute(
      'href',
      'https://register.example/visit?from=site&id=DSWINE2026',
    );
  });

  it('offers notification about the next edition instead of registration after the show', () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en', links: nowhere, edition, now: after });
    expect(screen.getByRole('banner')).not.toHaveTextContent(sisterNames);
    expect(topBar('Quick links').queryByText(/egistration/)).toBeNull();
    expect(topBar('Quick links').getByRole('link', { name: 'Notify me of 2027' })).toHaveAttribute(
      'href',
      '/en/Notify?as=visitor',
    );
  });
});

it('omits links that the organiser hides', () => {
  const links: SiteLinks = {
    preRegistration: 'none',
    exhibitorService: 'none',
    series: 'none',
    relatedExhibitions: [],
    social: { facebook: 'none', instagram: 'none', youtube: 'none' },
  };
  renderInShell(<Navbar />, { locale: 'en', path: '/en', links });
  expect(screen.getByRole('banner')).not.toHaveTextContent(/Coming Soon|egistration|Related/);
});
