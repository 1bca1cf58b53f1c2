import { readEdition } from '../../../seed/read-edition.ts';
import { narrowHotels } from './hotels.routes.ts';

const hotels = readEdition('DSWINE2026', 'hotels');

it('filters by stars, shuttle and walking time at once', () => {
  const found = narrowHotels(hotels, { stars: ['4', '5'], shuttle: true, walk: 20 });
  expect(found.map(({ Name }) => Name.en)).toEqual(['Grand Songhe']);
});

it('omits hotels without a walking time when filtering by it', () => {
  const found = narrowHotels(hotels, { stars: [], shuttle: false, walk: 999 });
  expect([hotels.length, found.length]).toEqual([12, 7]);
});
