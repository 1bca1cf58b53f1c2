import { fireEvent, render, screen } from '@testing-library/react';
import { FacetGroup } from './facet-group.tsx';

const choices = [
  { value: 'FR', label: '法國', count: 96 },
  { value: 'JP', label: '日本', count: 83 },
  { value: 'IT', label: '義大利', count: 70 },
];
const more = { href: '?more=country', label: '更多國家' };
const group = (selected: readonly string[], shown = choices.length) => (
  <form aria-label="filters">
    <FacetGroup
      legend="國家／地區"
      name="Country"
      choices={choices.slice(0, shown)}
      selected={selected}
      more={shown < choices.length ? more : undefined}
    />
  </form>
);
const box = (name: RegExp) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });

it('submits checked values with the form', () => {
  render(group(['JP']));
  fireEvent.click(box(/法國/));
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('Country')).toEqual([
    'FR',
    'JP',
  ]);
});

it('updates its checkboxes when the selected values change, and keeps focus', () => {
  const { rerender } = render(group(['JP']));
  box(/法國/).focus();
  rerender(group(['FR']));
  expect(box(/日本/).checked).toBe(false);
  expect(box(/法國/).checked).toBe(true);
  expect(document.activeElement).toBe(box(/法國/));
});

it('links to the page with all choices, and focuses the first added one', () => {
  const { rerender } = render(group([], 2));
  const link = screen.getByRole('link', { name: more.label });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([more.href, 'nofollow']);
  fireEvent.click(box(/法國/));
  fireEvent.click(link);
  rerender(group([]));
  expect(screen.queryByRole('link', { name: more.label })).toBeNull();
  expect(document.activeElement).toBe(box(/義大利/));
  expect(box(/法國/).checked).toBe(true);
});

it('keeps an initially selected choice visible and focused after it is deselected', () => {
  const { rerender } = render(group(['IT']));
  box(/義大利/).focus();
  rerender(group([], 2));
  expect(box(/義大利/).checked).toBe(false);
  expect(document.activeElement).toBe(box(/義大利/));
});
