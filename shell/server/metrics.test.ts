import { createMetrics } from './metrics.ts';

it('say when the store is ahead of this server, and what it cannot use', async () => {
  const metrics = createMetrics();
  const problem = { release: 'shell@1.1.0', message: 'late', isFinal: false };
  let state = { revision: 3, storeRevision: 4, problems: [problem], rejected: [{ revision: 4, problem }] };
  metrics.composition(() => state);
  const text = async () => (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('dswine_'));
  expect(await text()).toEqual([
    'dswine_composition_revision 3',
    'dswine_store_revision 4',
    'dswine_composition_problems 2',
  ]);
  state = { revision: 4, storeRevision: 4, problems: [], rejected: [] };
  expect(await text()).toContain('dswine_composition_problems 0');
});
