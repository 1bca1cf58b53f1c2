import { tastingForm } from '@dswine/shared/testing/team-form.fixture';
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

it('gives the forms of what is live and of a canary to the organiser', async () => {
  const server = fastify();
  const form = (keepDays: number) => ({ ...tastingForm, keepDays });
  const release = (days: number) => ({ workspace: 'mfe-tasting', forms: { ask: form(days) } });
  const live = [{ workspace: 'shell' }, release(1)];
  await server.register(statusRoutes, {
    live: () => ({ manifests: live }) as never,
    state: () => ({}) as never,
    isWarm: () => true,
    content: { revision: () => '1', reachable: () => true },
    canary: () => ({ live: { manifests: [...live.slice(0, 1), release(2)] } }) as never,
  });
  const at = { section: 'tasting', name: 'ask' };
  expect((await server.inject('/team-forms.json')).json()).toEqual({
    forms: [
      { ...at, form: form(1) },
      { ...at, form: form(2) },
    ],
  });
});

it('gives the entries of all live releases to the site search', async () => {
  const server = fastify();
  const entry = {
    path: '/Press',
    label: { tw: '媒體', en: 'Press' },
    keywords: { tw: [], en: [] },
  };
  await server.register(statusRoutes, {
    live: () => ({ manifests: [{}, { search: [entry] }] }) as never,
    state: () => ({}) as never,
    isWarm: () => true,
    content: { revision: () => '1', reachable: () => true },
  });
  const response = await server.inject('/search-pages.json');
  expect(response.json()).toEqual({ pages: [entry] });
});
