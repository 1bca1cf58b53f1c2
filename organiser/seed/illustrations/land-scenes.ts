import { blend } from './backdrop.ts';
import { drawRidges } from './hills.ts';
import { ground, leaf, ridges, soil, sun } from './landscape.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { wallOf, type Motif } from './table-motifs.ts';

/*
 * Where drinks come from: cellars, fields, mountains and weather.
 */
/** Jars along the wall of a tunnel that leads to daylight. */
export const tunnel: Motif = ({ width, height }) => {
  const arches = [1, 0.74, 0.54, 0.38, 0.25].map((share, at) => {
    const r = 330 * share;
    const ink = ['#3d3a38', '#4b4744', '#5a5550', '#6c665f', '#80786e'][at] ?? '#3d3a38';
    return svg`<path d="M${400 - r} ${262 + r * 0.56}V220a${r} ${r * 0.62} 0 0 1 ${r * 2} 0V${262 + r * 0.56}Z" fill="${ink}"/>`;
  });
  const row = [0.86, 0.64, 0.46, 0.33].map((share) =>
    [-1, 1].map((side) => {
      const [x, base, s] = [400 + side * 290 * share, 268 + 185 * share, 132 * share];
      return svg`<path d="M${x - s * 0.22} ${base - s}h${s * 0.44}q${s * 0.32} ${s * 0.3} ${s * 0.12} ${s}h${-s * 0.68}q${-s * 0.2} ${-s * 0.7} ${s * 0.12} ${-s}Z" fill="#9a5c3a"/><path d="M${x - s * 0.26} ${base - s}h${s * 0.52}v${-s * 0.12}h${-s * 0.52}Z" fill="#b3362c"/>`;
    }),
  );
  return svg`<rect width="${width}" height="${height}" fill="#2e2b2a"/>${arches}<path d="M330 296v-70a70 52 0 0 1 140 0v70Z" fill="#f3e3b4"/><path d="M330 292h140L760 ${height}H40Z" fill="#a59a8a"/><path d="M330 292h140l60 62H270Z" fill="#d8cba8"/>${row}`;
};

/** Rice in a flooded field between two ranges. */
export const paddy: Motif = (sheet, room) => {
  const tufts = times(4, (line) =>
    times(9 - line, (at) => {
      const [y, size] = [288 + line * 44, 15 + line * 6];
      const x = 400 + (at - (8 - line) / 2) * (70 + line * 34);
      return svg`M${x} ${y}q${-size * 0.3} ${-size} ${-size * 0.9} ${-size * 1.4}M${x} ${y}v${-size * 2}M${x} ${y}q${size * 0.3} ${-size} ${size * 0.9} ${-size * 1.4}`;
    }),
  );
  const bank = svg`M0 292H800M0 382H800M180 ${450}L330 246M620 450L470 246`;
  return svg`${wallOf(sheet, room)}${sun(sheet, room, [400, 130, 62])}${ridges(sheet, room, [130, 250])}${ground(sheet, 246, ['#b5cdd0', '#3c555c'])}<path d="${bank}" fill="none" stroke-width="11" ${sheet.stroke(blend(leaf, soil, 0.4))}/><path d="${tufts}" fill="none" stroke-width="6" stroke-linecap="round" ${sheet.stroke(['#5f8a3c', '#87a552'])}/>`;
};

/** Ridges in bands of fog. */
export const mountain: Motif = (sheet, room) => {
  const fog = times(
    3,
    (at) => svg`<path d="M${-60 + at * 90} ${236 + at * 62}h${480 + at * 70}m60 0h90"/>`,
  );
  const trees = times(9, (at) => {
    const [x, s] = [30 + at * 96, 44 + ((at * 29) % 32)];
    return svg`M${x} ${430 - s * 2}l${s * 0.5} ${s * 2}h${-s}Z`;
  });
  return svg`${wallOf(sheet, room)}${sun(sheet, room, [600, 110, 64])}<path d="M90 330L300 90L372 172L440 110L700 360Z" ${sheet.fill(blend(room.wall, ['#6f8060', '#9aa795'], 0.42))}/><path d="M300 90l-50 58 28 -8 22 24 26 -30 34 20ZM440 110l-32 32 30 8 44 -6Z" fill="#fdfaf4"/>${ridges(sheet, room, [270, 450])}<g fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="18" stroke-linecap="round">${fog}</g><path d="${trees}" ${sheet.fill(['#3f5a48', '#22382d'])}/>`;
};

