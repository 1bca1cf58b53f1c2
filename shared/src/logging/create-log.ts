import {
  pino,
  stdTimeFunctions,
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
} from 'pino';
import { describeError, isErrorLike } from './describe-error.ts';

export type LogSettings = {
  /** Which process writes: `web` or `organiser`. */
  service: string;
  level: string;
  /** The request that is being answered, if any: it stands in each line as `reqId`. */
  requestId?: () => string | undefined;
  /** Standard output unless a test reads along. */
  destination?: DestinationStream;
};

/**
 * Fields whose text this project writes itself: names of its own routes, records and releases.
 * Text in any other field may come from a visitor, also through a library's own log lines, and is
 * left out. Numbers and booleans always stay.
 */
const ownFields: ReadonlySet<string> = new Set([
  // Of a member of the staff, and only when there is one.
  'account',
  'call',
  'changes',
  'detail',
  'edition',
  'event',
  'file',
  'kind',
  'mail',
  'method',
  'missing',
  'origins',
  'page',
  'part',
  'problems',
  'record',
  'releases',
  'reqId',
  'route',
  'section',
  'signal',
]);

/**
 * Events of releases: their `error` names files and releases, and nothing of a visitor is
 * near.
 */
const storeEvents: ReadonlySet<unknown> = new Set([
  'composition',
  'composition-rejected',
  'report-failed',
  'store-unreadable',
  'stray-file',
  'thread-not-warm',
]);

const LEFT_OUT = '[left out]';

/**
 * The one logger of both processes: a JSON object a line. Whatever is handed to it, a line holds
 * no text of a visitor: no URL, header, body, name or address. Errors are written as name, code
 * and stack without their message.
 */
export function createLog({ service, level, requestId, destination }: LogSettings): Logger {
  const log = pino(
    {
      level,
      base: { service, process: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      mixin: () => {
        const reqId = requestId?.();
        return reqId === undefined ? {} : { reqId };
      },
      formatters: { log: withoutText, bindings: withoutText },
      hooks: {
        logMethod([first, second], method) {
          // Pino takes an error's message for the line's own, and fills values into `%s`: neither
          // is wanted.
          const fields: object = isErrorLike(first)
            ? { err: first }
            : typeof first === 'object'
              ? (first ?? {})
              : {};
          method.call(
            this,
            fields,
            plainMessage(typeof first === 'string' ? first : second, fields),
          );
        },
      },
    },
    ...(destination ? [destination] : []),
  );
  // Pino asks no formatter about what a child adds to its lines.
  const { child } = log;
  Object.assign(log, {
    child(this: unknown, bindings: Bindings, options?: ChildLoggerOptions): unknown {
      return Reflect.apply(child, this, [withoutText(bindings), options]);
    },
  });
  return log;
}

function withoutText(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || typeof value === 'function') return [];
    if (isErrorLike(value)) return [[name, describeError(value)] as const];
    const isOwn =
      ownFields.has(name) ||
      name === 'service' ||
      (name === 'error' && storeEvents.has(fields['event']));
    const isPlain = value === null || typeof value === 'number' || typeof value === 'boolean';
    return [[name, isOwn || isPlain ? value : LEFT_OUT] as const];
  });
  return Object.fromEntries(kept);
}

/**
 * The sentence of a line. What a library has written into one between quotes or as an address is
 * cut out.
 */
function plainMessage(text: unknown, fields: object): string {
  const error = Object.values(fields).find(isErrorLike);
  if (typeof text !== 'string' || text === '' || (error?.message && text.includes(error.message)))
    return error ? 'an error' : 'no message';
  return text.slice(0, 300).replaceAll(/"[^"]*"?|'[^']*'|`[^`]*`?|\S*[/\\?@%=&]\S*/gu, '[…]');
}
