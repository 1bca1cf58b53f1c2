import { svg, times } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import type { Sheet } from './sheet.ts';

const card: Pair = ['#fdfaf4', '#efe6d8'];
const line = '#8b7d6d';

/** Overlapping sheets of tasting notes with scores, and a pencil. */
export function drawTastingSheets(
  sheet: Sheet,
  { x, y, size, accent }: { x: number; y: number; size: number; accent: string },
): string {
  const one = (turn: number, dx: number): string => {
    const [w, h] = [size * 0.62, size * 0.84];
    const rows = times(6, (at) => svg`M${-w * 0.38} ${-h * 0.18 + at * h * 0.105}h${w * 0.34}`);
    const dots = times(18, (at) => {
      const [column, row] = [at % 3, Math.floor(at / 3)];
      return svg`<circle cx="${w * (0.1 + column * 0.13)}" cy="${-h * 0.18 + row * h * 0.105}" r="${w * 0.036}"${(row * 2 + 1) % 3 >= column ? ` fill="${accent}"` : ''}/>`;
    });
    return svg`<g transform="translate(${x + dx} ${y})rotate(${turn})"><rect x="${-w / 2 + 5}" y="${-h / 2 + 7}" width="${w}" height="${h}" fill="#2a1c14" fill-opacity=".14"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" ${sheet.fill(card)}/><path d="M${-w * 0.38} ${-h * 0.37}h${w * 0.5}" stroke="${accent}" stroke-width="${h * 0.035}"/><path d="${rows}" stroke="${line}" stroke-width="2"/><g fill="none" stroke="${line}" stroke-width="1.2">${dots}</g></g>`;
  };
  const pencil = svg`<g transform="translate(${x + size * 0.42} ${y + size * 0.08})rotate(24)"><path d="M-7 ${-size * 0.32}H7V${size * 0.26}L0 ${size * 0.34}L-7 ${size * 0.26}Z" fill="${accent}"/><path d="M-7 ${size * 0.26}H7L0 ${size * 0.34}Z" fill="#f0d9b5"/><path d="M-7 ${-size * 0.32}H7v14H-7Z" fill="#c9a95c"/></g>`;
  return one(-9, -size * 0.14) + one(5, size * 0.06) + pencil;
}

/** A tear-off calendar with one day circled. */
export function drawCalendar(
  sheet: Sheet,
  { x, y, size, accent }: { x: number; y: number; size: number; accent: string },
): string {
  const [w, h] = [size, size * 0.92];
  const day = Math.floor(sheet.chance.between(8, 18));
  const days = times(
    24,
    (at) =>
      svg`<circle cx="${x - w * 0.36 + (at % 6) * w * 0.144}" cy="${y - h * 0.14 + Math.floor(at / 6) * h * 0.17}" r="${w * (at === day ? 0.055 : 0.026)}" fill="${at === day ? accent : '#b5a899'}"/>`,
  );
  const rings = times(4, (at) => svg`M${x - w * 0.3 + at * w * 0.2} ${y - h * 0.58}v${h * 0.15}`);
  const under = svg`<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="8" transform="rotate(-7 ${x} ${y})" fill="${accent}" fill-opacity=".45"/>`;
  return svg`${under}<rect x="${x - w / 2 + 8}" y="${y - h / 2 + 10}" width="${w}" height="${h}" rx="8" fill="#2a1c14" fill-opacity=".15"/><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="8" ${sheet.fill(card)}/><path d="M${x - w / 2} ${y - h * 0.28}v${-h * 0.22 + 8}a8 8 0 0 1 8 -8h${w - 16}a8 8 0 0 1 8 8v${h * 0.22 - 8}Z" fill="${accent}"/><path d="${rings}" stroke="#5a4f45" stroke-width="${w * 0.026}" stroke-linecap="round"/>${days}`;
}

/** The floor plan of a hall with booths in the colours of the four areas, and a pin. */
export function drawHallMap(sheet: Sheet, x: number, y: number, size: number): string {
  const tones = ['#7b1e3a', '#9a4f0c', '#1f5673', '#c79a1e'];
  const [w, h] = [size * 1.5, size * 0.94];
  const booths = times(30, (at) => {
    const [column, row] = [at % 10, Math.floor(at / 10)];
    const tall = sheet.chance.pick([0.2, 0.2, 0.14]) * h;
    return svg`<rect x="${x - w * 0.44 + column * w * 0.09}" y="${y - h * 0.38 + row * h * 0.28}" width="${w * (at % 3 ? 0.07 : 0.075)}" height="${tall}" fill="${tones[Math.min(3, Math.floor((column + row * 0.6) / 2.9))] ?? ''}" fill-opacity="${['.9', '.62', '.78'][at % 3] ?? '1'}"/>`;
  });
  const [px, py, r] = [x + sheet.chance.between(-0.3, 0.3) * w, y + h * 0.02, size * 0.13];
  const pin = svg`<ellipse cx="${px}" cy="${py}" rx="${r * 0.5}" ry="${r * 0.16}" fill="#14110f" fill-opacity=".3"/><path d="M${px} ${py}C${px - r * 0.3} ${py - r} ${px - r} ${py - r * 1.2} ${px - r} ${py - r * 1.9}a${r} ${r} 0 0 1 ${r * 2} 0C${px + r} ${py - r * 1.2} ${px + r * 0.3} ${py - r} ${px} ${py}Z" fill="#173b32"/><circle cx="${px}" cy="${py - r * 1.9}" r="${r * 0.4}" fill="#f6efe1"/>`;
  return svg`<rect x="${x - w / 2 + 8}" y="${y - h / 2 + 10}" width="${w}" height="${h}" fill="#2a1c14" fill-opacity=".14"/><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" ${sheet.fill(card)}/>${booths}${pin}`;
}

