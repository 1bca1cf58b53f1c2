import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import {
  sampleDeadlines,
  sampleDirectory,
  sampleDownloads,
  sampleServices,
} from './exhibitor-records.fixture.ts';
import { section } from './section.tsx';

type PageOptions = NonNullable<Parameters<typeof renderPage>[2]>;

/** Renders a page at a fixed instant. */
function openAt(id: string, { now = '2026-03-01T01:00:00Z', ...options }: PageOptions) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  return renderPage(section, id, { now, ...options });
}

describe('paid services', () => {
  const open = (options: PageOptions) =>
    openAt('exhibitor-upgrade', {
      data: { services: sampleServices(options.locale ?? 'tw') },
      ...options,
    });

  it('can be ordered until two months after the show', async () => {
    await open({ now: '2026-06-20T15:59:00Z' });
    expect(screen.getByText('即日起').parentElement).toHaveTextContent(
      '即日起 至 2026年6月20日（六）',
    );
    const order = screen.getByRole('link', { name: '登入參展商系統選購' });
    expect(order).toHaveAttribute('href', 'https://service.example/tw');
    expect(order).toHaveAttribute('target', '_blank');
  });

  it('cannot be ordered after the service period', async () => {
    await open({ locale: 'en', now: '2026-06-20T16:00:00Z' });
    expect(screen.getByText('The service period has ended')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order in the exhibitor system' })).toBeNull();
  });

  it('have a disabled “Coming Soon” button when no ordering system is configured', async () => {
    await open({ locale: 'en', links: { relatedExhibitions: [], social: {} } });
    expect(screen.getByRole('button', { name: /Coming Soon/ })).toBeDisabled();
  });

  it('link to the inquiry during the show when no ordering system is configured', async () => {
    const links = { relatedExhibitions: [], social: {} };
    await open({ locale: 'en', links, now: '2026-04-18T05:10:00Z' });
    expect(screen.queryByText(/Coming Soon/)).toBeNull();
    expect(screen.getByRole('link', { name: /Exhibitor Inquiry/ })).toHaveAttribute(
      'href',
      '/en/ExhibitorInquiry',
    );
  });

  it('are compared with the free services, with each fee and the total', async () => {
    await open({ locale: 'en' });
    const row = screen.getByRole('row', { name: /^Company profile/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    ).toEqual(['Name and booth', 'Text, brands and links', 'NT$6,000']);
    expect(screen.getByText('All 2 together')).toHaveTextContent('NT$10,500');
  });
});

describe('the exhibitor calendar', () => {
  const open = (options: PageOptions) =>
    openAt('exhibitor-calendar', {
      data: { deadlines: sampleDeadlines(options.locale ?? 'tw', options.params?.['month']) },
      ...options,
    });

  it('marks next and past deadlines, and offers upcoming ones as calendar files', async () => {
    await open({ locale: 'en', now: '2026-03-01T01:00:00Z' });
    const next = screen.getAllByRole('listitem', { current: 'step' });
    expect(next).toHaveLength(1);
    expect(next[0]).toHaveTextContent('Next, 5 days left');
    expect(screen.getByText('Past').closest('li')).toHaveAttribute('data-stage', 'past');
    expect(screen.getByRole('link', { name: /^Add to my calendar ?: Move-out$/ })).toHaveAttribute(
      'href',
      '/api/expo/Deadlines/Calendar/DSWINE2026/4.ics?Lang=en',
    );
  });

  it('links the form and the page of a deadline, and shows the late fee', async () => {
    await open({ locale: 'en', now: '2026-03-20T01:00:00Z' });
    const item = within(
      screen.getByRole('heading', { name: 'Power and equipment' }).closest('li') ?? document.body,
    );
    expect(item.getByText('Late: until Fri 10 April 2026 (30 per cent more)')).toBeVisible();
    expect(item.getByRole('link', { name: 'Order form CSV, 1 KB' })).toHaveAttribute('download');
    expect(item.getByRole('link', { name: 'For exhibitors' })).toHaveAttribute(
      'href',
      '/en/ExhibitorInfo',
    );
  });

  it('shows the next deadline on the page of another month too', async () => {
    await open({ params: { month: '2026-04' }, now: '2026-03-06T01:00:00Z' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2026年4月');
    expect(screen.getByText('今天截止')).toBeVisible();
    expect(screen.getByText('水電與設備申請')).toBeVisible();
  });

  it('shows that all deadlines have passed', async () => {
    await open({ locale: 'en', now: '2026-05-01T00:00:00Z' });
    expect(screen.getByText(/All deadlines of this edition have gone by/)).toBeVisible();
  });

  it('links back to the calendar from an unknown month', async () => {
    await renderPage(section, 'exhibitor-calendar', {
      params: { month: 'spring' },
      failures: { deadlines: 404 },
    });
    expect(screen.getByText('找不到這一頁')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: '參展時程' }))
      expect(link).toHaveAttribute('href', '/ExhibitorCalendar');
  });
});

it('lists a download with name, format, size, upload date and thumbnail', async () => {
  await renderPage(section, 'exhibitor-download', {
    locale: 'en',
    data: { downloads: sampleDownloads('en') },
  });
  const row = screen.getByRole('row', { name: /Exhibitor manual/ });
  expect(row).toHaveTextContent('PDF');
  expect(row).toHaveTextContent('721 KB');
  expect(row).toHaveTextContent('Wed 15 October 2025');
  expect(within(row).getByRole('img', { name: 'Thumbnail of Exhibitor manual' })).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('download', 'exhibitor-manual-en.pdf');
  expect(screen.getByRole('link', { name: 'Download it' })).toHaveAttribute(
    'href',
    '/api/expo/Downloads/Archive/DSWINE2026?Lang=en',
  );
});

describe('the page of the printed directory', () => {
  const open = (changes: object, options: PageOptions = {}) =>
    openAt('ad-directory', {
      locale: 'en',
      data: { printed: { ...sampleDirectory('en', 'Printed'), ...changes } },
      ...options,
    });

  it('shows that the directory is not available yet, and links the booking inquiry', async () => {
    await open({}, { now: '2026-03-13T15:59:00Z' });
    expect(screen.getByText('The exhibition directory is not available yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask about a space' })).toHaveAttribute(
      'href',
      '/en/ExhibitorInquiry',
    );
  });

  it('links the available directory, and closes booking after the last day', async () => {
    await open(
      { Open: { Label: 'Read it', Path: '/ExhibitorDownload' } },
      { now: '2026-03-13T16:00:00Z' },
    );
    expect(screen.getByRole('link', { name: 'Read it' })).toHaveAttribute(
      'href',
      '/en/ExhibitorDownload',
    );
    expect(screen.queryByText('The exhibition directory is not available yet')).toBeNull();
    expect(screen.getByText('Booking for this edition has ended.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask about a space' })).toBeNull();
  });
});

