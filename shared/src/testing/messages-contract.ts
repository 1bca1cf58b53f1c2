import { baseLocales } from '../contract/locales.ts';
import type { Messages } from '../section/messages.ts';
import type { Section } from '../section/section.ts';

const anyExtraSpace = /^\s|\s$/;

/** Both languages have the same non-empty keys with the same parameters. */
export function checkMessages(section: Section): void {
  it('has the same messages in both languages, none of them empty or padded', async () => {
    const [tw, en] = await Promise.all(
      baseLocales.map(async (locale) => flat((await section.loadMessages(locale)).default)),
    );
    expect(Object.keys(tw ?? {}).sort()).toEqual(Object.keys(en ?? {}).sort());
    const blank = [...Object.entries(tw ?? {}), ...Object.entries(en ?? {})].filter(
      ([, text]) => text === '' || anyExtraSpace.test(text),
    );
    expect(blank).toEqual([]);
  });
  it('has the same parameters in both languages', async () => {
    const [tw, en] = await Promise.all(
      baseLocales.map(async (locale) => flat((await section.loadMessages(locale)).default)),
    );
    for (const [key, text] of Object.entries(tw ?? {}))
      expect([key, parametersOf(text)]).toEqual([key, parametersOf(en?.[key] ?? '')]);
  });
}

/**
 * Not compared: a plural form may omit `{{count}}` ("one exhibitor"), and `{{fair.…}}` is always
 * available.
 */
function parametersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*-?\s*(\w+)/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'count' && name !== 'fair')
    .sort();
}

function flat(messages: Messages, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${before}${key}`, value] as const]
        : Object.entries(flat(value, `${before}${key}.`)),
    ),
  );
}
