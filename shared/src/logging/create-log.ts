import {
  pino,
  stdTimeFunctions,
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
} from 'pino';
import { describeError, isErrorLike } from './describe-error.ts';

type LogSettings = {
  /** The logging process: `web` or `organiser`. */
  service: string;
  level: string;
  /** Id of the current request, if any; logged as `reqId`. */
  requestId?: () => string | undefined;
  /** Standard output by default; tests pass a stream. */
  destination?: DestinationStream;
};

/**
 * Fields whose text this project controls: names of routes, records and releases. Text in any other
 * field may come from a visitor, or from a library's log lines, and is dropped. Numbers and
 * booleans are always logged.
 */
const ownFields: ReadonlySet<string> = new Set([
  // The id of a member of staff, if there is one.
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
  'server',
  'route',
  'section',
  'signal',
]);

/** Events of releases: their `error` names files and releases and holds no visitor data. */
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
 * The logger of both processes: one JSON object per line. No line contains text from a visitor: no
 * URL, header, body, name or address. Errors are logged as name, code and stack without their
 * message.
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
          // Stops Pino from using an error's message as the line's message, and from expanding
          // `%s`.
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
  // Pino does not call formatters for the bindings of a child logger.
  const { child } = log;
  Object.assign(log, {
    child(this: unknown, bindings: Bindings, options?: ChildLoggerOptions): unknown {
      return Reflect.apply(child, this, [withoutText(bindings), options]);
    },
  });
  return log;
}

function withoutText(fields: Record<string, unknown>): Record<string, unknown> {
  const loggable = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || typeof value === 'function') return [];
    if (isErrorLike(value)) return [[name, describeError(value)] as const];
    const isOwn =
      ownFields.has(name) ||
      name === 'service' ||
      (name === 'error' && storeEvents.has(fields['event']));
    const isPlain = value === null || typeof value === 'number' || typeof value === 'boolean';
    return [[name, isOwn || isPlain ? value : LEFT_OUT] as const];
  });
  return Object.fromEntries(loggable);
}

/** The message of a line, without the quoted texts and URLs that libraries put into theirs. */
function plainMessage(text: unknown, fields: object): string {
  const error = Object.values(fields).find(isErrorLike);
  if (typeof text !== 'string' || text === '' || (error?.message && text.includes(error.message)))
    return error ? 'an error' : 'no message';
  return text.slice(0, 300).replaceAll(/"[^"]*"?|'[^']*'|`[^`]*`?|\S*[/\\?@%=&]\S*/gu, '[…]');
}
