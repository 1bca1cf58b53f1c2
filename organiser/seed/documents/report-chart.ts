import type { Lang } from '@dswine/shared/contract/wire';
import type { EditionRecords } from '../../src/records/records.ts';
import { svg, xmlText } from '../../src/pictures/markup.ts';
import { palettes } from '../illustrations/palette.ts';

type Chart = EditionRecords['report']['Charts'][number];

const [width, labels, figures] = [680, 170, 70];
const inks = ['#173b32', '#b08d3e'] as const;

/** A chart of the report for a printed sheet: bars end to end, or lines of which the second is dashed. */
export function drawReportChart(chart: Chart, lang: Lang): string {
  return chart.Kind === 'line' ? lines(chart, lang) : bars(chart, lang);
}

function bars({ Rows, Series }: Chart, lang: Lang): string {
  const sums = Rows.map(({ Values }) => Values.reduce((sum, value) => sum + value, 0));
  const scale = (width - labels - figures) / Math.max(...sums);
  const top = Series.length > 1 ? 34 : 6;
  const rows = Rows.map(({ Label, Area, Values }, at) => {
    const y = top + at * 34;
    let x = labels;
    const parts = Values.map((value, series) => {
      const part = svg`<rect x="${x}" y="${y}" width="${value * scale}" height="20" fill="${Area ? palettes[Area].accent : (inks[series] ?? inks[0])}"/>`;
      x += value * scale;
      return part;
    });
    return svg`<text x="${labels - 12}" y="${y + 15}" text-anchor="end">${xmlText(Label[lang])}</text>${parts}<text x="${x + 8}" y="${y + 15}" font-weight="700">${number(sums[at] ?? 0)}</text>`;
  });
  return sheet(top + Rows.length * 34, [
    ...(Series.length > 1 ? [key(Series, lang)] : []),
    ...rows,
  ]);
}

function lines({ Rows, Series }: Chart, lang: Lang): string {
  const [height, left, low] = [260, 60, 216];
  const most = Math.max(...Rows.flatMap(({ Values }) => Values)) * 1.1;
  const x = (at: number) => left + (at * (width - left - 30)) / (Rows.length - 1);
  const y = (value: number) => low - (value / most) * (low - 40);
  const marks = [0, 500, 1000]
    .filter((mark) => mark <= most)
    .map(
      (mark) =>
        svg`<path d="M${left} ${y(mark)}H${width - 30}" stroke="#ddd3c5"/><text x="${left - 10}" y="${y(mark) + 5}" text-anchor="end">${number(mark)}</text>`,
    );
  const names = Rows.map(
    ({ Label }, at) =>
      svg`<text x="${x(at)}" y="${low + 26}" text-anchor="middle">${xmlText(Label[lang])}</text>`,
  );
  const drawn = Series.map((_, series) => {
    const points = Rows.map(({ Values }, at) => svg`${x(at)} ${y(Values[series] ?? 0)}`).join('L');
    return svg`<path d="M${points}" fill="none" stroke="${inks[series] ?? inks[0]}" stroke-width="3" stroke-dasharray="${series ? '9 6' : 'none'}"/>`;
  });
  return sheet(height, [key(Series, lang), ...marks, ...names, ...drawn]);
}

function key(series: Chart['Series'], lang: Lang): string {
  return series
    .map(
      (name, at) =>
        svg`<rect x="${labels + at * 150}" y="4" width="18" height="12" fill="${inks[at] ?? inks[0]}"/><text x="${labels + 26 + at * 150}" y="15">${xmlText(name[lang])}</text>`,
    )
    .join('');
}

function sheet(height: number, content: readonly string[]): string {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="'Noto Sans CJK TC',sans-serif" font-size="14" fill="#1e1a17">${content.join('')}</svg>`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
