import type { LogEvent } from 'kysely';
import { addSpan, recordedSpan, SpanKind } from '@dswine/shared/tracing/spans';
import type { MeasuredQuery } from '../measures.ts';

const operations: ReadonlySet<string> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
]);

/**
 * Kysely's log: measures each query and adds it to the trace of the request, by its operation and
 * table. Parameters and the text of the query are left out.
 */
export function observeQueries(onQuery: (query: MeasuredQuery) => void) {
  return (event: LogEvent): void => {
    const { sql } = event.query;
    const duration = event.queryDurationMillis;
    const word = /^\w+/.exec(sql)?.[0] ?? '';
    const operation = operations.has(word) ? word : 'other';
    const error = event.level === 'error' ? event.error : undefined;
    onQuery({ operation, hasFailed: error !== undefined, duration });
    if (!recordedSpan()) return;
    const table = /\b(?:from|into|update) "(\w+)"/.exec(sql)?.[1];
    addSpan(
      table === undefined ? operation : `${operation} ${table}`,
      {
        kind: SpanKind.CLIENT,
        duration,
        attributes: {
          'db.operation.name': operation,
          ...(table !== undefined && { 'db.collection.name': table }),
        },
      },
      error,
    );
  };
}
