import { readEdition } from '../../seed/read-edition.ts';
import { narrowHotels, starChoices } from './narrow-hotels.ts';

const hotels = readEdition('DSWINE2026', 'hotels');
const none = { stars: [], shuttle: false };

it('leaves nothing out by what was not asked', () => {
  expect(narrowHotels(hotels, none)).toHaveLength(12);
  expect(starChoices(hotels)).toEqual([5, 4, 3, 2]);
});

it('narrows by class, shuttle and walk at once', () => {
  const found = narrowHotels(hotels, { stars: ['4', '5'], shuttle: true, walk: 20 });
  expect(found.map(({ Name }) => Name.en)).toEqual(['Grand Songhe']);
});

it('counts no hotel as near whose walk nobody stated', () => {
  expect(narrowHotels(hotels, { ...none, walk: 999 })).toHaveLength(10);
});
