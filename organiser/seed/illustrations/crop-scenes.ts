import { lighter } from './colour.ts';
import { ground, ridges, soil, sun } from './landscape.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { accentOf, drawPlant, tabletop, wallOf, type Motif } from './table-motifs.ts';

/*
 * What drinks are made from.
 */
/** Rows of stalks with something on top of each. */
const stalks =
  (top: (x: number, y: number) => string, ink: string): Motif =>
  (sheet, room) => {
    const all = times(11, (at) => {
      const [x, y] = [36 + at * 73, 96 + ((at * 37) % 70)];
      return svg`<path d="M${x} 420V${y}M${x} ${y + 190}q34 -60 70 -54M${x} ${y + 250}q-34 -60 -70 -54" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>${top(x, y)}`;
    });
    return svg`${wallOf(sheet, room)}${sun(sheet, room, [560, 150, 86])}${ridges(sheet, room, [240, 400], 2)}${ground(sheet, 398, soil)}${all}`;
  };

export const sorghum = stalks(
  (x, y) =>
    svg`<path d="M${x} ${y + 56}q-34 -24 -22 -66t22 -52q10 10 22 52t-22 66Z" fill="#a4462c"/><path d="M${x - 8} ${y - 16}h.1m16 14h.1m-18 22h.1m12 18h.1" stroke="#e0a26a" stroke-width="9" stroke-linecap="round"/>`,
  '#8a9a4c',
);
export const cane = stalks(
  (x, y) =>
    svg`<path d="M${x} 420V${y}" stroke="#a9a04e" stroke-width="21"/><path d="M${x} 416V${y}" stroke="#7a4a5a" stroke-width="21" stroke-dasharray="5 47"/><path d="M${x} ${y}q-50 -70 -70 -30M${x} ${y}q50 -74 74 -34M${x} ${y}q-8 -60 10 -92" fill="none" stroke="#5f8a3c" stroke-width="10" stroke-linecap="round"/>`,
  '#7f9a4c',
);

/** A fruit tree in a meadow. */
export const orchard: Motif = (sheet, room) => {
  const crown = times(8, (at) => {
    const angle = (at * Math.PI) / 4;
    return svg`<circle cx="${400 + Math.cos(angle) * 112}" cy="${174 + Math.sin(angle) * 66}" r="76"/>`;
  });
  const fruit = times(15, (at) => {
    const angle = at * 2.4;
    const far = 26 + at * 10.5;
    return svg`<circle cx="${400 + Math.cos(angle) * far}" cy="${174 + Math.sin(angle) * far * 0.62}" r="14"/>`;
  });
  return svg`${wallOf(sheet, room)}${sun(sheet, room, [150, 116, 60])}${ridges(sheet, room, [230, 366], 2)}${ground(sheet, 356, ['#a9b37e', '#4a5638'])}<path d="M376 380q14 -90 6 -170h40q-8 80 14 170Z" fill="#5b4030"/><g ${sheet.fill(['#5f8058', '#3f5f44'])}>${crown}<circle cx="400" cy="174" r="100"/></g><g fill="${lighter(accentOf(sheet), 0.12)}">${fruit}</g><path d="M508 392h116l-14 44h-88Z" fill="#b98a56"/><path d="M520 392q50 -48 92 0Z" fill="${accentOf(sheet)}"/>`;
};

/** Halves and slices of citrus. */
export const citrus: Motif = (sheet, room) => {
  const fruit = (x: number, y: number, r: number, ink: string): string => {
    const parts = times(
      8,
      (at) =>
        svg`<path d="M${x} ${y - r * 0.1}l${r * 0.22} ${-r * 0.6}q${-r * 0.22} ${-r * 0.12} ${-r * 0.44} 0Z" transform="rotate(${at * 45} ${x} ${y})"/>`,
    );
    return svg`<circle cx="${x + 7}" cy="${y + 10}" r="${r}" fill="#14110f" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="#fdf3dc"/><g fill="${ink}">${parts}</g>`;
  };
  return svg`${tabletop(sheet, room)}${fruit(214, 220, 132, '#e39a2c')}${fruit(470, 146, 96, '#d9b832')}${fruit(620, 300, 116, '#e07b2a')}<path d="M366 352q60 -40 90 4t-30 50q50 30 96 4" fill="none" stroke="#e39a2c" stroke-width="24" stroke-linecap="round"/><path d="M560 96q50 -60 108 -30q-40 60 -108 30Z" fill="#5f8058"/>`;
};

