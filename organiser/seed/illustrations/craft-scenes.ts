import { blend, drawBackdrop } from './backdrop.ts';
import { darker, lighter } from './colour.ts';
import { cask, drawLabelNear } from './exhibitor-scenes.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { palettes } from './palette.ts';
import { accentOf, tabletop, wallOf, type Motif } from './table-motifs.ts';

/*
 * How drinks and what they are poured from are made: vessels, tools, closures.
 */
const clay = '#b0653f';
const steel = '#b5bcbb';

/** Casks on their sides, end on. */
export const casks: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const spots = [
    [178, 316],
    [400, 316],
    [622, 316],
    [289, 128],
    [511, 128],
  ] as const;
  const stack = spots.map(([x, y], at) =>
    cask({ x, y, r: 106, colour: accent, sign: String(at + 1) }),
  );
  return drawBackdrop(sheet, { ...room, horizon: 418 }, 400, 400) + stack.join('');
};

/** One standing cask with a mended stave that leaks. */
export const barrel: Motif = (sheet, room) => {
  const staves = [-128, -66, 0, 66, 128].map(
    (dx) => svg`M${400 + dx * 0.84} 60Q${400 + dx * 1.16} 226 ${400 + dx * 0.84} 396`,
  );
  const hoops = [104, 172, 290, 352].map((y) => {
    const half = y < 150 || y > 330 ? 152 : 166;
    return svg`M${400 - half} ${y}h${half * 2}`;
  });
  return svg`${drawBackdrop(sheet, room, 400, 350)}<ellipse cx="404" cy="404" rx="220" ry="20" fill="#b8651a" fill-opacity=".45"/><path d="M256 58h288q60 170 0 340H256q-60 -170 0 -340Z" fill="#b07c48"/><path d="${staves}" fill="none" stroke="#7d5230" stroke-width="4"/><path d="${hoops}" stroke="#4a443e" stroke-width="19"/><rect x="432" y="196" width="50" height="64" fill="#d9b27c"/><path d="M440 206h.1m34 0h.1m-34 44h.1m34 0h.1" stroke="#5e3a20" stroke-width="7" stroke-linecap="round"/><path d="M456 262q-15 22 -15 34a15 15 0 0 0 30 0q0 -12 -15 -34Z" fill="#d18a2c"/><circle cx="336" cy="228" r="17" fill="#5e3a20"/><g transform="rotate(-28 650 350)"><rect x="636" y="250" width="24" height="150" rx="9" fill="#a9794c"/><rect x="606" y="214" width="84" height="54" rx="9" fill="#7d5230"/></g>`;
};

/** Tall clay jars with tied covers. */
export const jars: Motif = (sheet, room) => {
  const jar = (x: number, base: number, size: number): string =>
    svg`<path d="M${x - size * 0.2} ${base - size}h${size * 0.4}q0 ${size * 0.12} ${size * 0.2} ${size * 0.24}q${size * 0.14} ${size * 0.4} ${-size * 0.16} ${size * 0.76}h${-size * 0.48}q${-size * 0.3} ${-size * 0.36} ${-size * 0.16} ${-size * 0.76}q${size * 0.2} ${-size * 0.12} ${size * 0.2} ${-size * 0.24}Z" fill="#8a4f30"/><path d="M${x + size * 0.12} ${base - size * 0.72}q${size * 0.14} ${size * 0.3} 0 ${size * 0.6}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="9" stroke-linecap="round"/><path d="M${x - size * 0.27} ${base - size * 0.9}q${size * 0.27} ${-size * 0.3} ${size * 0.54} 0l-9 26h${-size * 0.54 + 18}Z" fill="#b3362c"/><rect x="${x - size * 0.13}" y="${base - size * 0.56}" width="${size * 0.26}" height="${size * 0.26}" fill="#f3e3c4" transform="rotate(45 ${x} ${base - size * 0.43})"/>`;
  return svg`${drawBackdrop(sheet, room, 400, 350)}<ellipse cx="400" cy="404" rx="350" ry="18" fill="#14110f" fill-opacity=".15"/>${jar(160, 396, 210)}${jar(640, 396, 210)}${jar(400, 408, 280)}`;
};

