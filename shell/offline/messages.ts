import type { Locale } from '@dswine/shared/contract/locales';

/** The message that an idle page sends to the worker: the visitor's current page. */
export type CurrentPageMessage = { kind: 'here'; locale: Locale; url: string };

export function isCurrentPageMessage(message: unknown): message is CurrentPageMessage {
  if (typeof message !== 'object' || message === null) return false;
  return 'kind' in message && message.kind === 'here' && 'locale' in message && 'url' in message;
}
