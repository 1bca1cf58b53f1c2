import type { Logger } from 'pino';
import { createLog } from '@dswine/shared/logging/create-log';
import { currentRequestId } from '@dswine/shared/tracing/request-context';

/** The web server's log. Lines written during a request contain its id. */
export function serverLog(level: string): Logger {
  return createLog({ service: 'web', level, requestId: currentRequestId });
}
