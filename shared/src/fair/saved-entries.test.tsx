import { act, render, screen } from '@testing-library/react';
import { overlapsOf, savedEntries, toggleEntry, useSavedEntries } from './saved-entries.ts';

const at = (id: string, from: string, to: string) => ({
  id,
  start: `2026-04-17T${from}:00+08:00`,
  end: `2026-04-17T${to}:00+08:00`,
  title: `E${id}`,
});
beforeEach(() => localStorage.clear());

it('keeps what is chosen in order of time, and takes away what is chosen twice', () => {
  toggleEntry(at('2', '11:00', '12:00'));
  toggleEntry(at('1', '10:00', '11:00'));
  expect(savedEntries().map(({ id }) => id)).toEqual(['1', '2']);
  toggleEntry(at('2', '11:00', '12:00'));
  expect(savedEntries().map(({ id }) => id)).toEqual(['1']);
});

it('tells what is at the same time; one after the other is not', () => {
  const chosen = [at('1', '10:00', '11:00'), at('2', '11:00', '12:00'), at('3', '10:30', '11:30')];
  expect(overlapsOf(at('1', '10:00', '11:00'), chosen).map(({ id }) => id)).toEqual(['3']);
  expect(overlapsOf(at('3', '10:30', '11:30'), chosen).map(({ id }) => id)).toEqual(['1', '2']);
});

it.each(['{', '{"a":1}', '[1,{"id":"x"},{"id":"7","start":"never","end":"never","title":"t"}]'])(
  'takes nothing from what is no list of entries: %s',
  (stored) => {
    localStorage.setItem('dswine.saved-entries', stored);
    expect(savedEntries()).toEqual([]);
  },
);

it('shows a change wherever it is shown', () => {
  const Count = () => <p>{useSavedEntries().length}</p>;
  render(
    <>
      <Count />
      <Count />
    </>,
  );
  act(() => toggleEntry(at('1', '10:00', '11:00')));
  expect(screen.getAllByText('1')).toHaveLength(2);
});
