import { breakTitle, widthOf } from './wrap-title.ts';

const column = 528;

it('breaks between phrases where they fit', () => {
  expect(breakTitle('山坡上的夏多內：三個海拔，一個年份', column)).toEqual({
    size: 64,
    lines: ['山坡上的夏多內：', '三個海拔，', '一個年份'],
  });
  expect(breakTitle('到臺北，與亞洲的餐桌見面', column)).toEqual({
    size: 64,
    lines: ['到臺北，', '與亞洲的餐桌見面'],
  });
  expect(breakTitle('2026 臺北國際酒展', column)).toEqual({
    size: 76,
    lines: ['2026', '臺北國際酒展'],
  });
});

it('starts no line with closing punctuation, and leaves no line of one or two characters', () => {
  const { lines } = breakTitle(
    '從宜蘭的雨季開始說起的一支單一麥芽威士忌，與它等待的十二個年頭',
    column,
  );
  expect(lines.join('')).toBe('從宜蘭的雨季開始說起的一支單一麥芽威士忌，與它等待的十二個年頭');
  for (const line of lines) {
    expect(line).not.toMatch(/^[，。、；：！？」』）]/u);
    expect([...line].length).toBeGreaterThan(2);
  }
});

it('keeps Latin words whole', () => {
  const { lines } = breakTitle('Taipei International Wine, Spirits, Sake & Beer Fair 2026', column);
  expect(lines.join(' ')).toBe('Taipei International Wine, Spirits, Sake & Beer Fair 2026');
});

it('ends a title that is too long with an ellipsis, inside the column', () => {
  for (const title of [
    '很長的標題'.repeat(40),
    'a rather long title '.repeat(30),
    'x'.repeat(500),
  ]) {
    const { size, lines } = breakTitle(title, column);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.at(-1)).toMatch(/…$/u);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(column);
  }
});

it('truncates a title only between words', () => {
  const title =
    'Sake breweries from Niigata and Hyogo bring twelve new namazake to Taipei and a great deal more than fits in here';
  const { lines } = breakTitle(title, column);
  const visible = lines.join(' ').replace('…', '');
  expect(title.startsWith(visible)).toBe(true);
  expect(title.charAt(visible.length)).toBe(' ');
});
