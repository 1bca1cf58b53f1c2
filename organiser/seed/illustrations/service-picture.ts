import type { Placement } from './bottle.ts';
import { drawWare } from './glassware.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { palettes } from './palette.ts';
import { block, drawPointer, drawWindow, inks, lines, outline, standing } from './screen.ts';
import type { Sheet } from './sheet.ts';
import { drawNamedBottle } from './still-lifes.ts';

/** How a paid feature looks on the site: a miniature page with the paid part in brass. */
export function drawService(sheet: Sheet, feature: string): string {
  return drawWindow(sheet, (views[feature] ?? profile)(sheet));
}

type View = (sheet: Sheet) => string;

const bottle = (sheet: Sheet, at: number, placement: Placement): string => {
  const [liquid, label] = [
    palettes.wine.accent,
    palettes.spirits.accent,
    palettes.sake.accent,
    palettes.beer.accent,
  ].flatMap((accent, index, all) =>
    index === at % 4 ? [accent, all[(index + 1) % 4] ?? accent] : [],
  );
  const vessel = {
    glass: '#dfe8e4',
    clear: true,
    liquid: liquid ?? '#7b1e3a',
    closure: 'stopper',
  } as const;
  return drawNamedBottle(sheet, {
    silhouette: 'roundWhisky',
    look: vessel,
    cap: label ?? '#173b32',
    placement,
    name: `b${at}`,
  });
};

const profile: View = (sheet) =>
  block(sheet, [60, 98, 236, 170], inks.sunk) +
  standing(
    sheet,
    bottle(sheet, 0, { x: 138, base: 254, height: 138 }) +
      drawWare(sheet, {
        kind: 'wine',
        placement: { x: 222, base: 256, height: 128 },
        drink: palettes.wine.accent,
        level: 0.5,
        name: 'w',
      }),
  ) +
  outline(sheet, [60, 98, 236, 170], inks.brass, 3) +
  block(sheet, [322, 100, 170, 15], inks.ink) +
  block(sheet, [322, 126, 96, 7], inks.brass) +
  lines(sheet, { x: 322, y: 152, width: 254, count: 5 }) +
  times(
    4,
    (at) =>
      svg`<circle cx="${342 + at * 52}" cy="248" r="18" fill="none" stroke-width="2" ${sheet.stroke(inks.brass)}/>`,
  ) +
  lines(sheet, { x: 60, y: 292, width: 516, count: 3 }) +
  block(sheet, [60, 346, 120, 26], inks.fair);

const products: View = (sheet) =>
  times(4, (at) => {
    const x = 60 + at * 132;
    return (
      block(sheet, [x, 98, 120, 150], inks.sunk) +
      standing(sheet, bottle(sheet, at, { x: x + 60, base: 236, height: 124 })) +
      (at === 0 ? outline(sheet, [x, 98, 120, 150], inks.brass, 3) : '') +
      block(sheet, [x, 262, 92, 8], inks.ink) +
      block(sheet, [x, 280, 60, 5], inks.brass) +
      lines(sheet, { x, y: 298, width: 116, count: 2 })
    );
  }) + block(sheet, [60, 340, 516, 1.5], inks.rule);

const stories: View = (sheet) =>
  times(4, (at) => {
    const y = 98 + at * 68;
    return (
      (at === 0
        ? block(sheet, [48, y - 10, 540, 66], inks.sunk) +
          block(sheet, [48, y - 10, 4, 66], inks.brass)
        : '') +
      block(sheet, [66, y, 44, 26], at === 0 ? inks.brass : inks.rule) +
      block(sheet, [66, y + 32, 44, 5], inks.faint) +
      block(sheet, [134, y + 2, 260 - at * 22, 10], inks.ink) +
      lines(sheet, { x: 134, y: y + 24, width: 420, count: 2 })
    );
  });

const films: View = (sheet) => {
  const [x, y] = [60, 98];
  return (
    block(sheet, [x, y, 330, 190], ['#20312b', '#0b0a09']) +
    standing(
      sheet,
      drawWare(sheet, {
        kind: 'copita',
        placement: { x: x + 96, base: y + 166, height: 118 },
        drink: palettes.spirits.accent,
        level: 0.5,
        name: 'c',
      }),
    ) +
    svg`<circle cx="${x + 196}" cy="${y + 92}" r="34" ${sheet.fill(inks.brass)}/><path d="M${x + 186} ${y + 74}v36l30-18z" fill="#fbf8f3"/>` +
    block(sheet, [x + 14, y + 172, 302, 5], ['#5d6f68', '#4a4138']) +
    block(sheet, [x + 14, y + 172, 108, 5], inks.brass) +
    block(sheet, [x, 306, 210, 11], inks.ink) +
    lines(sheet, { x, y: 330, width: 330, count: 2 }) +
    times(
      3,
      (at) =>
        block(sheet, [416, y + at * 76, 72, 54], inks.sunk) +
        block(sheet, [502, y + 8 + at * 76, 74, 7], inks.ink) +
        lines(sheet, { x: 502, y: y + 24 + at * 76, width: 70, count: 2 }),
    )
  );
};

