import { blend, drawBackdrop } from './backdrop.ts';
import { darker, lighter } from './colour.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import { accentOf, tabletop, wallOf, type Motif } from './table-motifs.ts';

/*
 * What a fair is made of: passes, booths, transport, papers.
 */
const areaInks = ['#7b1e3a', '#9a4f0c', '#1f5673', '#c79a1e'];
const card: Pair = ['#fdfaf4', '#efe6d8'];
const wood = '#a9794c';

/** The visitor's pass on its ribbon. */
export const pass: Motif = (sheet, room) => {
  const [x, y, w, h] = [sheet.width / 2, 132, 236, 274];
  const accent = accentOf(sheet);
  const cells = times(
    25,
    (at) =>
      svg`${(at * 7 + (at >> 2)) % 3 ? '' : svg`M${x - 38 + (at % 5) * 16} ${y + 168 + Math.floor(at / 5) * 16}h15v15h-15Z`}`,
  );
  return svg`${tabletop(sheet, room)}<path d="M${x - 150} 0L${x - 12} ${y + 6}M${x + 150} 0L${x + 12} ${y + 6}" stroke="${accent}" stroke-width="26"/><rect x="${x - w / 2 + 9}" y="${y + 11}" width="${w}" height="${h}" rx="14" fill="#14110f" fill-opacity=".16"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="${h}" rx="14" ${sheet.fill(card)}/><path d="M${x - w / 2} ${y + 72}v-58a14 14 0 0 1 14 -14h${w - 28}a14 14 0 0 1 14 14v58Z" fill="${accent}"/><rect x="${x - 26}" y="${y + 14}" width="52" height="12" rx="6" fill="#14110f" fill-opacity=".4"/><path d="M${x - 74} ${y + 106}h148m-120 30h92" stroke="#6d6258" stroke-width="13" stroke-linecap="round"/><path d="${cells}" fill="#3a332c"/>`;
};

/** A metro train at the platform. */
export const metro: Motif = (sheet, room) => {
  const { width, height } = sheet;
  const base = height * 0.78;
  const windows = times(
    5,
    (at) => svg`<rect x="${170 + at * 132}" y="158" width="84" height="78" rx="10"/>`,
  );
  const doors = times(
    4,
    (at) => svg`M${262 + at * 132} 146v${base - 168}m22 ${168 - base}v${base - 168}`,
  );
  return svg`${wallOf(sheet, room)}<rect y="70" width="${width}" height="26" fill="${accentOf(sheet)}"/><path d="M110 83h580" stroke="#f6efe1" stroke-width="5"/><g fill="#f6efe1">${times(6, (at) => svg`<circle cx="${120 + at * 112}" cy="83" r="10"/>`)}</g><path d="M${width} 124H178c-70 0 -118 66 -130 ${base - 170}q-4 28 26 28H${width}Z" ${sheet.fill(['#e9edec', '#aab4b3'])}/><path d="M44 ${base - 70}H${width}v26H46q-8 -12 -2 -26Z" fill="${accentOf(sheet)}"/><path d="M62 ${base - 108}c14 -62 48 -100 84 -104v104Z" fill="#33454c"/><g fill="#33454c">${windows}</g><path d="${doors}" stroke="#8b9392" stroke-width="4"/><rect y="${base - 10}" width="${width}" height="${height - base + 10}" ${sheet.fill(room.table)}/><path d="M0 ${base + 12}H${width}" stroke="#e0b948" stroke-width="12" stroke-dasharray="34 12"/>`;
};

