/** The keys of the standard zhuyin keyboard, in the order of `symbols`; a space is the first tone. */
const keys = '1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-6347';
const symbols = 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦˊˇˋ˙';
const typedAs = new Map([...keys].map((key, at) => [key, symbols[at] ?? '']));

/** The syllables of what visitors look for. A syllable means one of these characters. */
const syllables: Readonly<Record<string, string>> = {
  ...{ ㄐㄧㄡˇ: '酒', ㄏㄨㄥˊ: '紅', ㄅㄞˊ: '白', ㄆㄧˊ: '啤', ㄑㄧㄥ: '清', ㄇㄟˊ: '梅' },
  ...{ ㄨㄟ: '威', ㄕˋ: '士', ㄐㄧˋ: '忌', ㄆㄨˊ: '葡', ㄊㄠˊ: '萄', ㄒㄧㄤ: '香', ㄅㄧㄣ: '檳' },
  ...{ ㄍㄠ: '高', ㄌㄧㄤˊ: '粱', ㄑㄧㄣˊ: '琴', ㄌㄢˊ: '蘭', ㄇㄨˇ: '姆', ㄉㄧˋ: '地' },
  ...{ ㄈㄨˊ: '伏', ㄊㄜˋ: '特', ㄐㄧㄚ: '加', ㄑㄧˋ: '氣', ㄆㄠˋ: '泡', ㄌㄨㄥˊ: '龍' },
  ...{ ㄕㄜˊ: '舌', ㄕㄠ: '燒', ㄍㄢ: '干', ㄧˋ: '邑', ㄈㄣˇ: '粉', ㄗㄨㄟˋ: '醉' },
  ...{ ㄇㄣˊ: '門', ㄆㄧㄠˋ: '票', ㄊㄨˊ: '圖', ㄐㄧㄠ: '交', ㄊㄨㄥ: '通', ㄈㄢˋ: '飯' },
  ...{ ㄉㄧㄢˋ: '店', ㄏㄨㄛˊ: '活', ㄉㄨㄥˋ: '動', ㄓㄢˇ: '展', ㄔㄤˇ: '場', ㄊㄧㄥˊ: '停' },
  ...{ ㄔㄜ: '車', ㄆㄧㄣˇ: '品', ㄏㄨㄟˋ: '會', ㄐㄧㄝ: '接', ㄅㄛˊ: '駁', ㄓㄨㄤ: '莊' },
};

/**
 * What somebody typed who left the keyboard in English (`ru.3`) or chose no character (`ㄐㄧㄡˇ`), or
 * undefined when it is no zhuyin of the words above.
 */
export function readZhuyin(typed: string): string | undefined {
  // Most syllables have a tone mark, and few words a figure.
  if (!/[3467ㄅ-ㄩ]/u.test(typed.normalize('NFKC'))) return undefined;
  const zhuyin = [...typed.normalize('NFKC').toLowerCase()]
    .map((key) => (key === ' ' ? ' ' : (typedAs.get(key) ?? key)))
    .join('');
  const found = zhuyin.match(/[ㄅ-ㄩ]+[ˊˇˋ˙]?/gu) ?? [];
  const characters = found.map((syllable) => syllables[syllable]);
  const isAll = found.join('') === zhuyin.replaceAll(' ', '') && characters.length > 0;
  return isAll && !characters.includes(undefined) ? characters.join('') : undefined;
}
