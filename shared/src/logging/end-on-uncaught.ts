import type { Logger } from 'pino';

/**
 * Ends the process on an uncaught error. Node would print the message, which may contain visitor
 * data.
 */
export function endOnUncaught(log: Pick<Logger, 'fatal'>): void {
  process.once('uncaughtException', (error) => {
    log.fatal({ event: 'uncaught', err: error }, 'ended by an error that nobody caught');
    process.exit(1);
  });
}