/** A place in the tasting room from above: cloth, glasses, water, paper. */
export const seat: Motif = (sheet, room) => {
  const [x, y] = [sheet.width / 2, sheet.height / 2];
  const accent = accentOf(sheet);
  const rings = times(5, (at) => {
    const angle = Math.PI * (1.14 + at * 0.18);
    const [cx, cy] = [x + Math.cos(angle) * 210, y + 96 + Math.sin(angle) * 190];
    return svg`<circle cx="${cx - 4}" cy="${cy + 7}" r="39" fill="#14110f" fill-opacity=".13"/><circle cx="${cx}" cy="${cy}" r="39" fill="#fff" stroke="#cfc4b4" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="30" fill="${lighter(accent, 0.68 - at * 0.15)}"/>`;
  });
  return svg`${tabletop(sheet, room)}<rect x="${x - 292}" y="${y - 172}" width="584" height="348" ${sheet.fill(card)}/><rect x="${x - 278}" y="${y - 158}" width="556" height="320" fill="none" stroke="${accent}" stroke-opacity=".5" stroke-width="3"/>${rings}<rect x="${x - 92}" y="${y + 6}" width="150" height="128" ${sheet.fill(['#f1e6d2', '#d9cdb8'])}/><path d="M${x - 72} ${y + 34}h92m-92 26h110m-110 26h70" stroke="#a99c8c" stroke-width="6"/><path d="M${x + 82} ${y + 10}v118" stroke="${accent}" stroke-width="9" stroke-linecap="round"/><circle cx="${x + 202}" cy="${y + 74}" r="46" fill="#fff" fill-opacity=".6" stroke="#a8c0c6" stroke-width="3"/><circle cx="${x + 202}" cy="${y + 74}" r="34" fill="#cfe2e6"/>`;
};

/** Before the opening: crates on a trolley before the frame of a booth. */
export const movein: Motif = (sheet, room) => {
  const { width, height } = sheet;
  const base = height * 0.84;
  const frame = svg`<path d="M${width * 0.5} ${base}V96H${width * 0.92}V${base}M${width * 0.5} 168H${width * 0.92}" fill="none" stroke-width="15" ${sheet.stroke(blend(room.shape, ['#4a4038', '#d9cdbd'], 0.4))}/><rect x="${width * 0.5}" y="96" width="${width * 0.42}" height="72" fill="${accentOf(sheet)}"/>`;
  const crate = (x: number, y: number): string =>
    svg`<rect x="${x}" y="${y}" width="112" height="88" fill="#c9a06a"/><path d="M${x} ${y + 29}h112m-112 30h112" stroke="#8a6238" stroke-width="4"/><path d="M${x + 10} ${y}v88m92 -88v88" stroke="#a17a48" stroke-width="14"/>`;
  const ladder = times(
    6,
    (at) => svg`M${width * 0.74 - 8 - at * 4} ${200 + at * 30}h${66 + at * 2}`,
  );
  return svg`${wallOf(sheet, room)}<rect y="${base}" width="${width}" height="${height - base}" ${sheet.fill(room.table)}/>${frame}<path d="M${width * 0.74} 176l-42 ${base - 176}m82 ${176 - base}l34 ${base - 176}${ladder}" fill="none" stroke="#d9b24a" stroke-width="9" stroke-linecap="round"/>${crate(112, base - 116)}${crate(230, base - 116)}${crate(170, base - 206)}<path d="M84 ${base - 24}h284l34 -190" fill="none" stroke="#39454f" stroke-width="11" stroke-linecap="round"/><circle cx="126" cy="${base - 8}" r="17" fill="#2b2622"/><circle cx="326" cy="${base - 8}" r="17" fill="#2b2622"/>`;
};

/** A refrigerated van. */
export const van: Motif = (sheet, room) => {
  const { width, height } = sheet;
  const base = height * 0.82;
  const flake = times(
    3,
    (at) =>
      svg`<path d="M290 ${base - 240}v104m-14 -90l14 14 14 -14m-28 76l14 -14 14 14" transform="rotate(${at * 60} 290 ${base - 188})"/>`,
  );
  const wheel = (x: number): string =>
    svg`<circle cx="${x}" cy="${base - 6}" r="44" fill="#2b2622"/><circle cx="${x}" cy="${base - 6}" r="20" fill="#b5bcbb"/>`;
  return svg`${drawBackdrop(sheet, { ...room, horizon: base }, width * 0.6, height * 0.8)}<rect x="120" y="${base - 300}" width="380" height="282" rx="14" ${sheet.fill(['#fbfaf6', '#d6dad8'])}/><path d="M512 ${base - 232}h92q30 0 44 34l44 92q10 18 10 40v48H512Z" fill="${accentOf(sheet)}"/><path d="M540 ${base - 204}h58q16 0 24 20l30 66H540Z" fill="#cfe0e2"/><rect x="120" y="${base - 60}" width="582" height="42" fill="${darker(accentOf(sheet), 0.35)}"/><rect x="420" y="${base - 326}" width="106" height="34" rx="8" fill="#8b9392"/><g fill="none" stroke="#5b96ab" stroke-width="9" stroke-linecap="round">${flake}</g>${wheel(220)}${wheel(596)}`;
};