const inbox: View = (sheet) =>
  block(sheet, [60, 98, 96, 22], inks.fair) +
  times(2, (at) => outline(sheet, [168 + at * 84, 98, 72, 22], inks.rule)) +
  times(5, (at) => {
    const y = 140 + at * 48;
    const unread = at < 2;
    return (
      block(sheet, [60, y - 10, 516, 1.5], inks.rule) +
      svg`<circle cx="72" cy="${y + 12}" r="6" ${sheet.fill(unread ? inks.brass : inks.rule)}/>` +
      block(sheet, [94, y + 3, 108, 8], unread ? inks.ink : inks.faint) +
      block(sheet, [94, y + 19, 64, 5], inks.faint) +
      block(sheet, [226, y + 8, 210 - at * 18, 6], unread ? inks.ink : inks.faint) +
      block(sheet, [510, y + 6, 66, 12], unread ? inks.brass : inks.sunk, 6)
    );
  });

const route: View = (sheet) => {
  const booths = times(4, (row) =>
    times(7, (column) => {
      const mine = row === 1 && column === 4;
      return block(sheet, [64 + column * 74, 96 + row * 66, 54, 36], mine ? inks.brass : inks.sunk);
    }),
  );
  const glass = standing(
    sheet,
    drawWare(sheet, {
      kind: 'wine',
      placement: { x: 387, base: 196, height: 30 },
      drink: palettes.wine.accent,
      level: 0.5,
      name: 'w',
    }),
  );
  const way = svg`<path d="M64 372V346H348V216" fill="none" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round" ${sheet.stroke(inks.fair)}/><circle cx="64" cy="372" r="8" ${sheet.fill(inks.fair)}/>`;
  return booths + glass + way + outline(sheet, [356, 158, 62, 44], inks.brass, 3);
};

const letter: View = (sheet) => {
  const x = 176;
  return (
    block(sheet, [48, 90, 544, 320], inks.sunk, 0) +
    block(sheet, [x, 104, 288, 320], inks.paper) +
    block(sheet, [x, 104, 288, 40], inks.fair) +
    block(sheet, [x + 92, 120, 104, 9], inks.brass) +
    block(sheet, [x + 20, 160, 248, 104], inks.sunk) +
    standing(
      sheet,
      bottle(sheet, 1, { x: x + 80, base: 254, height: 86 }) +
        drawWare(sheet, {
          kind: 'wine',
          placement: { x: x + 150, base: 256, height: 82 },
          drink: palettes.wine.accent,
          level: 0.5,
          name: 'w',
        }) +
        drawWare(sheet, {
          kind: 'pint',
          placement: { x: x + 208, base: 254, height: 76 },
          drink: '#dfa032',
          level: 0.8,
          name: 'p',
        }),
    ) +
    outline(sheet, [x + 20, 160, 248, 104], inks.brass, 3) +
    block(sheet, [x + 20, 282, 180, 10], inks.ink) +
    lines(sheet, { x: x + 20, y: 304, width: 248, count: 3 }) +
    block(sheet, [x + 20, 352, 92, 22], inks.fair)
  );
};

const first: View = (sheet) =>
  block(sheet, [60, 98, 380, 24], inks.sunk) +
  block(sheet, [452, 98, 124, 24], inks.fair) +
  times(3, (at) => {
    const y = 142 + at * 84;
    return (
      (at === 0
        ? block(sheet, [52, y - 6, 532, 76], inks.sunk)
        : block(sheet, [60, y - 8, 516, 1.5], inks.rule)) +
      block(sheet, [64, y + 2, 84, 58], at === 0 ? inks.paper : inks.sunk) +
      standing(sheet, bottle(sheet, at, { x: 106, base: y + 56, height: 48 })) +
      block(sheet, [168, y + 8, 190 - at * 26, 10], inks.ink) +
      lines(sheet, { x: 168, y: y + 30, width: 260, count: 2 }) +
      (at === 0
        ? block(sheet, [478, y + 6, 90, 18], inks.brass, 9) +
          outline(sheet, [52, y - 6, 532, 76], inks.brass, 3) +
          drawPointer(sheet, 330, y + 40)
        : '')
    );
  });

const views: Record<string, View> = {
  'company-profile': profile,
  'publish-products': products,
  'publish-news': stories,
  'publish-videos': films,
  'view-inquiries': inbox,
  'exclusive-floor-plan': route,
  'preview-newsletter': letter,
  'search-priority': first,
};
