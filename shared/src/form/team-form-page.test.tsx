import { screen } from '@testing-library/react';
import { joinSection } from './join-section.ts';
import { renderPage } from '../testing/render-page.tsx';
import { tastingForm } from '../testing/team-form.fixture.ts';

const data = {
  ...{ name: 'tasting', fragments: [], menu: [], forms: { ask: tastingForm } },
  routes: [{ id: 'ask', path: 'Tasting/Ask', forms: { ask: 'ask' } }],
};
const noCode = { routes: {}, fragments: {}, loadMessages: async () => ({ default: {} }) };
const section = joinSection(data, noCode);

it('shows a form that is data, with how long it is kept, without code of its section', async () => {
  await renderPage(section, 'ask', { locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join a tasting');
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByRole('option', { name: 'Two' })).toHaveValue('two');
  expect(screen.getByRole('checkbox', { name: /I am 18 or over/ })).toHaveAttribute('value', 'yes');
  expect(document.body).toHaveTextContent('For 90 days, in Taiwan');
});

it('is the receipt once it was sent, and takes only numbers of the site', async () => {
  await renderPage(section, 'ask', { search: 'ref=DSW-7K3M-Q9TX' });
  expect(screen.getByRole('status')).toHaveTextContent('「品飲會報名」已送出');
  expect(screen.getByText('DSW-7K3M-Q9TX')).toBeVisible();
  expect(screen.getByText('座位以我們的回信為準。')).toBeVisible();
  await renderPage(section, 'ask', { search: 'ref=evil' });
  expect(screen.getByRole('button', { name: '送出' })).toBeVisible();
});