/** A cold room: bottles behind glass doors, and the temperature. */
export const coldroom: Motif = (sheet, room) => {
  const { width, height } = sheet;
  const door = (x: number): string => {
    const bottles = times(3, (row) =>
      times(6, (at) => {
        const ink = areaInks[(row + at) % 4] ?? '#173b32';
        return svg`<path d="M${x + 30 + at * 38} ${158 + row * 104}v-36" stroke="${ink}" stroke-width="24" stroke-linecap="round"/><path d="M${x + 30 + at * 38} ${120 + row * 104}v-32" stroke="${ink}" stroke-width="9"/>`;
      }),
    );
    const racks = times(3, (row) => svg`M${x} ${174 + row * 104}h250`);
    return svg`<rect x="${x}" y="58" width="250" height="330" fill="#dcebee"/>${bottles}<path d="${racks}" stroke="#8fa9b0" stroke-width="7"/><path d="M${x + 20} 388L${x + 150} 58h50L${x + 70} 388Z" fill="#fff" fill-opacity=".3"/><rect x="${x}" y="58" width="250" height="330" fill="none" stroke="#39454f" stroke-width="13"/><path d="M${x + 228} 200v60" stroke="#39454f" stroke-width="11" stroke-linecap="round"/>`;
  };
  return svg`${wallOf(sheet, room)}<rect y="398" width="${width}" height="${height - 398}" ${sheet.fill(room.table)}/>${door(60)}${door(330)}<rect x="636" y="96" width="96" height="150" rx="16" ${sheet.fill(card)}/><path d="M684 118v72" stroke="#b5a899" stroke-width="15" stroke-linecap="round"/><path d="M684 168v30" stroke="${accentOf(sheet)}" stroke-width="15" stroke-linecap="round"/><circle cx="684" cy="210" r="18" fill="${accentOf(sheet)}"/>`;
};

/** A suitcase and a passport. */
export const travel: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  return svg`${drawBackdrop(sheet, room, 330, 340)}<ellipse cx="330" cy="402" rx="200" ry="14" fill="#14110f" fill-opacity=".18"/><path d="M266 128V88q0 -16 16 -16h96q16 0 16 16v40" fill="none" stroke="#4a4038" stroke-width="14"/><rect x="160" y="122" width="340" height="266" rx="26" fill="${accent}"/><path d="M230 122v266m200 -266v266" stroke="${darker(accent, 0.3)}" stroke-width="16"/><rect x="288" y="230" width="84" height="52" rx="6" fill="#f3e3c4"/><circle cx="206" cy="394" r="15" fill="#2b2622"/><circle cx="454" cy="394" r="15" fill="#2b2622"/><g transform="rotate(9 600 300)"><rect x="540" y="212" width="134" height="184" rx="8" fill="#173b32"/><circle cx="607" cy="290" r="34" fill="none" stroke="#d9bf86" stroke-width="5"/><path d="M573 290h68m-34 -34q-24 34 0 68q24 -34 0 -68M572 356h70" fill="none" stroke="#d9bf86" stroke-width="5"/></g>`;
};

/** Pennants of many countries on two lines across the hall. */
export const pennants: Motif = (sheet, room) => {
  const { width } = sheet;
  const inks = ['#7b1e3a', '#f6efe1', '#1f5673', '#c79a1e', '#173b32', '#b4532a'];
  const line = (y: number, sag: number, shift: number): string => {
    const flags = times(9, (at) => {
      const x = 20 + at * 88;
      const share = (x + 36) / width;
      const top = y + 4 * sag * share * (1 - share);
      const [one, two, three] = [0, 2, 3].map((n) => inks[(at + n + shift) % 6] ?? '#173b32');
      return (at + shift) % 2
        ? svg`<path d="M${x} ${top}h58v26h-58Z" fill="${one ?? ''}"/><path d="M${x} ${top + 26}h58v26h-58Z" fill="${two ?? ''}"/><path d="M${x} ${top + 52}h58v26h-58Z" fill="${three ?? ''}"/>`
        : svg`<path d="M${x} ${top}h19.4v78h-19.4Z" fill="${one ?? ''}"/><path d="M${x + 19.4} ${top}h19.3v78h-19.3Z" fill="${two ?? ''}"/><path d="M${x + 38.7} ${top}h19.3v78h-19.3Z" fill="${three ?? ''}"/>`;
    });
    return svg`<path d="M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}" fill="none" stroke="#4a4038" stroke-width="4"/>${flags}`;
  };
  return wallOf(sheet, { ...room, wall: room.shape }) + line(40, 34, 0) + line(210, 42, 3);
};

