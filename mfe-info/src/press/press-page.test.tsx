import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { samplePress } from './press.fixture.ts';

const press = samplePress('en');

it('shows the contact, and links the press kit, the fact sheet and the logo', async () => {
  await renderPage(section, 'press', { locale: 'en', data: { press } });
  const contact = screen.getByRole('region', { name: 'Press contact' });
  expect(within(contact).getByRole('link', { name: 'press@dswine.example' })).toHaveAttribute(
    'href',
    'mailto:press@dswine.example',
  );
  const quick = within(screen.getByRole('list', { name: 'Downloads' }));
  expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    press.Kit,
    press.FactSheet,
    '/api/expo/File/DSWINE2026/press-logo-colour.svg',
  ]);
});

it('labels illustrations, and shows the source and size of each picture', async () => {
  await renderPage(section, 'press', { locale: 'en', data: { press } });
  const pictures = within(screen.getByRole('region', { name: 'Pictures' }));
  expect(pictures.getByRole('heading', { level: 3 })).toHaveTextContent('Key visual Illustration');
  expect(pictures.getByText('Source: Island Ferment')).toBeVisible();
  expect(pictures.getByRole('link')).toHaveAccessibleName(/^JPG 2400 × 1350 ?: Key visual$/);
  const logos = within(screen.getByRole('region', { name: 'Logos' }));
  expect(logos.getByRole('heading', { level: 3 })).toHaveTextContent(/^Logo in colour$/);
});

it.each([
  ['2026-04-10T15:59:00Z', 'Apply for accreditation'],
  ['2026-04-12T04:00:00Z', undefined],
  ['2026-05-01T04:00:00Z', undefined],
])('offers accreditation until its last day (%s)', async (now, link) => {
  await renderPage(section, 'press', { locale: 'en', data: { press }, now });
  const part = within(screen.getByRole('region', { name: 'Accreditation' }));
  expect(part.queryByRole('link')?.textContent).toBe(link);
  if (now.startsWith('2026-04-12')) expect(part.getByText(/press desk/)).toBeVisible();
  if (now.startsWith('2026-05')) expect(part.getByText(/This fair is over/)).toBeVisible();
});

it('shows an empty state when there is no press room yet', async () => {
  await renderPage(section, 'press', { failures: { press: 404 } });
  expect(screen.getByRole('heading', { name: '媒體專區準備中' })).toBeVisible();
});

it.each([
  ['2026-04-10T15:59:00Z', true],
  ['2026-04-10T16:00:00Z', false],
  ['2026-05-01T04:00:00Z', false],
])('shows the form only while applications are open (%s)', async (now, isOpen) => {
  await renderPage(section, 'accreditation', { locale: 'en', data: { press }, now });
  expect(screen.queryAllByRole('textbox').length > 0).toBe(isOpen);
  if (!isOpen) expect(screen.getByText(/have closed|is over/)).toBeVisible();
});

it('shows a late form again with its values and an error', async () => {
  const message = '線上申請已截止 / Online applications have closed';
  await renderPage(section, 'accreditation', {
    locale: 'en',
    data: { press },
    now: '2026-04-11T04:00:00Z',
    form: {
      name: 'accreditation',
      path: '/en/Press/Accreditation',
      values: { Outlet: 'Rim Radio' },
      problems: [{ Field: 'Name', Problem: 'wrong', Message: message }],
      message,
    },
  });
  expect(screen.getByRole('textbox', { name: /^Publication/ })).toHaveValue('Rim Radio');
  expect(screen.getByRole('alert')).toHaveTextContent('Online applications have closed');
});

it('shows the form without its conditions when they cannot be loaded', async () => {
  await renderPage(section, 'accreditation', { failures: { press: 503 } });
  expect(screen.getByRole('textbox', { name: /^媒體名稱/ })).toBeVisible();
  expect(screen.queryByText('核發條件')).not.toBeInTheDocument();
});

it('confirms an application with its reference number', async () => {
  await renderPage(section, 'accreditation-completed', { search: 'ref=DSW-7K3M-Q9TX' });
  expect(screen.getByText('DSW-7K3M-Q9TX')).toBeVisible();
});
