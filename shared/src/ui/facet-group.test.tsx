import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FacetGroup } from './facet-group.tsx';

const choices = [
  { value: 'FR', label: '法國', count: 96 },
  { value: 'JP', label: '日本', count: 83 },
  { value: 'IT', label: '義大利', count: 70 },
];
const group = (selected: readonly string[]) => (
  <form aria-label="filters">
    <FacetGroup
      legend="國家／地區"
      name="Country"
      choices={choices}
      selected={selected}
      limit={2}
      moreLabel="顯示更多國家"
    />
  </form>
);
const box = (name: RegExp) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });

it('sends what is ticked with the form', () => {
  render(group(['JP']));
  fireEvent.click(box(/法國/));
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('Country')).toEqual([
    'FR',
    'JP',
  ]);
});

it('follows the address when a filter is taken away elsewhere, and keeps focus', () => {
  const { rerender } = render(group(['JP']));
  box(/法國/).focus();
  rerender(group(['FR']));
  expect(box(/日本/).checked).toBe(false);
  expect(box(/法國/).checked).toBe(true);
  expect(document.activeElement).toBe(box(/法國/));
});

it('shows what is ticked, and keeps the others behind "more"', () => {
  const { unmount } = render(group([]));
  expect(box(/義大利/).closest('details')).not.toBeNull();
  unmount();
  render(group(['IT']));
  expect(box(/義大利/).closest('details')).toBeNull();
});
