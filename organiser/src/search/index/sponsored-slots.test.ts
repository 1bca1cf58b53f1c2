import { slotDay, sponsoredSlots, takeSlots, type Candidate } from './sponsored-slots.ts';

const candidates = (sponsors: number): Candidate[] =>
  Array.from({ length: sponsors * 3 }, (_, position) => ({
    position,
    sponsor: String(1001 + (position % sponsors)),
  }));

it.each([5, 6, 36])('assigns equally many slots to each of %d exhibitors', (sponsors) => {
  const times = new Map<number, number>();
  for (let day = 20_000; day < 20_000 + sponsors; day += 1)
    for (const position of takeSlots(candidates(sponsors), day))
      times.set(position, (times.get(position) ?? 0) + 1);
  expect([...times.keys()].sort((one, other) => one - other)).toEqual(
    Array.from({ length: sponsors }, (_, position) => position),
  );
  expect(new Set(times.values())).toEqual(new Set([sponsoredSlots]));
});

it('assigns one slot per exhibitor, whatever the number of its records', () => {
  expect(takeSlots(candidates(3), 5)).toEqual([0, 1, 2]);
  expect(takeSlots([], 5)).toEqual([]);
});

it('rotates slots at midnight in Taipei', () => {
  const dayAt = (time: string) => slotDay(new Date(`2026-04-18T${time}Z`));
  expect(dayAt('16:00:00')).toBe(dayAt('15:59:59') + 1);
});
