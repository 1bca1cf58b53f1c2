import type { Logger } from 'pino';

/**
 * What nobody caught ends the process. Node would print its message, which may repeat what a
 * visitor sent.
 */
export function endOnUncaught(log: Pick<Logger, 'fatal'>): void {
  process.once('uncaughtException', (error) => {
    log.fatal({ event: 'uncaught', err: error }, 'ended by an error that nobody caught');
    process.exit(1);
  });
}