/** Clay vessels buried up to the neck, seen in section. */
export const qvevri: Motif = (sheet, room) => {
  const { width, height } = sheet;
  const vessel = (x: number, size: number): string =>
    svg`<path d="M${x - 26} 132h52v26q${size} 40 ${size * 0.9} 130q-10 100 ${-size * 0.9 - 26} 136q${-size * 0.8} -36 ${-size * 0.9 - 26} -136q0 -90 ${size * 0.9} -130Z" fill="${clay}"/><path d="M${x - size * 0.72} 236h${size * 1.44}q0 100 ${-size * 0.72} 158q${-size * 0.72} -58 ${-size * 0.72} -158Z" fill="#d99b3e"/><rect x="${x - 42}" y="118" width="84" height="18" rx="6" fill="#8b7d6d"/>`;
  const stones = times(
    16,
    (at) =>
      svg`<ellipse cx="${(at * 137) % width}" cy="${200 + ((at * 83) % 230)}" rx="15" ry="9"/>`,
  );
  return svg`${wallOf(sheet, room)}<path d="M560 136V56h150v80Z" ${sheet.fill(blend(room.wall, room.shape, 0.8))}/><path d="M540 62l95 -50 95 50Z" fill="${darker(clay, 0.2)}"/><rect y="142" width="${width}" height="${height - 142}" ${sheet.fill(['#8d6b4c', '#4f3b2b'])}/><rect y="136" width="${width}" height="15" ${sheet.fill(['#7f9060', '#49583f'])}/><g fill="#14110f" fill-opacity=".14">${stones}</g>${vessel(170, 84)}${vessel(400, 96)}${vessel(628, 84)}`;
};

/** Rice steaming in its wooden tub. */
export const steam: Motif = (sheet, room) => {
  const puffs = times(
    5,
    (at) =>
      svg`<path d="M${264 + at * 68} 164q-26 -34 0 -66t0 -66" stroke-opacity="${at % 2 ? 0.9 : 0.6}"/>`,
  );
  const staves = times(11, (at) => svg`M${212 + at * 37.6} 204V356`);
  const grains = times(
    18,
    (at) =>
      svg`<ellipse cx="${226 + at * 20.5}" cy="${188 + (at % 3) * 5}" rx="12" ry="7" transform="rotate(${(at * 47) % 60} ${226 + at * 20.5} 190)"/>`,
  );
  return svg`${drawBackdrop(sheet, room, 400, 350)}<g fill="none" stroke="#fffdf8" stroke-width="15" stroke-linecap="round">${puffs}</g><path d="M214 204q186 -58 372 0Z" fill="#fbf7ec"/><g fill="#fff" stroke="#e0d6c2">${grains}</g><path d="M196 200h408l-18 166H214Z" fill="#d2aa72"/><path d="${staves}" stroke="#a9794c" stroke-width="3"/><path d="M198 236h404M208 328h384" stroke="#7d5a36" stroke-width="14"/><path d="M180 366h440v40H180Z" fill="#39454f"/><path d="M240 406v18m320 -18v18" stroke="#2b2622" stroke-width="26"/>`;
};

/** Barley on the malting floor, with the shovel that turns it. */
export const malt: Motif = (sheet, room) => {
  const { width, height } = sheet;
  const arches = times(4, (at) => svg`M${30 + at * 200} 250V140a70 70 0 0 1 140 0v110Z`);
  const grains = times(
    54,
    (at) =>
      svg`M${(at * 149) % width} ${286 + ((at * 67) % 150)}l${9 + (at % 3) * 3} ${at % 2 ? 6 : -6}`,
  );
  return svg`${wallOf(sheet, room)}<path d="${arches}" ${sheet.fill(blend(room.wall, room.shape, 0.7))}/><path d="M0 262q200 -26 400 0t400 -6V${height}H0Z" fill="#d9ac52"/><path d="M0 330q160 -24 360 4t440 -10M0 390q220 20 420 -6t380 10" fill="none" stroke="#b5863a" stroke-width="7"/><path d="${grains}" stroke="#8f6424" stroke-width="5" stroke-linecap="round"/><path d="M470 330L640 74" stroke="#8a6238" stroke-width="17" stroke-linecap="round"/><path d="M478 298l52 36 -58 84q-50 0 -80 -52Z" fill="#a9794c"/><path d="M614 62l54 36" stroke="#8a6238" stroke-width="17" stroke-linecap="round"/>`;
};

