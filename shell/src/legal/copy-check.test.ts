import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Claims that alcohol advertising must not make (菸酒管理法 § 37), checked in the site's texts and
 * sample content.
 */
const forbidden: readonly { rule: string; pattern: RegExp }[] = [
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

const root = path.resolve(__dirname, '../../..');
const sources = globSync(
  [
    'shell/src/messages/*.json',
    'mfe-*/src/messages/*.json',
    'shell/src/legal/*.{tw,en,}.ts',
    'organiser/seed/*/*.jsonl',
    'organiser/seed/*/*.yaml',
    'organiser/src/**/*-mail*.ts',
  ],
  { cwd: root, exclude: (name) => name === 'node_modules' || String(name).endsWith('.test.ts') },
).filter((file) => !file.endsWith('.test.ts'));

function faults(text: string): string[] {
  const rest = allowed.reduce((left, sentence) => left.replaceAll(sentence, ''), text);
  return forbidden.flatMap(({ rule, pattern }) =>
    [...rest.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ 0: found, index }) =>
      `${rule}: …${rest.slice(Math.max(0, index - 30), index + found.length + 20)}…`.replaceAll(
        '\n',
        ' ',
      ),
    ),
  );
}

it('finds the texts of every workspace that has some', () => {
  for (const folder of [
    'shell/src/messages',
    'mfe-visitor',
    'mfe-exhibitor',
    'mfe-events',
    'mfe-info',
    'organiser/seed/DSWINE2026',
  ])
    expect(sources.some((file) => file.startsWith(folder))).toBe(true);
});

it.each([
  '入場後無限暢飲',
  '這款酒有益健康',
  '未成年也可以喝的氣泡酒',
  'Bottoms up at the run-bar!',
  'Red wine is good for your heart',
  'A sparkling treat for the whole family',
])('would find %p', (text) => {
  expect(faults(text)).toHaveLength(1);
});

it('lets the statutory warnings stand', () => {
  for (const sentence of allowed) expect(faults(sentence)).toEqual([]);
});

it.each(sources)('%s says nothing that the law forbids', (file) => {
  // Prose in YAML breaks lines between any two words.
  const text = readFileSync(path.join(root, file), 'utf8').replace(/\s+/gu, ' ');
  expect(faults(text)).toEqual([]);
});
