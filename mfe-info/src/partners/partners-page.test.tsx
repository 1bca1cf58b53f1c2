import { renderFragment, renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { samplePartners } from './partners.fixture.ts';

it('groups partners by role in the given order', async () => {
  await renderPage(section, 'partners', { locale: 'en', data: { partners: samplePartners('en') } });
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(['Organiser1', 'Co-organisers1', 'Media partners1', 'Sponsors2']);
  const sponsors = within(screen.getByRole('region', { name: /^Sponsors/ }));
  expect(sponsors.getByRole('link', { name: /^Clear Spring Water/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

it('lists all partners on the home page, and renders nothing when loading fails', async () => {
  const row = await renderFragment(section, 'partners-row', {
    data: { partners: samplePartners('tw') },
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    samplePartners('tw').Items.map(({ Name }) => Name),
  );
  expect(screen.getByRole('link', { name: '所有合作夥伴' })).toHaveAttribute(
    'href',
    '/InfoPartner',
  );
  row.unmount();
  await renderFragment(section, 'partners-row', { failures: { partners: 503 } });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
