import { render, screen, within } from '@testing-library/react';
import { Table } from './table.tsx';

type Fee = { name: string; fee: number };
const columns = [
  { key: 'name', label: 'Booth', cell: (row: Fee) => row.name },
  { key: 'fee', label: 'Fee', number: true, cell: (row: Fee) => String(row.fee) },
];
const show = (rows: readonly Fee[] | undefined) => (
  <Table
    id="fees"
    caption="Booth fees"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.name}
    empty="Nothing here yet"
  />
);

it('has row and column headers inside a focusable region', () => {
  render(show([{ name: 'Corner', fee: 57750 }]));
  const region = screen.getByRole('region', { name: 'Booth fees' });
  expect(region.tabIndex).toBe(0);
  const row = within(region).getByRole('row', { name: 'Corner 57750' });
  expect(within(row).getByRole('rowheader').textContent).toBe('Corner');
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Booth', 'Fee']);
});

it('is busy while rows load, and shows the empty message without rows', () => {
  const { rerender } = render(show(undefined));
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  rerender(show([]));
  expect(screen.getByRole('region').hasAttribute('aria-busy')).toBe(false);
  expect(screen.getByRole('cell').textContent).toBe('Nothing here yet');
});