/** Vines bent down under deep snow. */
export const snowvines: Motif = (sheet) => {
  const posts = times(7, (at) => {
    const [x, y] = [60 + at * 118, 300 + (at % 2) * 34];
    return svg`<path d="M${x} ${y + 40}V${y - 120}" stroke="#5b4638" stroke-width="11"/><path d="M${x} ${y + 20}q14 -100 78 -66t40 76M${x + 50} ${y - 52}q30 -10 46 -34" fill="none" stroke="#6d5442" stroke-width="8" stroke-linecap="round"/><path d="M${x - 11} ${y - 120}q11 -18 22 0Z" fill="#fff"/>`;
  });
  const flakes = times(38, (at) => svg`M${(at * 211) % 800} ${(at * 97) % 300}h.1`);
  return svg`<rect width="800" height="450" ${sheet.fill(['#cdd8e2', '#2a3340'])}/>${drawRidges(sheet, { top: 150, low: 320, far: ['#dfe6ec', '#3a4656'], near: ['#eef2f5', '#55657a'], count: 2 })}<path d="M0 296q200 -30 400 0t400 -10v164H0Z" ${sheet.fill(['#f8fafb', '#8797a8'])}/>${posts}<path d="M0 352q130 -40 260 -6t280 0 260 -8v112H0Z" ${sheet.fill(['#ffffff', '#a3b1c0'])}/><path d="${flakes}" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;
};

/** A cleared path through the snow to a lit door. */
export const snowpath: Motif = () => {
  const flakes = times(34, (at) => svg`M${(at * 173) % 800} ${(at * 89) % 330}h.1`);
  return svg`<rect width="800" height="450" fill="#3a4860"/><path d="M230 300V150h340v150Z" fill="#4a3f38"/><path d="M180 168L400 50l220 118q-220 -40 -440 0Z" fill="#f6f9fb"/><rect x="356" y="196" width="88" height="110" fill="#f6d88c"/><path d="M400 196v110M356 240h88" stroke="#4a3f38" stroke-width="7"/><circle cx="300" cy="222" r="52" fill="#f3d489" fill-opacity=".25"/><rect x="288" y="204" width="24" height="36" rx="6" fill="#f3d489"/><path d="M0 300q180 -60 356 0h88q180 -60 356 0v150H0Z" fill="#dfe8f0"/><path d="M356 300h88l150 150H206Z" fill="#8c98a6"/><path d="M356 300L206 450H0V330q180 -40 356 -30ZM444 300l150 150h206V330q-180 -40 -356 -30Z" fill="#f6f9fb"/><path d="M640 408L690 220" stroke="#8a6238" stroke-width="13" stroke-linecap="round"/><path d="M600 394l76 20 -14 56 -80 -20Z" fill="#b3362c"/><path d="${flakes}" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;
};

/** A mill with its wheel in the stream. */
export const mill: Motif = (sheet, room) => {
  const spokes = times(
    8,
    (at) => svg`<path d="M300 270V150m-22 0h44" transform="rotate(${at * 45} 300 270)"/>`,
  );
  return svg`${wallOf(sheet, room)}${ridges(sheet, room, [150, 350])}<path d="M330 372V150h330v222Z" ${sheet.fill(['#e9dcc4', '#7a6c58'])}/><path d="M300 156L495 50l195 106Z" fill="#8a4a34"/><path d="M440 372v-96h84v96ZM570 200h54v54h-54ZM400 190h54v54h-54Z" fill="#4a3a30"/>${ground(sheet, 366, ['#8fb3bd', '#34505a'])}<g fill="none" stroke="#6d4a30" stroke-width="15"><circle cx="300" cy="270" r="118"/><circle cx="300" cy="270" r="30"/>${spokes}</g><path d="M60 410q60 -22 120 0t120 0 120 0M420 400q70 -20 130 0t180 0" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>`;
};