/** A tap, a drop and the meter. */
export const tap: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const ticks = times(
    9,
    (at) => svg`<path d="M600 150v-20" transform="rotate(${-120 + at * 30} 600 222)"/>`,
  );
  return svg`${wallOf(sheet, room)}<circle cx="300" cy="236" r="190" ${sheet.fill(room.shape)}/><path d="M0 150h250q84 0 84 84v24h-64v-20q0 -24 -24 -24H0Z" fill="${steel}"/><path d="M0 168h240" stroke="#fff" stroke-opacity=".6" stroke-width="11"/><rect x="186" y="96" width="36" height="58" fill="#8b9392"/><rect x="132" y="72" width="146" height="32" rx="16" fill="${accent}"/><path d="M302 292q-34 46 -34 68a34 34 0 0 0 68 0q0 -22 -34 -68Z" fill="#5b96ab"/><path d="M288 360q0 18 16 20" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/><circle cx="600" cy="222" r="106" fill="#8b9392"/><circle cx="600" cy="222" r="92" fill="#fdfaf4"/><g stroke="#6d6258" stroke-width="6">${ticks}</g><path d="M600 222l40 -52" stroke="${accent}" stroke-width="10" stroke-linecap="round"/><circle cx="600" cy="222" r="12" fill="#3a332c"/><path d="M560 268h80" stroke="#5b96ab" stroke-width="18"/>`;
};

/** Wooden washbacks in a row at night. */
export const vats: Motif = (sheet) => {
  const { width, height } = sheet;
  const one = (x: number, w: number, top: number, base: number): string => {
    const staves = times(7, (at) => svg`M${x - w + ((at + 1) * w) / 4} ${top + 8}V${base}`);
    return svg`<path d="M${x - w * 0.92} ${top}h${w * 1.84}l${w * 0.1} ${base - top}h${-w * 2.04}Z" fill="#a87447"/><path d="${staves}" stroke="#7d5230" stroke-width="3"/><path d="M${x - w * 0.95} ${top + 44}h${w * 1.9}M${x - w} ${base - 44}h${w * 2}" stroke="#39454f" stroke-width="11"/><ellipse cx="${x}" cy="${top}" rx="${w * 0.92}" ry="17" fill="#e6d3a6"/>`;
  };
  return svg`<rect width="${width}" height="${height}" fill="#2a3140"/><path d="M300 40h200v120H300Z" fill="#46567a"/><circle cx="446" cy="86" r="26" fill="#f3e3b4"/><path d="M400 40v120M300 100h200" stroke="#1d222d" stroke-width="8"/>${one(130, 96, 180, 350)}${one(670, 96, 180, 350)}<rect y="346" width="${width}" height="104" fill="#1f2530"/>${one(400, 130, 210, 408)}<circle cx="226" cy="60" r="60" fill="#f3d489" fill-opacity=".18"/><circle cx="226" cy="60" r="17" fill="#f3d489"/><path d="M226 0v44" stroke="#14110f" stroke-width="4"/>`;
};

/** A glowing bubble on the pipe, finished glasses beside it. */
export const glassworks: Motif = (sheet, room) => {
  const glass = (x: number): string =>
    svg`<path d="M${x - 38} 196q-10 108 38 112q48 -4 38 -112Z" fill="#dcebee" fill-opacity=".85" stroke="#8fa9b0" stroke-width="4"/><path d="M${x} 308v74m-34 4h68" stroke="#8fa9b0" stroke-width="8" stroke-linecap="round"/><path d="M${x - 22} 214q-6 50 8 72" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`;
  return svg`${drawBackdrop(sheet, { ...room, horizon: 386 }, 250, 380)}<path d="M0 20L236 190" stroke="#6d7274" stroke-width="17"/><path d="M120 106L240 194" stroke="#8a6238" stroke-width="24"/><circle cx="292" cy="238" r="108" fill="#f0a24a" fill-opacity=".25"/><path d="M232 176q96 -34 128 44t-60 108 -104 -50 36 -102Z" fill="#e8843a"/><path d="M262 208q44 -14 66 18" fill="none" stroke="#ffe6b8" stroke-width="13" stroke-linecap="round"/>${glass(484)}${glass(596)}${glass(708)}`;
};

