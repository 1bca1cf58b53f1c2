import { breakTitle, widthOf } from './wrap-title.ts';

const column = 528;

it.each([
  ['山坡上的夏多內：三個海拔，一個年份', 64, '山坡上的夏多內：|三個海拔，|一個年份'],
  ['到臺北，與亞洲的餐桌見面', 64, '到臺北，|與亞洲的餐桌見面'],
  ['2026 臺北國際酒展', 76, '2026|臺北國際酒展'],
])('breaks between phrases where they fit: %s', (title, size, lines) => {
  expect(breakTitle(title, column)).toEqual({ size, lines: lines.split('|') });
});

it('starts no line with closing punctuation, and leaves no line of one or two characters', () => {
  const title = '從宜蘭的雨季開始說起的一支單一麥芽威士忌，與它等待的十二個年頭';
  const { lines } = breakTitle(title, column);
  expect(lines.join('')).toBe(title);
  for (const line of lines) expect(line).toMatch(/^[^，。、；：！？」』）].{2,}/u);
});

it.each(['很長的標題'.repeat(40), 'a rather long title '.repeat(30), 'x'.repeat(500)])(
  'ends a title that is too long with an ellipsis, inside the column',
  (title) => {
    const { size, lines } = breakTitle(title, column);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.at(-1)).toMatch(/…$/u);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(column);
  },
);