/** Two people at a table, papers and glasses between them. */
export const meeting: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const person = (x: number, side: number, ink: string): string =>
    svg`<circle cx="${x}" cy="142" r="42" fill="#caa27e"/><path d="M${x - 42} 138a42 42 0 0 1 84 0q-42 -26 -84 0Z" fill="#3a2a22"/><path d="M${x - 82} 342V268a82 76 0 0 1 164 0v74Z" fill="${ink}"/><path d="M${x + side * 46} 274q${side * 40} 44 ${side * 96} 40" fill="none" stroke="${darker(ink, 0.2)}" stroke-width="30" stroke-linecap="round"/>`;
  const glass = (x: number): string =>
    svg`<path d="M${x - 19} 252q0 44 19 44t19 -44ZM${x} 296v34m-15 0h30" fill="${accent}" stroke="#f6efe1" stroke-width="5"/>`;
  return svg`${drawBackdrop(sheet, { ...room, horizon: 330 }, 400, 330)}${person(212, 1, '#173b32')}${person(588, -1, '#39454f')}<rect x="70" y="328" width="660" height="22" rx="6" fill="${wood}"/><path d="M140 350v100m520 -100v100" stroke="${darker(wood, 0.3)}" stroke-width="20"/><path d="M346 322l18 -18h98l-12 18Z" fill="#fdfaf4"/>${glass(320)}${glass(486)}`;
};

/** Two people talking: a bubble for each. */
export const talkers: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const words = (x: number, y: number, pen: string): string =>
    svg`<path d="M${x} ${y}h190m-190 36h240m-240 36h132" stroke="${pen}" stroke-width="14" stroke-linecap="round"/>`;
  return svg`${tabletop(sheet, room)}<path d="M96 66h346a26 26 0 0 1 26 26v136a26 26 0 0 1 -26 26H220l-64 54v-54H96a26 26 0 0 1 -26 -26V92a26 26 0 0 1 26 -26Z" fill="${accent}"/>${words(124, 122, '#f6e9d2')}<path d="M392 196h308a26 26 0 0 1 26 26v126a26 26 0 0 1 -26 26h-34v54l-62 -54H392a26 26 0 0 1 -26 -26V222a26 26 0 0 1 26 -26Z" ${sheet.fill(card)}/>${words(416, 246, '#8b7d6d')}`;
};

/** A map of regions with pins and a thread from one to the next. */
export const regions: Motif = (sheet, room) => {
  const [ink, spots] = [
    blend(room.shape, ['#6f8060', '#a9b88f'], 0.45),
    [
      [190, 170],
      [330, 262],
      [430, 130],
      [560, 238],
      [648, 152],
    ] as const,
  ];
  const thread = spots.map(([x, y], at) => svg`${at ? 'L' : 'M'}${x} ${y}`);
  const pins = spots.map(
    ([x, y], at) =>
      svg`<circle cx="${x}" cy="${y}" r="15" fill="${areaInks[at % 4] ?? ''}" stroke="#fdfaf4" stroke-width="5"/>`,
  );
  return svg`${tabletop(sheet, room)}<rect x="80" y="44" width="640" height="362" ${sheet.fill(card)}/><path d="M280 44v362m220 -362v362" stroke="#14110f" stroke-opacity=".08" stroke-width="4"/><path d="M120 150q40 -78 130 -66t96 74 -60 108 -108 -14 -58 -102ZM388 92q92 -40 176 0t112 100 -88 120 -150 -22 -40 -102 -10 -96ZM214 320q60 -22 112 8t-30 46 -90 -14 8 -40Z" ${sheet.fill(ink)}/><path d="${thread}" fill="none" stroke="#a63a2e" stroke-width="5" stroke-dasharray="14 8"/>${pins}`;
};

