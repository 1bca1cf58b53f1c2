import {
  expectAlert,
  expectLink,
  expectText,
  field,
  hrefsIn,
  region,
  textsOf,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';

const part = (name: string) => within(region(name));

it('links the contact, the newest releases, the press kit, the fact sheet and the logo', async () => {
  await openEnglish('press');
  const email = 'press@dswine.example';
  expectLink(email, `mailto:${email}`, region('Press contact'));
  expect(hrefsIn(screen.getByRole('list', { name: 'Downloads' }))).toEqual([
    '/api/expo/Press/Kit/DSWINE2026?Lang=en',
    '/api/expo/Press/FactSheet/DSWINE2026?Lang=en',
    '/api/expo/File/DSWINE2026/press-logo-colour.svg',
  ]);
  expect(hrefsIn(screen.getByRole('list', { name: 'Press releases' }))).toEqual([
    '/en/News/Detail/513',
    '/en/News/Detail/512',
  ]);
});

it('labels illustrations, and shows the source and size of each picture', async () => {
  await openEnglish('press');
  const pictures = part('Pictures');
  expect(pictures.getByRole('heading', { level: 3 })).toHaveTextContent('Key visual Illustration');
  expect(pictures.getByText('Source: Island Ferment')).toBeVisible();
  expect(pictures.getByRole('link')).toHaveAccessibleName(/^JPG 2400 × 1350 ?: Key visual$/);
  const logo = part('Logos').getByRole('heading', { level: 3 });
  expect(logo).toHaveTextContent(/^Logo in colour$/);
});

it.each([
  ['2026-04-10T15:59:00Z', true, /^Apply for accreditation$/, /^Send application$/],
  ['2026-04-10T16:00:00Z', false, /press desk/, /have closed/],
  ['2026-05-01T04:00:00Z', false, /This fair is over/, /is over/],
])('offers accreditation until its last day (%s: %s)', async (now, isOpen, ...[text, form]) => {
  const room = await openEnglish('press', { now });
  expect(part('Accreditation').getByText(text)).toBeVisible();
  expect(part('Accreditation').queryAllByRole('link')).toHaveLength(isOpen ? 1 : 0);
  room.unmount();
  await openEnglish('accreditation', { now });
  expectText(form);
  expect(screen.queryAllByRole('textbox').length > 0).toBe(isOpen);
});

it('shows a late form again with its values and an error', async () => {
  const message = '線上申請已截止 / Online applications have closed';
  await openEnglish('accreditation', {
    now: '2026-04-11T04:00:00Z',
    form: {
      name: 'accreditation',
      path: '/en/Press/Accreditation',
      values: { Outlet: 'Rim Radio' },
      problems: [{ Field: 'Name', Problem: 'wrong', Message: message }],
      message,
    },
  });
  expect(field(/^Publication/)).toHaveValue('Rim Radio');
  expectAlert('Online applications have closed');
});

it('shows the form without its conditions when they cannot be loaded', async () => {
  await open('accreditation', { state: 'failed' });
  expect(field(/^媒體名稱/)).toBeVisible();
  expect(textsOf(screen.getAllByRole('heading'))).not.toContain('核發條件');
});

it('confirms an application with its reference number', async () => {
  await open('accreditation-completed', { search: 'ref=DSW-7K3M-Q9TX' });
  expectText('DSW-7K3M-Q9TX');
});
