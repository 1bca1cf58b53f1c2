import type { ShowPhaseName } from '@dswine/shared/fair/show-states';

const hidden = /<(script|style|template|svg)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Links that lead nowhere, and buttons that are disabled without a reason. */
export function deadControls(html: string): string[] {
  const markup = html.replaceAll(hidden, '');
  const links = [...markup.matchAll(/<a\b([^>]*)>/g)].flatMap(([tag, attributes = '']) =>
    /\bhref="(?:#|javascript:[^"]*)?"/.test(attributes) || !/\bhref=/.test(attributes) ? [tag] : [],
  );
  const buttons = [...markup.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].flatMap(
    ([tag, attributes = '', content = '']) =>
      /\sdisabled\b/.test(attributes) && !/dw-button__soon/.test(content) ? [tag] : [],
  );
  return [...links, ...buttons].map((tag) => `dead: ${tag.slice(0, 160)}`);
}

/** Words about what comes. After the fair nothing of it does. */
const coming = {
  always: /明日開展|Opening tomorrow|See you tomorrow|明天見/g,
  after:
    /尚未(?:出版|開放|公布)|not (?:yet )?(?:available|open) yet|not yet (?:open|available|published)|即將開放|Coming Soon|敬請期待|\d+ days? to go|to be announced|距離開展/g,
} as const;
/** An item of the past says that it is one. */
const markedPast = /往期消息|這則消息談的日期已過|Past\b|about days that are over/;

/** Texts about what is over by now, outside of items that say so. */
export function outdatedTexts(html: string, state: ShowPhaseName): string[] {
  const text = (html.split(/<body\b/)[1] ?? '')
    .replaceAll(hidden, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const patterns = state === 'after' ? [coming.always, coming.after] : [coming.always];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) =>
      markedPast.test(text) && markedPast.test(text.slice(Math.max(0, index - 2500), index + 400))
        ? []
        : [`"…${text.slice(Math.max(0, index - 40), index + words.length + 40)}…"`],
    ),
  );
}