/** A warehouse on the shore, waves before it. */
export const shore: Motif = (sheet, room) => {
  const waves = times(
    4,
    (line) =>
      svg`<path d="M${-40 + line * 26} ${322 + line * 34}${times(8, () => 'q28 -26 56 0t56 0')}" stroke-opacity="${0.9 - line * 0.15}"/>`,
  );
  return svg`${wallOf(sheet, room)}${sun(sheet, room, [170, 130, 66])}${drawRidges(sheet, { top: 180, low: 300, far: blend(room.wall, ['#5b7480', '#3a5060'], 0.3), near: blend(room.wall, ['#5b7480', '#3a5060'], 0.6), count: 2 })}<path d="M330 306q60 -40 200 -36t270 -14v60H330Z" ${sheet.fill(['#8d9a70', '#49583f'])}/><path d="M420 282V176h270v106Z" fill="#fdfaf4"/><path d="M404 182L555 112l151 70Z" fill="#39454f"/><path d="M452 216h34v44h-34Zm84 0h34v66h-34Zm84 0h34v44h-34Z" fill="#2c2622"/>${ground(sheet, 300, ['#7fa6b8', '#2c4a5a'])}<g fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round">${waves}</g>`;
};

/** Vines above, layers of soil and long roots below. */
export const roots: Motif = (sheet, room) => {
  const layers = (
    [
      ['#a8815c', '#6a4f38'],
      ['#8c6848', '#553d2b'],
      ['#b59a76', '#74604a'],
      ['#6d5c50', '#3d342e'],
    ] as const
  ).map(
    (pair, at) =>
      svg`<path d="M0 ${172 + at * 70}q200 ${at % 2 ? -24 : 24} 400 0t400 0V450H0Z" ${sheet.fill(pair)}/>`,
  );
  const vines = [160, 400, 640].map(
    (x) =>
      svg`<path d="M${x} 176q-16 -40 4 -78m0 0q-60 -14 -84 14m84 -14q50 -40 96 -10" fill="none" stroke="#4a3626" stroke-width="13" stroke-linecap="round"/><g ${sheet.fill(['#6f9a58', '#57804a'])}><circle cx="${x - 74}" cy="98" r="27"/><circle cx="${x + 90}" cy="78" r="28"/><circle cx="${x + 8}" cy="72" r="34"/></g><path d="M${x} 176q-10 90 -50 150t-20 110M${x} 190q30 80 20 140t40 110M${x - 12} 250q-40 20 -70 16M${x + 18} 270q36 10 60 44" fill="none" stroke="#f0ddba" stroke-width="5" stroke-linecap="round"/>`,
  );
  return wallOf(sheet, room) + layers.join('') + vines.join('');
};

/** A wall of dry stones. */
export const stonewall: Motif = (sheet, room) => {
  const tones = ['#5a5a60', '#6d6a6c', '#4a4b52', '#7c7672', '#625c5a'];
  const stones = times(7, (row) =>
    times(9, (at) => {
      const wide = 66 + ((at * 31 + row * 17) % 40);
      const x = at * 96 - (row % 2) * 48 - 6;
      return svg`<rect x="${x}" y="${86 + row * 46}" width="${wide + 22}" height="40" rx="${7 + (at % 3) * 3}" fill="${tones[(at * 3 + row * 2) % 5] ?? ''}"/>`;
    }),
  );
  return svg`${wallOf(sheet, room)}${sun(sheet, room, [620, 60, 54])}<rect y="84" width="800" height="326" fill="#2e2c2e"/>${stones}${ground(sheet, 404, room.table)}<g fill="none" stroke="#7f9060" stroke-width="8" stroke-linecap="round"><path d="M120 84q20 -60 70 -66M150 54q34 6 46 30M138 70q-30 -20 -58 -10"/></g>`;
};

/** Bricks of peat, stacked, each row darker. */
export const peat: Motif = (sheet, room) => {
  const rows = times(4, (row) =>
    times(5 - row, (at) => {
      const x = 170 + row * 48 + at * 96;
      const ink = ['#2e211a', '#46311f', '#5e4429', '#7a5b38'][row] ?? '#46311f';
      return svg`<rect x="${x}" y="${332 - row * 66}" width="88" height="60" rx="8" fill="${ink}"/><path d="M${x + 12} ${350 - row * 66}h40m-28 16h44" stroke="#c9a36a" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>`;
    }),
  );
  return svg`${wallOf(sheet, room)}${ridges(sheet, room, [170, 392])}${ground(sheet, 384, ['#9a8a5a', '#4a4630'])}${rows}<path d="M690 400V190m-26 -10h52" stroke="#a9794c" stroke-width="15" stroke-linecap="round"/><path d="M668 330h44v70l-22 26 -22 -26Z" fill="#8b9392"/>`;
};
