import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionWorkspaces } from '@dswine/shared/build/workspaces';

type Rule = { rule: string; pattern: RegExp };

/**
 * Claims that alcohol advertising must not make (菸酒管理法 § 37), checked in the site's texts and
 * sample content.
 */
const forbidden: readonly Rule[] = [
  {
    rule: '鼓勵飲酒',
    pattern:
      /暢飲|乾杯吧|喝到飽|無限暢飲|多喝|豪飲|痛飲|盡情(地)?喝|不醉不歸|一醉|醉到|喝個夠|乎乾啦/,
  },
  {
    rule: '健康療效',
    pattern:
      /養生|保健|療效|滋補|強身|補身|壯陽|美容養顏|抗氧化|降血壓|預防心血管|促進血液循環|有益健康|助眠|消除疲勞/,
  },
  {
    rule: '兒童、青少年、孕婦',
    pattern:
      /適合(兒童|孩子|青少年|孕婦)|(兒童|青少年|未成年人?)(也|都)?(可以|能)(喝|飲|品)|親子品酒/,
  },
  { rule: '飲酒與駕駛、能力', pattern: /喝了?(也|還|再)(可以|能)(開車|上路)|提神|壯膽/ },
  {
    rule: 'encouraging drinking',
    pattern:
      /\b(all you can drink|bottoms up|drink (up|more)|binge|get (drunk|tipsy|wasted)|drinking games?|chug|open bar all night|drunken?)\b/i,
  },
  {
    rule: 'health claims',
    pattern:
      /\b(good for (your|the) (health|heart)|healthy drink|health benefits?|antioxidants?|medicinal|therapeutic|hangover[- ]free|cures?\b(?! in)|boosts? (your )?(energy|immunity))\b/i,
  },
  {
    rule: 'minors',
    pattern:
      /\b(for (kids|children|teenagers|the whole family)|family[- ]friendly drink|kids welcome to taste|under[- ]?age drinking is)\b/i,
  },
  { rule: 'drinking and driving', pattern: /\b(drive home after|one for the road)\b/i },
];

/** Sentences that mention a forbidden claim in order to warn against it. */
const allowed = [
  '飲酒過量，有害健康',
  '禁止酒駕',
  '不得出現未成年人、鼓勵飲酒或暗示有益健康的內容。',
  '不拼酒、不挑戰，也不宣稱任何療效。',
  '多喝水',
  '酒後找代駕 平安送到家',
  'Don’t drink and drive. Excessive drinking harms your health. Use a designated driver.',
];

/** Typography rules. Simplified Chinese has a separate check. */
const typography: readonly Rule[] = [
  // Except search terms that people type.
  { rule: '臺，不用台', pattern: /台(?!北國際酒展)/u },
  { rule: '中文用全形標點', pattern: /\p{Script=Han}[,;:!?()]\p{Script=Han}/u },
  { rule: 'curly quotation marks', pattern: /\p{L}'\p{L}|\\"/u },
  { rule: 'one space', pattern: /\S {2,}\S/u },
];
/** Characters of names that Big5 lacks. */
const rare = new Set('裏酛榲〇込坂燗廍');

const root = path.resolve(import.meta.dirname, '../../..');
const sources = globSync(
  [
    '{shell,mfe-*}/src/messages/*.json',
    '{shell,mfe-*}/src/**/{footer,menu,section}.ts{,x}',
    'shell/src/legal/texts/*.??.md',
    'shared/src/**/*-messages.ts',
    'organiser/seed/*/*.{jsonl,yaml}',
    'organiser/src/**/*-{mail,mails,texts,messages,blocks,facts,page}.ts',
    'organiser/src/search/site/*-pages.ts',
    'organiser/src/taking-part/submissions/kinds/*.ts',
  ],
  { cwd: root, exclude: (name) => name === 'node_modules' },
);

function faults(text: string, rules = forbidden): string[] {
  const rest = allowed.reduce((left, sentence) => left.replaceAll(sentence, ''), text);
  return rules.flatMap(({ rule, pattern }) =>
    [...rest.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ 0: found, index }) =>
      `${rule}: …${rest.slice(Math.max(0, index - 30), index + found.length + 20)}…`.replaceAll(
        '\n',
        ' ',
      ),
    ),
  );
}

/** A file’s text without markup, comments, and names in the language of their country. */
function readText(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (/\.tsx?$/u.test(file)) return text.replace(/^\s*(\/?\*|\/\/).*$/gmu, '');
  return text.replace(/<[^>]*>/gu, '').replace(/"NativeName":\{[^}]*\}/gu, '');
}

/** Level 1 and 2 of Big5: the characters of Traditional Chinese, none of them Simplified only. */
function readBig5(): ReadonlySet<string> {
  const bytes = Array.from({ length: 0x100 }, (_, byte) => byte);
  const leads = bytes.filter(
    (byte) => byte >= 0xa4 && byte <= 0xf9 && (byte < 0xc7 || byte > 0xc8),
  );
  const trails = bytes.filter(
    (byte) => (byte >= 0x40 && byte <= 0x7e) || (byte >= 0xa1 && byte < 0xff),
  );
  const decoder = new TextDecoder('big5');
  return new Set(
    leads.flatMap((lead) => trails.map((trail) => decoder.decode(Uint8Array.of(lead, trail)))),
  );
}

it('finds the texts of every workspace', () => {
  for (const folder of [
    'shell/src/messages',
    ...sectionWorkspaces(root),
    'organiser/seed/DSWINE2026',
  ])
    expect(sources.some((file) => file.startsWith(folder))).toBe(true);
});

it('no text makes a forbidden claim about alcohol', () => {
  expect(faults('無限暢飲，有益健康。禁止酒駕. Bottoms up, for the whole family')).toHaveLength(4);
  for (const file of sources) {
    // Prose in YAML breaks lines between any two words.
    const text = readFileSync(path.join(root, file), 'utf8').replace(/\s+/gu, ' ');
    expect([file, faults(text)]).toEqual([file, []]);
  }
});

it('every text follows the typography rules', () => {
  expect(faults("在台北,清酒 fair's two  spaces", typography)).toHaveLength(typography.length);
  for (const file of sources)
    expect([file, faults(readText(file), typography)]).toEqual([file, []]);
});

it('all texts use Traditional Chinese characters only', () => {
  const big5 = readBig5();
  const isTraditional = (character: string) => big5.has(character) || rare.has(character);
  expect([isTraditional('灣'), isTraditional('湾')]).toEqual([true, false]);
  const found = sources.flatMap((file) => {
    const characters = new Set(readText(file).match(/\p{Script=Han}/gu));
    return [...characters].filter((one) => !isTraditional(one)).map((one) => `${file}: ${one}`);
  });
  expect(found).toEqual([]);
});
