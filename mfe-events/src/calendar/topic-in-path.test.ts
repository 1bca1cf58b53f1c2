import { matchRoutes } from 'react-router';
import { section } from '../section.tsx';
import { sampleCalendar } from './calendar.fixture.ts';
import { topicInPath, topicName } from './topic-in-path.ts';

it.each([
  ['/EventsCalender', 'calendar', undefined],
  ['/EventsCalender/3', 'calendar-topic', '3'],
  ['/EventsCalender/0', 'calendar-topic', undefined],
  ['/EventsCalender/Detail', 'calendar-all', undefined],
  ['/eventscalender/detail', 'calendar-all', undefined],
])('matches %s to the route %s with the topic %s', (path, id, topic) => {
  const match = matchRoutes(
    section.routes.map((route) => ({ id: route.id, path: `/${route.path}` })),
    path,
  )?.[0];
  expect(match?.route.id).toBe(id);
  expect(topicInPath(match?.params.topic)).toBe(topic);
});

it('matches Detail with an id to the route of one entry', () => {
  const routes = section.routes.map((route) => ({ id: route.id, path: `/${route.path}` }));
  expect(matchRoutes(routes, '/EventsCalender/Detail/703')?.[0]).toMatchObject({
    route: { id: 'calendar-entry' },
    params: { id: '703' },
  });
});

it('returns the name of a listed topic, and undefined for others', () => {
  expect(topicName(sampleCalendar('en'), '2')).toBe('Talks');
  expect(topicName(sampleCalendar('en'), '9')).toBeUndefined();
  expect(topicName(undefined, '2')).toBeUndefined();
});
