const sign = String.raw`\s*[/.\-年月]\s*`;
const number = (digits: string) => String.raw`(?<!\d)(\d{${digits}})(?!\d)`;
/** Year first (`2026/4/17`, `115-04-17`, `民國115年4月17日`), year last, and without a year. */
const patterns = [
  new RegExp(`(?:民國)?${number('2,4')}${sign}${number('1,2')}${sign}${number('1,2')}日?`, 'u'),
  new RegExp(`${number('1,2')}${sign}${number('1,2')}${sign}${number('4')}`, 'u'),
  new RegExp(`${number('1,2')}${sign}${number('1,2')}日?`, 'u'),
];

/** Years of the Republic of China count from 1912. */
const rocOffset = 1911;

/**
 * Writes a date in figures as the programme of that day is named, `4/17`. Other text stays as it is,
 * and so does a date on which there is no programme.
 */
export function readDate(keyword: string, days: ReadonlySet<string>): string {
  const text = keyword.normalize('NFKC');
  for (const [kind, pattern] of patterns.entries()) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [first = 0, second = 0, third = 0] = found.slice(1).map(Number);
    const dates = [
      [[first, second, third]],
      [
        [third, second, first],
        [third, first, second],
      ],
      [[undefined, first, second]],
    ][kind];
    const day = dates?.map((date) => findDay(date, days)).find((one) => one !== undefined);
    const [, month, date] = day?.split('-').map(Number) ?? [];
    if (day !== undefined) return text.replace(found[0], ` ${month}/${date} `).trim();
  }
  return keyword;
}

function findDay(
  [year, month = 0, date = 0]: readonly (number | undefined)[],
  days: ReadonlySet<string>,
): string | undefined {
  const end = `-${pad(month)}-${pad(date)}`;
  if (year === undefined) return [...days].find((day) => day.endsWith(end));
  return [year, year + rocOffset].map((one) => `${one}${end}`).find((day) => days.has(day));
}

const pad = (part: number) => String(part).padStart(2, '0');
