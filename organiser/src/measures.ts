import { Counter, Histogram, Registry } from 'prom-client';

/** What this process counts by itself. Each process of the service has its own. */
export type Measures = {
  registry: Registry;
  /** `route` is the pattern of the route, never the URL. */
  request: (labels: { route: string; status: string }, seconds: number) => void;
  query: (query: MeasuredQuery) => void;
  /** A search, here or by another process, by how it ended; `duration` is in ms. */
  search: (search: MeasuredSearch, duration: number) => void;
  /** The search index of this process was built; `duration` is in ms. */
  index: (duration: number) => void;
  mail: (outcome: 'sent' | 'dropped' | 'postponed' | 'parked') => void;
};

export type MeasuredSearch = { operation: string; outcome: 'ok' | 'unavailable' | 'failed' };
/** `operation` is a word of SQL; `duration` is in ms. */
export type MeasuredQuery = { operation: string; hasFailed: boolean; duration: number };

export function createMeasures(): Measures {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'dswine_organiser_request_duration_seconds',
    help: 'Requests to the service, by route and class of status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers,
  });
  const queries = new Histogram({
    name: 'dswine_database_query_duration_seconds',
    help: 'Queries. `begin` holds the wait for other transactions, `commit` the write to disk.',
    labelNames: ['operation'],
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.25, 1, 5],
    registers,
  });
  const errors = new Counter({
    name: 'dswine_database_errors_total',
    help: 'Queries that the database refused or could not answer.',
    labelNames: ['operation'],
    registers,
  });
  const mails = new Counter({
    name: 'dswine_outbox_deliveries_total',
    help: 'Attempts of this process to send a mail, by how they ended.',
    labelNames: ['outcome'],
    registers,
  });
  const searches = new Histogram({
    name: 'dswine_search_duration_seconds',
    help: 'Searches, here or by another process. `unavailable`: none answered.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.25, 1, 5],
    registers,
  });
  const indexes = new Histogram({
    name: 'dswine_search_index_duration_seconds',
    help: 'How long the search index took to build.',
    buckets: [0.1, 0.5, 2, 10, 60],
    registers,
  });
  return {
    registry,
    request: (labels, seconds) => requests.observe(labels, seconds),
    query({ operation, hasFailed, duration }) {
      queries.observe({ operation }, duration / 1000);
      if (hasFailed) errors.inc({ operation });
    },
    search: (search, duration) => searches.observe(search, duration / 1000),
    index: (duration) => indexes.observe(duration / 1000),
    mail: (outcome) => mails.inc({ outcome }),
  };
}