/** Glasses stacked in each other. */
export const stack: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const tower = (x: number, count: number): string =>
    times(
      count,
      (at) =>
        svg`<path d="M${x - 58} ${286 - at * 46}h116l-15 112h-86Z" fill="#e9f3f4" fill-opacity=".5" stroke="#7d979e" stroke-width="4"/><path d="M${x - 52} ${322 - at * 46}h104" stroke="${accent}" stroke-width="5"/>`,
    );
  return svg`${drawBackdrop(sheet, room, 400, 350)}<ellipse cx="400" cy="400" rx="280" ry="15" fill="#14110f" fill-opacity=".15"/>${tower(236, 4)}${tower(400, 6)}${tower(564, 3)}`;
};

/** A cabinet of small drawers, some of them open. */
export const drawers: Motif = (sheet, room) => {
  const spots = Array.from({ length: 32 }, (_, at) => ({
    x: 84 + (at % 8) * 80,
    y: 44 + Math.floor(at / 8) * 90,
  }));
  const open = [5, 18, 27].flatMap((at) => spots[at] ?? []);
  const fronts = spots.map(({ x, y }) => svg`M${x} ${y}h72v80h-72Z`);
  const papers = spots.map(({ x, y }) => svg`M${x + 14} ${y + 14}h44v22h-44Z`);
  const words = spots.map(({ x, y }) => svg`M${x + 22} ${y + 25}h28`);
  const knobs = spots.map(({ x, y }) => svg`M${x + 36} ${y + 62}h.1`);
  const pulled = open.map(
    ({ x, y }) =>
      svg`<rect x="${x}" y="${y}" width="72" height="24" fill="#33231a"/><path d="M${x + 10} ${y + 26}q10 -32 22 -10q8 -30 20 -4q10 -20 16 14Z" fill="#7f9060"/><rect x="${x - 3}" y="${y + 20}" width="78" height="76" fill="#b98a56"/><rect x="${x + 14}" y="${y + 36}" width="44" height="22" fill="#f3e3c4"/><circle cx="${x + 36}" cy="${y + 78}" r="6" fill="#e0c06a"/>`,
  );
  return svg`${wallOf(sheet, room)}<rect x="64" y="24" width="676" height="404" rx="6" fill="${darker('#94643a', 0.5)}"/><rect x="56" y="16" width="692" height="18" fill="${accentOf(sheet)}"/><path d="${fronts}" fill="#94643a"/><path d="${papers}" fill="#f3e3c4"/><path d="${words}" stroke="#6d5238" stroke-width="4"/><path d="${knobs}" stroke="#e0c06a" stroke-width="12" stroke-linecap="round"/>${pulled}`;
};

/** An old ledger, open, with a sprig on it. */
export const ledger: Motif = (sheet, room) => {
  const lines = (x: number, skip: number): string =>
    times(7, (at) =>
      at === skip
        ? svg`M${x} ${122 + at * 36}h46`
        : svg`M${x} ${122 + at * 36}h${168 + ((at * 7) % 4) * 12}m38 0`,
    );
  return svg`${tabletop(sheet, room)}<path d="M86 70h628v326H86Z" fill="#5b3a28"/><path d="M104 60q150 -20 296 20q146 -40 296 -20v318q-150 -20 -296 16q-146 -36 -296 -16Z" fill="#f1e2c0"/><path d="M400 80v314" stroke="#c9b48a" stroke-width="7"/><path d="${lines(140, 9)}${lines(440, 5)}" stroke="#6d5238" stroke-width="6" stroke-linecap="round"/><g fill="none" stroke="#4f6b4c" stroke-width="7" stroke-linecap="round"><path d="M560 372q40 -90 110 -130M590 322q-34 -6 -44 -34M612 296q-2 -30 20 -48M606 308q34 14 60 -4M640 266q30 10 50 -8"/></g><circle cx="548" cy="284" r="11" fill="#3f4a78"/><circle cx="668" cy="300" r="11" fill="#3f4a78"/>`;
};