/** Columns of a chart, drawn on paper. */
export const chart: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const bars = [0.42, 0.6, 0.5, 0.78, 0.66, 0.94].map(
    (share, at) =>
      svg`<rect x="${196 + at * 70}" y="${352 - share * 230}" width="46" height="${share * 230}" fill="${at === 5 ? accent : lighter(accent, 0.62 - at * 0.07)}"/>`,
  );
  return svg`${tabletop(sheet, room)}<rect x="150" y="58" width="516" height="344" fill="#14110f" fill-opacity=".14"/><rect x="140" y="46" width="516" height="344" ${sheet.fill(card)}/><path d="M176 80v274h444M176 262h444m-444 -92h444" fill="none" stroke="#cfc2b0" stroke-width="4"/>${bars}<path d="M220 236l70 -44 70 22 70 -66 70 26 70 -72" fill="none" stroke="#3a332c" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
};

/** What to bring: a notebook, a pencil, a bottle of water, a phone. */
export const packing: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const lines = times(6, (at) => svg`M346 ${140 + at * 34}h126`);
  return svg`${tabletop(sheet, room)}<rect x="306" y="78" width="196" height="282" rx="10" fill="#14110f" fill-opacity=".15"/><rect x="298" y="68" width="196" height="282" rx="10" fill="${accent}"/><rect x="322" y="84" width="164" height="252" ${sheet.fill(card)}/><path d="${lines}" stroke="#cfc2b0" stroke-width="4"/><path d="M530 86l0 240" stroke="#c79a1e" stroke-width="15" stroke-linecap="round"/><path d="M530 324v22" stroke="#3a332c" stroke-width="8" stroke-linecap="round"/><rect x="162" y="132" width="86" height="250" rx="28" fill="#7fa6b8"/><rect x="182" y="86" width="46" height="56" rx="8" fill="#39454f"/><rect x="162" y="218" width="86" height="64" fill="#f6efe1" fill-opacity=".85"/><g transform="rotate(7 636 240)"><rect x="574" y="120" width="126" height="232" rx="18" fill="#2b2622"/><rect x="584" y="134" width="106" height="194" rx="6" fill="#dcebee"/><path d="M600 170h74m-74 28h50m-50 28h66" stroke="${accent}" stroke-width="9" stroke-linecap="round"/></g>`;
};

/** Empty bottles in their crates on the way back. */
export const empties: Motif = (sheet, room) => {
  const crate = (x: number, y: number, ink: string): string => {
    const necks = times(
      5,
      (at) =>
        svg`<path d="M${x + 26 + at * 40} ${y}v-44" stroke="${['#5d7a5c', '#7a4a26', '#b9cdc6'][at % 3] ?? ''}" stroke-width="17" stroke-linecap="round"/>`,
    );
    return svg`${necks}<rect x="${x}" y="${y - 12}" width="212" height="98" rx="8" fill="${ink}"/><path d="M${x + 24} ${y + 30}h46m22 0h46m22 0h30" stroke="#14110f" stroke-opacity=".3" stroke-width="17" stroke-linecap="round"/>`;
  };
  const arrow = 'M0 -84a84 84 0 0 1 73 42l26 -15 -8 70 -62 -32 22 -12a56 56 0 0 0 -51 -28Z';
  return svg`${drawBackdrop(sheet, room, 400, 350)}<g transform="translate(636 190)" fill="#3d7a5c">${[0, 120, 240].map((turn) => `<path d="${arrow}" transform="rotate(${turn})"/>`)}</g>${crate(88, 312, accentOf(sheet))}${crate(312, 312, '#39454f')}${crate(196, 196, '#b08d3e')}`;
};

/** One long table of several small makers, each with a name board. */
export const longtable: Motif = (sheet, room) => {
  const { width } = sheet;
  const groups = times(4, (at) => {
    const [x, ink] = [130 + at * 180, areaInks[at] ?? '#173b32'];
    return svg`<path d="M${x - 36} 276v-64m66 64v-48" stroke="${ink}" stroke-width="34" stroke-linecap="round"/><path d="M${x - 36} 204v-40m66 60v-32" stroke="${ink}" stroke-width="12"/><path d="M${x - 50} 236h28v34h-28Zm66 6h28v30h-28Z" fill="#f6efe1"/><path d="M${x - 66} 60h132v46h-132Z" fill="#fdfaf4" stroke="${ink}" stroke-width="6"/><path d="M${x - 38} 83h76" stroke="${ink}" stroke-width="9"/><path d="M${x} 0v60" stroke="#4a4038" stroke-width="3"/>`;
  });
  return svg`${wallOf(sheet, room)}<rect y="380" width="${width}" height="70" ${sheet.fill(room.table)}/>${groups}<path d="M20 292h760l-20 130H40Z" ${sheet.fill(card)}/><rect x="12" y="284" width="776" height="18" rx="6" fill="${wood}"/>`;
};

/** Red lanterns for the Lunar New Year. */
export const lanterns: Motif = (sheet, room) => {
  const one = (x: number, y: number, r: number): string =>
    svg`<path d="M${x} 0V${y - r}" stroke="#4a4038" stroke-width="4"/><ellipse cx="${x}" cy="${y}" rx="${r * 1.15}" ry="${r}" fill="#b3362c"/><path d="M${x} ${y - r}q${-r * 1.1} ${r} 0 ${r * 2}q${r * 1.1} ${-r} 0 ${-r * 2}" fill="none" stroke="#e0b948" stroke-width="4"/><rect x="${x - r * 0.42}" y="${y - r - 8}" width="${r * 0.84}" height="15" fill="#e0b948"/><rect x="${x - r * 0.42}" y="${y + r - 8}" width="${r * 0.84}" height="15" fill="#e0b948"/><path d="M${x} ${y + r}v${r * 0.8}m-10 ${-r * 0.7}v${r * 0.6}m20 ${-r * 0.6}v${r * 0.6}" stroke="#e0b948" stroke-width="4"/>`;
  return (
    wallOf(sheet, { ...room, wall: room.shape }) +
    one(180, 190, 78) +
    one(400, 140, 62) +
    one(620, 210, 86)
  );
};

/** The drinks list of a restaurant, open beside a plate. */
export const menu: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  const rows = (x: number): string =>
    times(6, (at) => svg`M${x} ${146 + at * 38}h${104 + ((at * 5) % 3) * 14}`);
  return svg`${tabletop(sheet, room)}<circle cx="640" cy="236" r="128" fill="#14110f" fill-opacity=".12"/><circle cx="634" cy="226" r="128" fill="#fdfaf4"/><circle cx="634" cy="226" r="90" fill="none" stroke="${accent}" stroke-opacity=".5" stroke-width="4"/><path d="M84 66l200 16 200 -16v312l-200 16 -200 -16Z" fill="${darker(accent, 0.15)}"/><path d="M98 78l186 14v288l-186 -14ZM470 78l-186 14v288l186 -14Z" ${sheet.fill(card)}/><path d="M284 92v288" stroke="#cfc2b0" stroke-width="4"/><path d="M124 114h70m122 0h82" stroke="${accent}" stroke-width="12"/><path d="${rows(124)}${rows(316)}" stroke="#a99c8c" stroke-width="6"/>`;
};

/** A letter and its envelope. */
export const letter: Motif = (sheet, room) => {
  const accent = accentOf(sheet);
  return svg`${tabletop(sheet, room)}<rect x="246" y="42" width="308" height="262" ${sheet.fill(card)}/><path d="M282 88h120m-120 40h236m-236 32h236m-236 32h170" stroke="#b5a899" stroke-width="9" stroke-linecap="round"/><path d="M190 170l210 140 210 -140v220H190Z" fill="${lighter(accent, 0.1)}"/><path d="M190 390l166 -124m254 124L444 266" stroke="#14110f" stroke-opacity=".25" stroke-width="5"/><path d="M190 170l210 140 210 -140" fill="none" stroke="#f6e9d2" stroke-opacity=".6" stroke-width="5"/><circle cx="400" cy="318" r="30" fill="#b08d3e"/><circle cx="400" cy="318" r="19" fill="none" stroke="#f6e9d2" stroke-width="4"/>`;
};
