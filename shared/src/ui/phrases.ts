/** What a word of one character belongs to: the word after it, or the word before it. */
const leads = /^[與和及或在從到把獲讓用做為以對由教談敲再不未第每各並新]$/u;
const follows = /^[的了嗎呢們等莊商證師所會廠酒桶區市縣館室廳獎人者杯瓶罐場社季器]$/u;
const numeral = /[\d一二三四五六七八九十兩百千]$/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits Chinese text where a line may end. Names that the segmenter does not know come as single
 * characters, which stay together; other single characters go with a word beside them.
 */
export function phrasesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text];
  segmenter ??= new Intl.Segmenter('zh-Hant', { granularity: 'word' });
  const found = [...segmenter.segment(text)].map(({ segment }) => segment);
  const phrases: string[] = [];
  for (const [index, word] of found.entries()) {
    const phrase = phrases.at(-1);
    if (phrase === undefined || !mayBreak(phrase, found, index))
      phrases.push((phrases.pop() ?? '') + word);
    else phrases.push(word);
  }
  return phrases;
}

function mayBreak(phrase: string, found: readonly string[], index: number): boolean {
  const [before = '', word = '', after = ''] = found.slice(index - 1, index + 2);
  if (phrase.length < 2 || !/^[\p{L}\p{N}]/u.test(word) || leads.test(before)) return false;
  if (leads.test(word)) return after !== '';
  if (follows.test(word) || (numeral.test(before) && /^[一二三四五六七八九十]/u.test(word)))
    return false;
  if (word.length > 1 || (before === '的' && after !== '')) return true;
  // The first of several single characters begins a name.
  return (
    before.length > 1 &&
    after.length === 1 &&
    /\p{L}/u.test(after) &&
    !follows.test(after) &&
    !leads.test(after)
  );
}
