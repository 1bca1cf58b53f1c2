import type { MessageKey, None } from '@dswine/shared/section/messages';
import type en from './en.json';
import type tw from './tw.json';

declare module '@dswine/shared/section/messages' {
  interface RegisteredMessages {
    key: MessageKey<typeof tw>;
  }
}

/** Type errors here list the keys that the other language lacks. */
export type OnlyInChinese = None<Exclude<MessageKey<typeof tw>, MessageKey<typeof en>>>;
export type OnlyInEnglish = None<Exclude<MessageKey<typeof en>, MessageKey<typeof tw>>>;
