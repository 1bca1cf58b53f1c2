/** Values by time, in ms since the epoch. */
export type Series = { name: string; points: readonly (readonly [at: number, value: number])[] };
type Mark = { at: number; name: string };

type Chart = {
  title: string;
  /** The sentence that says the same in words. */
  summary: string;
  series: readonly Series[];
  marks: readonly Mark[];
  from: number;
  until: number;
};

const WIDTH = 640;
const HEIGHT = 150;
const LEFT = 56;
const BOTTOM = 22;
const TOP = 12;
/** Lines differ without colour, too. */
const DASHES = ['', '6 3', '2 3', '10 3 2 3'];

/** A line chart as SVG: one line for each series, and a vertical line for each mark. */
export function lineChart({ title, summary, series, marks, from, until }: Chart): string {
  const largest = Math.max(1, ...series.flatMap(({ points }) => points.map(([, value]) => value)));
  const top = niceAbove(largest);
  const x = (at: number) => (LEFT + ((at - from) / (until - from)) * (WIDTH - LEFT - 8)).toFixed(1);
  const y = (value: number) => (TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const lines = series.map(({ points }, at) => {
    const shown = points.filter(([time]) => time <= until);
    const path = shown.map(([time, value]) => `${x(Math.max(time, from))},${y(value)}`).join(' ');
    return `<polyline class="line line-${at % DASHES.length}" points="${path}" stroke-dasharray="${DASHES[at % DASHES.length]}"/>${
      shown.length === 1 && shown[0]
        ? `<circle class="dot" cx="${x(Math.max(shown[0][0], from))}" cy="${y(shown[0][1])}" r="3"/>`
        : ''
    }`;
  });
  const promotions = marks.map(
    ({ at, name }) =>
      `<line class="mark" x1="${x(at)}" x2="${x(at)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}"><title>${escapeHtml(name)}</title></line>`,
  );
  const axis = [0, top / 2, top].map(
    (value) =>
      `<text class="axis" x="${LEFT - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${tidy(value)}</text><line class="grid" x1="${LEFT}" x2="${WIDTH - 8}" y1="${y(value)}" y2="${y(value)}"/>`,
  );
  const times = [from, (from + until) / 2, until].map(
    (at, index) =>
      `<text class="axis" x="${x(at)}" y="${HEIGHT - 6}" text-anchor="${['start', 'middle', 'end'][index]}">${timeText(at)}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(`${title}. ${summary}`)}">${[...axis, ...times, ...promotions, ...lines].join('')}</svg>`;
}

/** The line of a series in the legend. */
export function lineSample(at: number): string {
  return `<svg class="sample" viewBox="0 0 28 8" aria-hidden="true"><line class="line line-${at % DASHES.length}" x1="0" x2="28" y1="4" y2="4" stroke-dasharray="${DASHES[at % DASHES.length]}"/></svg>`;
}

/** Time in Taipei: `11/24 09:00`. */
export function timeText(at: number): string {
  const options = {
    timeZone: 'Asia/Taipei',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('month')}/${part('day')} ${part('hour')}:${part('minute')}`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** 1, 2 or 5 times a power of ten. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

const tidy = (value: number) => String(Number(value.toPrecision(3)));