/** Bar spoon, jigger and shaker on a mat. */
export const bartools: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const twist = times(13, (at) => svg`M${292 + at * 17} ${310 - at * 17}l15 3`);
  return svg`${tabletop(sheet, room)}<rect x="90" y="76" width="620" height="298" rx="16" fill="${accent}"/><rect x="104" y="90" width="592" height="270" rx="10" fill="none" stroke="#f6e9d2" stroke-opacity=".5" stroke-width="3"/><path d="M270 332L560 42" stroke="#d3d8d7" stroke-width="13" stroke-linecap="round"/><path d="${twist}" stroke="#8b9392" stroke-width="4"/><ellipse cx="248" cy="354" rx="44" ry="26" fill="#d3d8d7" transform="rotate(-45 248 354)"/><circle cx="566" cy="38" r="17" fill="#d3d8d7"/><path d="M560 150h96l-20 92 26 106h-108l26 -106Z" fill="#c9a95c"/><path d="M578 242h60" stroke="#8a6a24" stroke-width="8"/><path d="M142 128h108l-14 122h-80Z" fill="#b5bcbb"/><path d="M150 126q46 -62 92 0Z" fill="#8b9392"/><rect x="180" y="62" width="32" height="36" rx="8" fill="#b5bcbb"/>`;
};

/** Cork, screw cap, glass stopper and crown cap, large. */
export const closures: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const ridges = times(9, (at) => svg`M${288 + at * 13.5} 214v64`);
  const pores = times(9, (at) => svg`M${118 + ((at * 31) % 84)} ${196 + ((at * 53) % 180)}h13`);
  return svg`${drawBackdrop(sheet, { ...room, horizon: 370 }, 400, 340)}<ellipse cx="400" cy="398" rx="350" ry="14" fill="#14110f" fill-opacity=".15"/><rect x="100" y="168" width="118" height="228" rx="10" fill="#cfa777"/><path d="${pores}" stroke="#9a7144" stroke-width="9" stroke-linecap="round"/><rect x="276" y="150" width="130" height="246" rx="10" fill="${accent}"/><path d="${ridges}" stroke="#14110f" stroke-opacity=".35" stroke-width="5"/><path d="M276 292h130" stroke="#f6e9d2" stroke-opacity=".5" stroke-width="4" stroke-dasharray="14 6"/><path d="M462 188h112v30q0 20 -24 24v118a32 32 0 0 1 -64 0V242q-24 -4 -24 -24Z" fill="#cfe3e6" stroke="#7d979e" stroke-width="5"/><path d="M500 250v96" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M626 366q0 -74 64 -74t64 74v12${times(8, () => 'q-8 22 -16 0')}Z" fill="#c79a1e"/><path d="M660 338q8 -22 34 -22" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`;
};

/** Can, bottle and keg side by side. */
export const containers: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  return svg`${drawBackdrop(sheet, room, 400, 350)}<ellipse cx="400" cy="402" rx="310" ry="16" fill="#14110f" fill-opacity=".16"/><path d="M124 212l14 -24h92l14 24v168l-12 20h-96l-12 -20Z" fill="${accent}"/><path d="M138 188h92l-6 -10h-80Zm-14 192h120l-12 20h-96Z" fill="#c3c9c8"/><path d="M150 262h68m-68 26h46" stroke="#f6e9d2" stroke-width="13"/><path d="M330 400q-16 0 -16 -16V262q0 -40 30 -66v-80h44v80q30 26 30 66v122q0 16 -16 16Z" fill="#5a3013"/><rect x="340" y="96" width="52" height="26" rx="5" fill="#c79a1e"/><rect x="314" y="276" width="104" height="78" fill="#f6efe1"/><path d="M334 304h64m-64 22h40" stroke="${accent}" stroke-width="9"/><rect x="488" y="120" width="196" height="280" rx="40" fill="${steel}"/><path d="M530 120V92h112v28M488 196h196m-196 124h196" fill="none" stroke="#8b9392" stroke-width="17"/><rect x="488" y="226" width="196" height="66" fill="${accent}"/>`;
};

/** Near enough to read the label. */
export const label: Motif = (sheet, _room, area) =>
  drawLabelNear(sheet, { area, name: '', category: '' });

