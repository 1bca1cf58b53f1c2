/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { readEdition } from '../read-edition.ts';
import { eventsByTopic, newsChoice, pressChoices, type Choice } from './list-drawings.ts';
import { screenful, spreadScenes } from './spread-scenes.ts';

const lists = {
  news: readEdition('DSWINE2026', 'news').map(newsChoice),
  'last year’s news': readEdition('DSWINE2025', 'news').map(newsChoice),
  press: pressChoices(
    readEdition('DSWINE2026', 'exhibitor-news'),
    readEdition('DSWINE2026', 'exhibitors'),
  ),
};

/** The scenes that are on one screen with an equal one. */
function repeatsIn(scenes: readonly (string | undefined)[], window: number) {
  return scenes.filter((scene, at) =>
    scenes.slice(Math.max(0, at - window + 1), at).includes(scene),
  );
}

function scenesOf(choices: readonly Choice[], group?: string) {
  const chosen = spreadScenes(choices);
  return choices
    .filter((choice) => group === undefined || choice.group === group)
    .toSorted((one, other) => (one.time < other.time ? -1 : 1))
    .map(({ id }) => chosen.get(id));
}

it.each(Object.entries(lists))('repeats no scene on one screen of the list of %s', (_, choices) => {
  expect(repeatsIn(scenesOf(choices), screenful)).toEqual([]);
});

it.each(Object.entries(lists))('repeats none in a group of %s', (_, choices) => {
  for (const group of new Set(choices.map((choice) => choice.group)))
    expect([group, repeatsIn(scenesOf(choices, group), 5)]).toEqual([group, []]);
});

it('repeats none among the events of a topic', () => {
  for (const topic of eventsByTopic(readEdition('DSWINE2026', 'calendar')))
    expect(repeatsIn(scenesOf(topic), screenful)).toEqual([]);
});

it('keeps the pictures that exist when a record is added', () => {
  const [newest, ...earlier] = lists.news.toSorted((one, other) =>
    one.time < other.time ? 1 : -1,
  );
  expect(newest).toBeDefined();
  expect([...spreadScenes(lists.news)].slice(0, -1)).toEqual([...spreadScenes(earlier)]);
});

it('repeats no scene among five neighbours of an album', () => {
  for (const { Id, Photos } of readEdition('DSWINE2026', 'albums'))
    expect([
      Id,
      repeatsIn(
        Photos.map(({ Scene }) => Scene),
        5,
      ),
    ]).toEqual([Id, []]);
});

it('repeats no poster on one screen of films', () => {
  const films = readEdition('DSWINE2026', 'videos')
    .toSorted((one, other) => (one.PublishedAt < other.PublishedAt ? 1 : -1))
    .map(({ Scene, Area = 'fair' }) => `${Scene} ${Area}`);
  expect(repeatsIn(films, screenful)).toEqual([]);
});
