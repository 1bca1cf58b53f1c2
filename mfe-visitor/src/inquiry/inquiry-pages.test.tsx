import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleExhibitor } from '../exhibitors/exhibitors.fixture.ts';
import { sampleProductDetail } from '../products/products.fixture.ts';
import { section } from '../section.tsx';

const exhibitor = { params: { id: '1002' }, data: { exhibitor: sampleExhibitor('tw') } };
const product = {
  params: { id: '20001' },
  data: { product: sampleProductDetail('en') },
  locale: 'en',
} as const;

it('shows the recipient, the privacy notice and that this is no order', async () => {
  await renderPage(section, 'exhibitor-inquiry', exhibitor);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('洽詢雪待酒造');
  expect(screen.getByRole('heading', { name: '這是商務洽詢，不是訂購' })).toBeVisible();
  const card = within(screen.getByRole('complementary', { name: '雪待酒造' }));
  expect(card.getByRole('link', { name: /C0305/ })).toHaveAttribute(
    'href',
    '/VisitorFloorplan?booth=C0305',
  );
  const notice = within(screen.getByRole('region', { name: '個人資料告知事項' }));
  expect(notice.getAllByRole('term')).toHaveLength(6);
  expect(notice.getByText(/這家參展商（海外參展商/)).toBeVisible();
  for (const label of ['姓名', '電話', '手機', '內容'])
    expect(screen.getByRole('textbox', { name: label })).not.toBeRequired();
});

it('reports an error when every field is blank', async () => {
  await renderPage(section, 'product-inquiry', product);
  await userEvent.type(screen.getByRole('textbox', { name: /Verification code/ }), '12345');
  await userEvent.click(screen.getByRole('button', { name: 'Send inquiry' }));
  const summary = screen.getByRole('alert');
  expect(within(summary).getByRole('heading')).toHaveTextContent(
    'There are incomplete fields, please check again.',
  );
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Please give at least a name, a way to reach you, or what you would like to ask.']);
});

it('shows a valid reference number, and the form for an invalid one', async () => {
  const sent = await renderPage(section, 'product-inquiry', {
    ...product,
    search: 'ref=DSW-7K3M-Q9TX',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your inquiry has been sent');
  expect(screen.getByText('DSW-7K3M-Q9TX')).toBeVisible();
  expect(screen.getByText(/We will pass it on to Domaine de la Rive aux Hérons/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  sent.unmount();
  await renderPage(section, 'product-inquiry', { ...product, search: 'ref=call+me' });
  expect(screen.queryByText('call me')).toBeNull();
  expect(screen.queryByText('Your inquiry has been sent')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send inquiry' })).toBeVisible();
});

it('groups the fields for phone, mobile and email', async () => {
  await renderPage(section, 'exhibitor-inquiry', exhibitor);
  const reach = within(screen.getByRole('group', { name: /^想收到回覆/ }));
  for (const label of ['電話', '手機', '電子郵件'])
    expect(reach.getByRole('textbox', { name: label })).toBeVisible();
});

it('offers no booth appointment after the show', async () => {
  const after = { ...exhibitor, now: '2026-05-20T04:00:00Z' };
  const form = await renderPage(section, 'exhibitor-inquiry', after);
  expect(screen.queryByRole('group', { name: '預約會面' })).toBeNull();
  expect(screen.getByRole('textbox', { name: '電子郵件' })).toBeVisible();
  form.unmount();
  await renderPage(section, 'exhibitor-inquiry', { ...after, search: 'ref=DSW-7K3M-Q9TX' });
  expect(screen.getByText('DSW-7K3M-Q9TX')).toBeVisible();
  expect(screen.queryByText(/攤位/)).toBeNull();
});

it.each(['exhibitor', 'product'])(
  'links to the list instead of showing the form for an unknown %s',
  async (kind) => {
    await renderPage(section, `${kind}-inquiry`, {
      params: { id: '9' },
      failures: { [kind]: 404 },
    });
    expect(screen.queryByRole('button', { name: '送出洽詢' })).toBeNull();
    expect(screen.getByRole('link', { name: /看全部/ })).toBeVisible();
  },
);
