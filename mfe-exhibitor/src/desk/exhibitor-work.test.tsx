import { screen, within } from '@testing-library/react';
import { expectNoText, expectText } from '@dswine/shared/testing/read-page';
import { openEnglish } from '../open-sample.fixture.ts';
import { sampleOrders } from './exhibitor-work.fixture.ts';

// The clock stands.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(0));

const openOrders = (orders: object, search = '') =>
  openEnglish('exhibitor-orders', { data: { orders }, search });

it('offers what can still be ordered, at the price of the day, and no fewer than before', async () => {
  await openOrders(sampleOrders('en'));
  const stool = screen.getByRole('combobox', { name: 'Bar stool' });
  expect(
    within(stool)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '3', '4']);
  expect(stool).toHaveDisplayValue('3');
  expectText('Late, until Fri 10 April 2026: NT$845');
  expect(screen.queryByRole('textbox')).toBeNull();
  expectText('2 ordered');
});

it('shows the sum of what is filled in before it is sent', async () => {
  await openOrders(sampleOrders('en', { isDraft: true }), '?done=filled');
  expectText('Total, tax included');
  expect(screen.getByRole('button', { name: 'Send the order' })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('shows the prices alone to those without a desk', async () => {
  await openEnglish('exhibitor-orders', {
    data: { orders: { Items: sampleOrders('en').Items }, desk: { State: 'none' } },
  });
  expectText('Price list');
  expectText('NT$1,800 / each (NT$1,714 without tax)');
  expectNoText('Show the sum');
});
