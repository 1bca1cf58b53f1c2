import { matchRoutes } from 'react-router';
import { section } from '../../standalone/section.ts';
import { sampleCalendar } from './calendar.fixture.ts';
import { topicInPath, topicName } from './topic-in-path.ts';

it.each([
  ['/EventsCalender', 'calendar', undefined],
  ['/EventsCalender/3', 'calendar-topic', '3'],
  ['/EventsCalender/0', 'calendar-topic', undefined],
  ['/eventscalender/detail', 'calendar-all', undefined],
  ['/EventsCalender/Detail/703', 'calendar-entry', undefined],
])('matches %s to the route %s with the topic %s', (path, id, topic) => {
  const routes = section.routes.map((route) => ({ id: route.id, path: `/${route.path}` }));
  const match = matchRoutes(routes, path)?.[0];
  expect(match?.route.id).toBe(id);
  expect(topicInPath(match?.params.topic)).toBe(topic);
});

it.each([
  ['2', 'Talks'],
  ['9', undefined],
])('names the topic %s: %s', (code, name) => {
  expect(topicName(sampleCalendar('en'), code)).toBe(name);
  expect(topicName(undefined, code)).toBeUndefined();
});