/** Bunches of flowers and herbs drying on a line. */
export const herbs: Motif = (sheet, room) => {
  const inks = [accentOf(sheet), '#5f8058', '#8a6a9a', '#b3443c', '#7f9060'];
  const bunches = inks.map((ink, at) => {
    const x = 112 + at * 144;
    const twigs = times(
      5,
      (n) =>
        svg`<path d="M${x} 110L${x + (n - 2) * 27} ${296 + (n % 2) * 44}" stroke="#6d7a4c" stroke-width="7"/>`,
    );
    const heads = times(
      10,
      (n) =>
        svg`<ellipse cx="${x + ((n % 5) - 2) * 27 * (n < 5 ? 1 : 0.74)}" cy="${(n < 5 ? 312 : 252) + (n % 2) * 40}" rx="17" ry="25" fill="${n % 3 ? ink : lighter(ink, 0.25)}"/>`,
    );
    return svg`${twigs}${heads}<path d="M${x - 20} 128h40" stroke="#c9a95c" stroke-width="15"/><path d="M${x} 62v50" stroke="#4a4038" stroke-width="5"/>`;
  });
  return svg`${wallOf(sheet, room)}${sun(sheet, room, [400, 236, 196])}<path d="M0 50Q400 78 800 50" fill="none" stroke="#4a4038" stroke-width="7"/>${bunches}`;
};

/** A basket of what was picked. */
export const basket: Motif = (sheet, room) => {
  const ink = accentOf(sheet);
  const produce = times(14, (at) => {
    const [x, y] = [214 + ((at * 97) % 372), 196 - ((at * 41) % 62)];
    return svg`<ellipse cx="${x}" cy="${y + 22}" rx="48" ry="38" transform="rotate(${(at * 53) % 60} ${x} ${y})" fill="${lighter(ink, (at % 4) * 0.11)}"/><path d="M${x - 18} ${y + 10}q8 -14 24 -14" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`;
  });
  const weave = times(4, (row) =>
    times(
      10,
      (at) =>
        svg`<rect x="${158 + row * 9 + at * (49 - row * 1.8)}" y="${238 + row * 42}" width="40" height="34" rx="8" fill="${(row + at) % 2 ? '#c99f68' : '#a9794c'}"/>`,
    ),
  );
  return svg`${wallOf(sheet, room)}${sun(sheet, room, [400, 210, 190])}${ground(sheet, 366, room.table)}${produce}<path d="M144 226h512l-46 186H190Z" fill="#8a6238"/>${weave}<rect x="136" y="216" width="528" height="24" rx="12" fill="#c99f68"/>`;
};

/** A bowl of grain. */
export const bowl: Motif = (sheet, room, area) => {
  const grains = times(46, (at) => {
    const x = 262 + ((at * 71) % 276);
    const y = 226 - Math.max(0, 66 - Math.abs(x - 400) * 0.46) * (((at * 13) % 10) / 10);
    return svg`<ellipse cx="${x}" cy="${y}" rx="13" ry="6.5" transform="rotate(${(at * 67) % 180} ${x} ${y})"/>`;
  });
  const ear = drawPlant(sheet, { area }, { x: 160, y: 190, r: 110 });
  return svg`${wallOf(sheet, room)}${ground(sheet, 340, room.table)}${ear}<ellipse cx="400" cy="400" rx="180" ry="17" fill="#14110f" fill-opacity=".16"/><path d="M250 236q150 -150 300 0Z" fill="#e6cf9c"/><g fill="#f3e6c4" stroke="#c7a765" stroke-width="2">${grains}</g><path d="M222 232h356q-4 132 -112 164H334Q226 364 222 232Z" fill="#f6f3ec"/><path d="M226 264h348m-342 26h336" stroke="${accentOf(sheet)}" stroke-width="8"/><path d="M560 220L716 110" stroke="#a9794c" stroke-width="19" stroke-linecap="round"/>`;
};

/** Agave in its rows. */
export const agave: Motif = (sheet, room) => {
  const leaves = times(
    7,
    (at) =>
      svg`<path d="M-10 0q-12 -60 10 -100q22 40 10 100Z" transform="rotate(${(at - 3) * 25})" fill="${at % 2 ? '#6f9a8c' : '#5a8478'}"/>`,
  );
  const one = sheet.define('agave', (id) => `<g id="${id}">${leaves}</g>`);
  const plants = (
    [
      ...[130, 320, 510, 700].map((x) => [x, 316, 0.66] as const),
      ...[220, 420, 620].map((x) => [x, 366, 1] as const),
      [300, 436, 1.9],
      [640, 440, 1.5],
    ] as const
  ).map(([x, y, scale]) => `<use href="#${one}" transform="translate(${x} ${y})scale(${scale})"/>`);
  return svg`${wallOf(sheet, room)}${sun(sheet, room, [590, 110, 66])}${ridges(sheet, room, [170, 300])}${ground(sheet, 284, soil)}${plants}`;
};