/** An award medal on its ribbon. */
export function drawMedal(x: number, y: number, r: number, accent: string): string {
  const edge = times(24, (at) => {
    const [a, b] = [(at * Math.PI) / 12, ((at + 0.5) * Math.PI) / 12];
    return svg`${at ? 'L' : 'M'}${x + Math.cos(a) * r} ${y + Math.sin(a) * r}L${x + Math.cos(b) * r * 0.92} ${y + Math.sin(b) * r * 0.92}`;
  });
  const star = times(10, (at) => {
    const [angle, reach] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 ? r * 0.2 : r * 0.48];
    return svg`${at ? 'L' : 'M'}${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`;
  });
  const ribbon = svg`<path d="M${x - r * 0.55} ${y + r * 0.5}L${x - r * 0.8} ${y + r * 2}L${x - r * 0.4} ${y + r * 1.7}L${x - r * 0.02} ${y + r * 2}V${y + r * 0.6}Z" fill="${accent}"/><path d="M${x + r * 0.55} ${y + r * 0.5}L${x + r * 0.8} ${y + r * 2}L${x + r * 0.4} ${y + r * 1.7}L${x + r * 0.02} ${y + r * 2}V${y + r * 0.6}Z" fill="${accent}" fill-opacity=".78"/>`;
  return svg`${ribbon}<path d="${edge}Z" fill="#c9a95c"/><circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="#b08d3e" stroke="#f3e3b4" stroke-width="${r * 0.04}"/><path d="${star}Z" fill="#f9efd0"/>`;
}

/** A corkscrew with a pulled cork, lying at an angle. */
export function drawCorkscrew(x: number, y: number, size: number, accent: string): string {
  const turns = times(
    5,
    () =>
      svg`c${size * 0.11} ${size * 0.01} ${size * 0.11} ${size * 0.05} 0 ${size * 0.05}c${-size * 0.11} 0 ${-size * 0.11} ${size * 0.03} 0 ${size * 0.035}`,
  );
  return svg`<g transform="rotate(-32 ${x} ${y})"><path d="M${x} ${y - size * 0.3}v${size * 0.24}${turns}" fill="none" stroke="#6d7274" stroke-width="${size * 0.026}" stroke-linecap="round"/><rect x="${x - size * 0.11}" y="${y + size * 0.17}" width="${size * 0.22}" height="${size * 0.34}" rx="${size * 0.02}" fill="#cfa777"/><path d="M${x - size * 0.06} ${y + size * 0.24}h.1m${size * 0.08} ${size * 0.06}h.1m${-size * 0.06} ${size * 0.07}h.1m${-size * 0.04} ${size * 0.06}h.1m${size * 0.05} ${size * 0.02}h.1" stroke="#9a7144" stroke-width="${size * 0.026}" stroke-linecap="round"/><rect x="${x - size * 0.34}" y="${y - size * 0.4}" width="${size * 0.68}" height="${size * 0.12}" rx="${size * 0.06}" fill="${accent}"/><path d="M${x - size * 0.22} ${y - size * 0.37}h${size * 0.3}" stroke="#fff" stroke-opacity=".4" stroke-width="${size * 0.02}" stroke-linecap="round"/></g>`;
}

/** A stage with its curtain of light, a lectern, and rows of empty seats in front. */
export function drawStage(sheet: Sheet, floor: number, accent: string, tone: Pair): string {
  const { width, height } = sheet;
  const beams = [0.04, 0.96].map(
    (x) =>
      svg`M${width * x - 14} -4h28L${width * (x < 0.5 ? 0.66 : 0.5)} ${floor - height * 0.05}h${-width * 0.16}Z`,
  );
  const screen = svg`<rect x="${width * 0.27}" y="${height * 0.14}" width="${width * 0.46}" height="${height * 0.42}" fill="#f1e5cd"/><rect x="${width * 0.27 + 9}" y="${height * 0.14 + 9}" width="${width * 0.46 - 18}" height="${height * 0.42 - 18}" fill="none" stroke="${accent}" stroke-width="3"/>`;
  const deck = svg`<path d="M${width * 0.16} ${floor - height * 0.06}h${width * 0.68}l${width * 0.03} ${height * 0.07}h${-width * 0.74}Z" fill="#4a3a30"/><path d="M${width * 0.13} ${floor + height * 0.01}h${width * 0.74}v${height * 0.05}h${-width * 0.74}Z" fill="#33281f"/>`;
  const seats = times(2, (row) =>
    times(11 + row * 2, (at) => {
      const w = width * 0.052;
      return svg`M${width / 2 + (at - 5 - row) * w * 1.36 - w / 2} ${height}V${height * (0.9 + row * 0.055)}a${w / 2} ${w * 0.42} 0 0 1 ${w} 0V${height}Z`;
    }),
  );
  return svg`${screen}<path d="${beams}" fill="#fff" fill-opacity=".28"/>${deck}<path d="${seats}" ${sheet.fill(tone)}/>`;
}
