import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { sampleAdmission } from '../admission/admission.fixture.ts';
import { section } from '../section.tsx';

it('links the registration page for the edition’s code in a new tab', async () => {
  await renderPage(section, 'pre-registration', { locale: 'en' });
  const link = screen.getByRole('link', { name: /^Go to pre-registration/ });
  expect(link).toHaveAttribute('href', 'https://register.example/visit?from=site&id=DSWINE2026');
  expect(link).toHaveAttribute('target', '_blank');
});

it('shows a disabled button while the edition has no registration code', async () => {
  await renderPage(section, 'pre-registration', {
    edition: { ...sampleEdition, PreRegExhCode: '' },
  });
  expect(screen.getByRole('button', { name: /即將開放/ })).toBeDisabled();
  expect(screen.queryByRole('link', { name: /前往預先登錄/ })).toBeNull();
});

const unset = { relatedExhibitions: [], social: {} };

it.each([
  ['during the show', { links: unset, now: '2026-04-18T05:10:00Z' }],
  ['when the organiser has no registration page', { links: { ...unset, preRegistration: 'none' } }],
])('explains admission without pre-registration %s', async (_when, options) => {
  const data = { admission: sampleAdmission('en') };
  await renderPage(section, 'pre-registration', { locale: 'en', data, ...options });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registration at the Door');
  const arrival = within(screen.getByRole('region', { name: 'What you need at the door' }));
  expect(arrival.getByRole('listitem')).toHaveTextContent('Sold at the ticket desk.');
  expect(screen.queryByRole('button')).toBeNull();
});
