import { readEdition } from '../read-edition.ts';
import { hotelDrawing } from './drawing-requests.ts';
import { hotelScenes } from './hotel-picture.ts';
import * as listings from './listings.ts';
import * as choices from './scene-choices.ts';
import { spreadScenes, type Listing, type SceneChoice } from './spread-scenes.ts';

const calendar = readEdition('DSWINE2026', 'calendar');
const hotels = readEdition('DSWINE2026', 'hotels');
const exhibitors = readEdition('DSWINE2026', 'exhibitors');
const earlier = readEdition('DSWINE2025', 'exhibitors');
const news = readEdition('DSWINE2026', 'news');
const lastYear = readEdition('DSWINE2025', 'news');
const press = readEdition('DSWINE2026', 'exhibitor-news');

type List = { choices: readonly SceneChoice<string>[]; listings: readonly Listing[] };
const newsList = (records: typeof news): List => ({
  choices: listings.oldestFirst(records).map(choices.newsChoice),
  listings: listings.newsListings(records),
});
const directory = (records: typeof exhibitors): List => ({
  choices: listings.slottedFirst(records).map(choices.exhibitorChoice),
  listings: listings.exhibitorListings(records),
});

/** Every order in which a list shows its records, for each time of year and each filter. */
const lists: Record<string, List> = {
  news: newsList(news),
  'last year’s news': newsList(lastYear),
  'exhibitor news': {
    choices: choices.pressChoices(listings.oldestFirst(press), exhibitors),
    listings: listings.newsListings(press),
  },
  events: {
    choices: calendar.map(choices.eventChoice),
    listings: listings.eventListings(calendar),
  },
  hotels: { choices: hotels.map(choices.hotelChoice), listings: listings.hotelListings(hotels) },
  exhibitors: directory(exhibitors),
  'last year’s exhibitors': directory(earlier),
};

/** The scenes that repeat an earlier one within a screenful. */
function repeatsIn<T>(scenes: readonly T[], screenful: number): T[] {
  return scenes.filter((scene, at) =>
    scenes.slice(Math.max(0, at - screenful + 1), at).includes(scene),
  );
}

it.each(Object.entries(lists))('repeats no scene on one screen of the list of %s', (_, list) => {
  const chosen = spreadScenes(list.choices, list.listings);
  for (const { ids, screenful } of list.listings) {
    const scenes = ids.map((id) => chosen.get(id));
    expect(repeatsIn(scenes, screenful)).toEqual([]);
  }
});

it('the seed declares scenes for every news item, event and hotel', () => {
  const unstated = [...news, ...lastYear, ...press, ...calendar, ...hotels].filter(
    ({ Scenes }) => !Scenes,
  );
  expect(unstated.map(({ Id }) => Id)).toEqual([]);
});

it('throws an error that names the record when a scene does not exist', () => {
  const [hotel] = hotels;
  const request = hotel && hotelDrawing(hotel);
  expect(() => request && choices.statedScenes(request, ['moat'], hotelScenes)).toThrow(
    /hotel 1 names scenes that do not exist: moat\./u,
  );
});
