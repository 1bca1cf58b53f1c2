import { pino, type Logger } from 'pino';

/** Structured log lines, one JSON object each. They name paths without queries and no visitor: no address, no cookie. */
export function serverLog(level: string): Logger {
  return pino({ name: 'web', level, base: { process: process.pid }, timestamp: pino.stdTimeFunctions.isoTime });
}
