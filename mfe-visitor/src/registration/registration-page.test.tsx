import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { renderPage } from '@dswine/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { section } from '../section.tsx';

it('leads to the organiser’s page under the edition’s code, in a new tab', async () => {
  await renderPage(section, 'pre-registration', { locale: 'en' });
  const link = screen.getByRole('link', { name: /^Go to pre-registration/ });
  expect(link).toHaveAttribute('href', 'https://register.example/visit?from=site&id=DSWINE2026');
  expect(link).toHaveAttribute('target', '_blank');
});

it('says that it is coming as long as there is no code to register for', async () => {
  await renderPage(section, 'pre-registration', {
    edition: { ...sampleEdition, PreRegExhCode: '' },
  });
  expect(screen.getByRole('button', { name: /即將開放/ })).toBeDisabled();
  expect(screen.queryByRole('link', { name: /前往預先登錄/ })).toBeNull();
});