describe('the page of a completed inquiry', () => {
  const open = (search: string) =>
    renderPage(section, 'exhibitor-inquiry-completed', { locale: 'en', search });

  it('shows the reference number', async () => {
    await open('?ref=DSW-7K2M-9QXA');
    expect(screen.getByText('DSW-7K2M-9QXA')).toBeVisible();
  });

  it('ignores an invalid reference number', async () => {
    await open('?ref=You have won');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'No inquiry has been sent from here yet',
    );
    expect(screen.queryByText(/won/)).toBeNull();
  });
});

describe.each([
  ['ad-directory', 'printed', 'Printed'],
  ['ad-online-directory', 'online', 'Online'],
  ['ad-public-area', 'publicArea', 'PublicArea'],
] as const)('the page %s', (id, request, kind) => {
  const open = (now: string) =>
    openAt(id, { locale: 'en', now, data: { [request]: sampleDirectory('en', kind) } });

  it('shows before the show that it is not available yet', async () => {
    await open('2026-03-01T01:00:00Z');
    expect(screen.getByText(/not available yet/u)).toBeVisible();
  });

  it('shows during the show that it is not published online', async () => {
    await open('2026-04-18T04:00:00Z');
    expect(screen.getByText('Not published online')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/not available yet/u);
  });

  it.each(['2026-04-20T12:00:00Z', '2026-11-22T04:00:00Z'])(
    'shows at %s that the edition is over',
    async (now) => {
      await open(now);
      expect(screen.getByText('This edition is over')).toBeVisible();
      expect(document.body).not.toHaveTextContent(/not available yet|step by step|being edited/u);
    },
  );
});
