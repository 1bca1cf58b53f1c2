import { readEdition } from '../../seed/read-edition.ts';
import { narrowHotels, starChoices } from './narrow-hotels.ts';

const hotels = readEdition('DSWINE2026', 'hotels');
const none = { stars: [], shuttle: false };

it('returns all hotels without filters', () => {
  expect(narrowHotels(hotels, none)).toHaveLength(12);
  expect(starChoices(hotels)).toEqual([5, 4, 3, 2]);
});

it('filters by stars, shuttle and walking time at once', () => {
  const found = narrowHotels(hotels, { stars: ['4', '5'], shuttle: true, walk: 20 });
  expect(found.map(({ Name }) => Name.en)).toEqual(['Grand Songhe']);
});

it('omits hotels without a walking time when filtering by it', () => {
  expect(narrowHotels(hotels, { ...none, walk: 999 })).toHaveLength(10);
});
