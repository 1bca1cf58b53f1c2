import fastify from 'fastify';
import { statusRoutes } from './status.routes.ts';

it.each([
  ['no process is warm', { isWarm: false, content: '1' }, 503],
  ['the organiser has never responded', { isWarm: true, content: '' }, 503],
  ['pages can be rendered', { isWarm: true, content: '1' }, 200],
])('reports readiness with its reasons when %s', async (_state, { isWarm, content }, status) => {
  const server = fastify();
  const problem = { release: 'shell@1.1.0', message: 'late', isFinal: false };
  await server.register(statusRoutes, {
    live: () => ({ revision: 1 }) as never,
    state: () => ({
      revision: 1,
      storeRevision: 2,
      problems: [],
      rejected: [{ revision: 2, problem }],
    }),
    isWarm: () => isWarm,
    content: { revision: () => content, reachable: () => true },
  });
  const response = await server.inject('/readyz');
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({
    ready: status === 200,
    composition: 1,
    store: 2,
    problems: ['late'],
    organiser: true,
    processes: isWarm,
  });
});
