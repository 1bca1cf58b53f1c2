import type { MessageKey, None } from '@dswine/shared/section/messages';
import type en from './en.json';
import type tw from './tw.json';

declare module '@dswine/shared/section/messages' {
  interface RegisteredMessages {
    key: MessageKey<typeof tw>;
  }
}

/**
 * Two types that name the message keys missing in the other language. A missing key is a type
 * error.
 */
export type OnlyInChinese = None<Exclude<MessageKey<typeof tw>, MessageKey<typeof en>>>;
export type OnlyInEnglish = None<Exclude<MessageKey<typeof en>, MessageKey<typeof tw>>>;