/** A copper pipe bent under the hammer. */
export const hammer: Motif = (sheet, room) =>
  svg`${drawBackdrop(sheet, { ...room, horizon: 380 }, 400, 370)}<path d="M236 300h350q-10 40 -80 44v40h52v34H262v-34h56v-40q-82 -4 -82 -44Z" fill="#39454f"/><path d="M84 116q166 -10 230 76t180 88h232" fill="none" stroke="#8a431c" stroke-width="66"/><path d="M84 112q166 -10 230 76t180 84h232" fill="none" stroke="#d98a52" stroke-width="44"/><path d="M104 98q130 -2 190 66" fill="none" stroke="#f3c79a" stroke-width="9" stroke-linecap="round"/><ellipse cx="84" cy="116" rx="15" ry="33" fill="#5e2f12" stroke="#d98a52" stroke-width="6"/><path d="M360 196l-42 52M640 246v66m52 -66v66" stroke="#f3c79a" stroke-width="8"/><rect x="716" y="238" width="24" height="82" rx="6" fill="#8a431c"/><g transform="rotate(24 560 130)"><rect x="546" y="96" width="28" height="196" rx="10" fill="#a9794c" transform="rotate(-90 560 110)"/><rect x="506" y="58" width="64" height="126" rx="10" fill="#8b9392"/></g><path d="M438 196l-14 -34m44 26l4 -38m30 52l22 -30" stroke="#e0a23a" stroke-width="8" stroke-linecap="round"/>`;

/** A balance: the old bottle weighs more than the new one. */
export const scales: Motif = (sheet, room) => {
  const bottle = (x: number, base: number, w: number, ink: string): string =>
    svg`<path d="M${x - w} ${base}v-94q0 -26 ${w - 11} -38v-44h22v44q${w - 11} 12 ${w - 11} 38v94Z" fill="${ink}"/><rect x="${x - w}" y="${base - 74}" width="${w * 2}" height="42" fill="#f6efe1"/>`;
  return svg`${drawBackdrop(sheet, room, 400, 350)}<path d="M400 92v300m-90 10h180" stroke="#8a6a24" stroke-width="17" stroke-linecap="round"/><path d="M190 190L610 120" stroke="#b08d3e" stroke-width="15" stroke-linecap="round"/><circle cx="400" cy="152" r="20" fill="#8a6a24"/><path d="M190 190l-84 148m84 -148l84 148M610 120l-84 148m84 -148l84 148" stroke="#8a6a24" stroke-width="4"/>${bottle(190, 338, 36, '#2f3a24')}${bottle(610, 268, 26, accentOf(sheet))}<path d="M94 338h192q-20 40 -96 40t-96 -40ZM514 268h192q-20 40 -96 40t-96 -40Z" fill="#c9a95c"/>`;
};

/** Bottles behind the bar. */
export const bar: Motif = (sheet, room, area) => {
  const { width } = sheet;
  const { inks } = palettes[area];
  const shelf = (y: number, shift: number): string => {
    const bottles = times(11, (at) => {
      const [x, ink] = [70 + at * 66, inks[(at + shift) % inks.length] ?? '#7b1e3a'];
      const tall = 66 + ((at * 5 + shift) % 4) * 11;
      return svg`<path d="M${x} ${y - 17}v${-tall + 34}" stroke="${ink}" stroke-width="36" stroke-linecap="round"/><path d="M${x} ${y - tall}v-26" stroke="${ink}" stroke-width="13"/><rect x="${x - 18}" y="${y - tall * 0.62}" width="36" height="26" fill="${lighter(ink, 0.8)}"/>`;
    });
    return svg`${bottles}<rect x="30" y="${y}" width="740" height="13" fill="#8a6238"/>`;
  };
  return svg`${wallOf(sheet, { ...room, wall: room.shape })}<rect x="30" y="26" width="740" height="290" ${sheet.fill(blend(room.wall, room.shape, 0.25))}/>${shelf(158, 0)}${shelf(300, 2)}<rect y="356" width="${width}" height="94" fill="${darker('#8a6238', 0.35)}"/><rect y="346" width="${width}" height="22" fill="#b98a56"/><path d="M360 346l10 -52h58l10 52Z" fill="#e9f3f4" fill-opacity=".75"/><path d="M366 314h66l6 32h-78Z" fill="${accentOf(sheet)}"/>`;
};
