import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { PoolState } from '../rendering/render-pool.ts';
import type { RenderSample } from '../rendering/measure-rendering.ts';
import type { CallSample } from '../organiser/expo-data.ts';

/** How busy the render processes are, and how long the organiser takes. */
export type RenderMetrics = {
  rendered: (sample: RenderSample) => void;
  called: (sample: CallSample) => void;
  pool: (state: () => PoolState) => void;
};

export function createRenderMetrics(registry: Registry): RenderMetrics {
  const registers = [registry];
  const waits = new Histogram({
    name: 'dswine_render_wait_seconds',
    help: 'How long renderings waited for a process.',
    buckets: [0.001, 0.01, 0.05, 0.25, 1, 5, 30],
    registers,
  });
  const durations = new Histogram({
    name: 'dswine_render_duration_seconds',
    help: 'How long renderings took in their process, by section and how they ended.',
    labelNames: ['section', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
    registers,
  });
  const calls = new Histogram({
    name: 'dswine_organiser_call_duration_seconds',
    help: 'Requests for the data of pages that were sent to the organiser.',
    labelNames: ['status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers,
  });
  const data = new Counter({
    name: 'dswine_page_data_total',
    help: 'Requests for the data of pages, by where the answer came from.',
    labelNames: ['from'],
    registers,
  });
  return {
    rendered({ owner, wait, duration, outcome }) {
      waits.observe(wait / 1000);
      if (duration !== undefined) durations.observe({ section: owner, outcome }, duration / 1000);
    },
    called(sample) {
      data.inc({ from: sample.from });
      if (sample.from === 'organiser')
        calls.observe({ status: sample.status }, sample.duration / 1000);
    },
    pool(state) {
      const gauge = (name: string, help: string, read: (state: PoolState) => number) =>
        new Gauge({
          name: `dswine_render_${name}`,
          help,
          registers,
          collect() {
            this.set(read(state()));
          },
        });
      gauge('queue_length', 'Renderings that wait for a process.', ({ waiting }) => waiting);
      gauge('processes', 'Warm render processes.', ({ warm }) => warm);
      gauge('processes_busy', 'Render processes that render.', ({ busy }) => busy);
    },
  };
}
