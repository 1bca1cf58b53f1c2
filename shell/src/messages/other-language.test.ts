import en from './en.json';
import tw from './tw.json';

/** Flattens nested messages into pairs of dotted key and text. */
function flatten(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : flatten(value as object, `${prefix}${key}.`),
  );
}

it.each([
  ['tw', tw, en],
  ['en', en, tw],
])('repeats the other language in keys that end with Other (%s)', (_, messages, others) => {
  const translated = new Map(flatten(others));
  const pairs = flatten(messages).flatMap(([key, text]) => {
    const original = translated.get(key.replace(/Other$/, ''));
    return key.endsWith('Other') && original !== undefined ? [{ key, text, original }] : [];
  });
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter(({ text, original }) => text !== original)).toEqual([]);
});
