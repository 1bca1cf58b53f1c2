import { blend, chooseRoom, drawBackdrop } from './backdrop.ts';
import { drawBottle } from './bottle.ts';
import { silhouettes } from './bottle-silhouettes.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Maker } from './exhibitor-picture.ts';
import { drawTastingSheets } from './fair-motifs.ts';
import { drawWare, wareHeights } from './glassware.ts';
import { bottleWidth, stand, withLightArt } from './house-bottles.ts';
import { svg, times, xmlText } from '../../src/pictures/markup.ts';
import { signOf } from './maker-sign.ts';
import { palettes } from './palette.ts';
import { chooseBottle } from './product-picture.ts';
import { servings } from './servings.ts';
import { onGround, type Sheet } from './sheet.ts';
import { accentOf, drawPlant } from './table-motifs.ts';

const houseColour = (sheet: Sheet, area: keyof typeof palettes): string =>
  sheet.chance.pick(palettes[area].inks.slice(0, 4) as [string, ...string[]]);

/** The label of one bottle, so near that the bottle fills the picture. */
export const drawLabelNear: Maker = (sheet, subject) => {
  const { width, height, chance } = sheet;
  const room = chooseRoom(sheet, height);
  const bottle = withLightArt(chooseBottle(chance, subject));
  const form = silhouettes[bottle.vessel.silhouette];
  const [low, high] = form.label;
  const tall = Math.min(
    (height * 0.8 * form.height) / (high - low),
    (width * 0.5 * form.height) / form.width,
  );
  const x = width * chance.pick([0.4, 0.5, 0.6]);
  const base = height * 0.52 + (((low + high) / 2) * tall) / form.height;
  return (
    drawBackdrop(sheet, room, x, height * 1.04) +
    drawBottle(sheet, bottle, { x, base, height: tall })
  );
};

/** The plant that the drink is made from, and a bottle of it. */
export const drawPlantAndBottle: Maker = (sheet, subject) => {
  const { width, height, light } = sheet;
  const room = chooseRoom(sheet, height * 0.86);
  const [plantX, bottleX] = light > 0 ? [width * 0.34, width * 0.76] : [width * 0.66, width * 0.24];
  const r = height * 0.42;
  const bottle = withLightArt(chooseBottle(sheet.chance, subject));
  return (
    svg`<rect width="${width}" height="${height}" ${sheet.fill(blend(room.wall, room.shape, 0.35))}/><rect y="${room.horizon}" width="${width}" height="${height - room.horizon}" ${sheet.fill(room.table)}/><circle cx="${plantX}" cy="${height * 0.47}" r="${r}" ${sheet.fill(room.wall)}/>` +
    drawPlant(sheet, subject, { x: plantX, y: height * 0.47, r: r * 0.76 }) +
    onGround(
      sheet,
      stand(sheet, { bottle, x: bottleX, base: height * 0.93, tall: height * 0.8, name: 'b' }),
    )
  );
};

/** A wooden case with the maker's initials burnt in; the necks of its bottles look out. */
export const drawCase: Maker = (sheet, subject) => {
  const { width, height, chance } = sheet;
  const base = height * 0.91;
  const x = width / 2;
  const backdrop = drawBackdrop(sheet, chooseRoom(sheet, height * 0.76), x, height * 0.74);
  const bottle = withLightArt(chooseBottle(chance, subject));
  const tall = height * 0.72;
  const step = Math.min(width * 0.2, bottleWidth(bottle, tall) * 1.12);
  const count = 4;
  const one = sheet.define(
    'one',
    (id) => `<g id="${id}">${stand(sheet, { bottle, x: 0, base: 0, tall, name: 'b' })}</g>`,
  );
  sheet.takeShadows();
  const bottles = times(
    count,
    (at) =>
      svg`<use href="#${one}" x="${x + (at - (count - 1) / 2) * step}" y="${base - height * 0.05}"/>`,
  );
  const [half, top] = [step * count * 0.5 + 26, base - height * 0.42];
  const wood = mix('#c99f68', palettes[subject.area].accent, 0.1);
  const boards = times(2, (at) => svg`M${x - half} ${top + (at + 1) * height * 0.14}h${half * 2}`);
  const posts = [-1, 1].map(
    (side) =>
      svg`<rect x="${x + side * (half - 17) - 17}" y="${top - 6}" width="34" height="${base - top + 6}" fill="${darker(wood, 0.14)}"/>`,
  );
  const sign = svg`<text x="${x}" y="${top + height * 0.29}" font-family="Georgia,serif" font-size="${height * 0.21}" letter-spacing="4" text-anchor="middle" fill="${darker(wood, 0.62)}">${xmlText(signOf(subject.name))}</text>`;
  return svg`${backdrop}<ellipse cx="${x}" cy="${base}" rx="${half * 1.12}" ry="${height * 0.035}" fill="#2a1c14" fill-opacity=".17"/><rect x="${x - half}" y="${top - 12}" width="${half * 2}" height="${height * 0.1}" fill="${darker(wood, 0.45)}"/>${bottles}<rect x="${x - half}" y="${top}" width="${half * 2}" height="${base - top}" fill="${wood}"/><path d="${boards}" stroke="${darker(wood, 0.3)}" stroke-width="4"/>${posts}${sign}`;
};

/** Two shelves with bottles of the house side by side. */
export const drawShelf: Maker = (sheet, subject) => {
  const { width, height, chance } = sheet;
  const room = chooseRoom(sheet, height);
  const bottle = withLightArt(chooseBottle(chance, subject));
  const tall = height * 0.38;
  const step = Math.max(bottleWidth(bottle, tall) * 1.22, width * 0.115);
  const count = Math.floor((width * 0.9) / step);
  const left = (width - (count - 1) * step) / 2;
  const row = stand(sheet, { bottle, x: 0, base: 0, tall, name: 'b' });
  sheet.takeShadows();
  const one = sheet.define('row', (id) => `<g id="${id}">${row}</g>`);
  const gap = Math.floor(chance.between(1, count));
  const shelves = [0.47, 0.95].map((at, line) => {
    const base = height * at;
    const bottles = times(count, (n) =>
      line === 1 && n === gap ? '' : svg`<use href="#${one}" x="${left + n * step}" y="${base}"/>`,
    );
    return svg`<rect y="${base - tall - height * 0.06}" width="${width}" height="${tall + height * 0.06}" ${sheet.fill(blend(room.wall, room.shape, line ? 0.55 : 0.3))}/>${bottles}<rect y="${base - 2}" width="${width}" height="${height * 0.045}" fill="${mix('#8a6238', palettes[subject.area].accent, 0.25)}"/><rect y="${base + height * 0.04}" width="${width}" height="8" fill="#14110f" fill-opacity=".2"/>`;
  });
  return svg`<rect width="${width}" height="${height}" ${sheet.fill(room.shape)}/>${shelves}`;
};

/** Notes of a tasting, and the glass that they are about. */
export const drawTasting: Maker = (sheet, subject) => {
  const { width, height, chance, light } = sheet;
  const room = chooseRoom(sheet, height * 0.8);
  const [ware, drink] = chance.pick(servings[subject.area]);
  const side = light > 0 ? 1 : 0;
  const glass = drawWare(sheet, {
    kind: ware,
    placement: {
      x: width * (side ? 0.8 : 0.2),
      base: height * 0.93,
      height: wareHeights[ware] * height * 0.7,
    },
    drink,
    level: 0.5,
    name: 'w',
  });
  return (
    svg`<rect width="${width}" height="${height}" ${sheet.fill(room.shape)}/><path d="M0 ${height * 0.72}L${width} ${height * 0.62}V${height}H0Z" ${sheet.fill(room.table)}/>` +
    drawTastingSheets(sheet, {
      x: width * (side ? 0.4 : 0.57),
      y: height * 0.5,
      size: height * 0.8,
      accent: accentOf(sheet),
    }) +
    onGround(sheet, glass)
  );
};

/** A round tray from above: four pours of different depth, and the maker's card. */
export const drawTray: Maker = (sheet, { area, name }) => {
  const { width, height, chance } = sheet;
  const room = chooseRoom(sheet, height);
  const colour = houseColour(sheet, area);
  const [x, y, r] = [width * chance.pick([0.4, 0.6]), height * 0.5, height * 0.43];
  const drinks = servings[area].map(([ware, drink]) => (ware === 'ochoko' ? '#eeecd8' : drink));
  const glasses = times(4, (at) => {
    const angle = ((at + 0.5) * Math.PI) / 2;
    const [cx, cy] = [x + Math.cos(angle) * r * 0.5, y + Math.sin(angle) * r * 0.5];
    const drink = drinks[at % drinks.length] ?? colour;
    return svg`<circle cx="${cx - sheet.light * 7}" cy="${cy + 9}" r="${r * 0.29}" fill="#14110f" fill-opacity=".2"/><circle cx="${cx}" cy="${cy}" r="${r * 0.29}" fill="#fffaf2" fill-opacity=".55"/><circle cx="${cx}" cy="${cy}" r="${r * 0.235}" fill="${lighter(drink, at * 0.12)}"/><path d="M${cx - r * 0.14} ${cy - r * 0.1}a${r * 0.17} ${r * 0.17} 0 0 1 ${r * 0.17} ${-r * 0.07}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>`;
  });
  const cardX = x < width / 2 ? width * 0.86 : width * 0.14;
  const card = svg`<g transform="rotate(${sheet.light * 8} ${cardX} ${y})"><rect x="${cardX - 62}" y="${y - 92}" width="124" height="184" fill="#14110f" fill-opacity=".14"/><rect x="${cardX - 66}" y="${y - 98}" width="124" height="184" fill="#fdfaf4"/><text x="${cardX - 4}" y="${y + 2}" font-family="Georgia,serif" font-size="54" text-anchor="middle" fill="${colour}">${xmlText(signOf(name))}</text><path d="M${cardX - 44} ${y + 36}h80m-66 18h52" stroke="#b5a899" stroke-width="5"/></g>`;
  return svg`<rect width="${width}" height="${height}" ${sheet.fill(room.table)}/><path d="M0 0H${width}L0 ${height}Z" ${sheet.fill(blend(room.table, room.shape, 0.45))}/>${card}<circle cx="${x - sheet.light * 10}" cy="${y + 14}" r="${r}" fill="#14110f" fill-opacity=".16"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r * 0.93}" fill="none" stroke="#f3e3c4" stroke-opacity=".6" stroke-width="3"/>${glasses}`;
};

/** The maker's house from the street: a sign over the door, an awning, bottles in the window. */
export const drawHouseFront: Maker = (sheet, subject) => {
  const { width, height, chance } = sheet;
  const colour = houseColour(sheet, subject.area);
  const room = chooseRoom(sheet, height * 0.9);
  const right = chance.whether(0.5);
  const [doorX, windowX] = right ? [width * 0.66, width * 0.2] : [width * 0.2, width * 0.4];
  const sign = svg`<rect x="${width * 0.14}" y="${height * 0.1}" width="${width * 0.72}" height="${height * 0.18}" fill="${colour}"/><rect x="${width * 0.14 + 7}" y="${height * 0.1 + 7}" width="${width * 0.72 - 14}" height="${height * 0.18 - 14}" fill="none" stroke="#d9bf86" stroke-width="2"/><text x="${width / 2}" y="${height * 0.24}" font-family="Georgia,serif" font-size="${height * 0.14}" letter-spacing="10" text-anchor="middle" fill="#f9f1e0">${xmlText(signOf(subject.name))}</text>`;
  const stripes = times(
    12,
    (at) =>
      svg`<path d="M${width * (0.14 + at * 0.06)} ${height * 0.28}h${width * 0.06}v${height * 0.09}a${width * 0.03} ${height * 0.035} 0 0 1 ${-width * 0.06} 0Z" fill="${at % 2 ? '#f6efe1' : lighter(colour, 0.12)}"/>`,
  );
  const door = svg`<rect x="${doorX}" y="${height * 0.44}" width="${width * 0.14}" height="${height * 0.46}" fill="${darker(colour, 0.25)}"/><rect x="${doorX + width * 0.025}" y="${height * 0.49}" width="${width * 0.09}" height="${height * 0.2}" fill="#f3d489"/><circle cx="${doorX + width * 0.12}" cy="${height * 0.72}" r="5" fill="#d9bf86"/>`;
  const goods = times(
    6,
    (at) =>
      svg`M${windowX + width * (0.045 + at * 0.058)} ${height * 0.76}v${-height * (0.15 + (at % 3) * 0.02)}`,
  );
  const pane = svg`<rect x="${windowX}" y="${height * 0.44}" width="${width * 0.38}" height="${height * 0.34}" fill="#f3dfae"/><path d="${goods}" stroke="${darker(colour, 0.1)}" stroke-width="17" stroke-linecap="round"/><rect x="${windowX}" y="${height * 0.44}" width="${width * 0.38}" height="${height * 0.34}" fill="none" stroke="${darker(colour, 0.25)}" stroke-width="9"/>`;
  return svg`<rect width="${width}" height="${height}" ${sheet.fill(blend(room.wall, room.shape, 0.75))}/><rect x="${width * 0.09}" width="${width * 0.82}" height="${height}" ${sheet.fill(room.wall)}/><rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" ${sheet.fill(room.table)}/>${sign}${stripes}${pane}${door}`;
};

/** Casks end on, for wine and spirits; straw-wrapped tubs for sake; kegs for beer. */
export const drawCasks: Maker = (sheet, { area, name }) => {
  const { width, height } = sheet;
  const room = chooseRoom(sheet, height * 0.9);
  const r = height * 0.225;
  const colour = houseColour(sheet, area);
  const vessel = { sake: tub, beer: keg, wine: cask, spirits: cask }[area];
  const sign = xmlText(signOf(name));
  const spots: [number, number][] = [
    [width / 2 - r * 2.08, height * 0.92 - r],
    [width / 2, height * 0.92 - r],
    [width / 2 + r * 2.08, height * 0.92 - r],
    [width / 2 - r * 1.04, height * 0.92 - r * 2.82],
    [width / 2 + r * 1.04, height * 0.92 - r * 2.82],
  ];
  const stack = spots.map(([x, y]) => vessel({ x, y, r: r * 0.99, colour, sign }));
  return svg`${drawBackdrop(sheet, room, width / 2, height * 0.9)}<ellipse cx="${width / 2}" cy="${height * 0.925}" rx="${r * 3.3}" ry="${height * 0.03}" fill="#2a1c14" fill-opacity=".18"/>${stack}`;
};

type Vessel = (of: { x: number; y: number; r: number; colour: string; sign: string }) => string;

export const cask: Vessel = ({ x, y, r, colour, sign }) => {
  const staves = times(4, (at) => {
    const dx = (at - 1.5) * r * 0.42;
    const tall = Math.sqrt(r * r * 0.72 - dx * dx);
    return svg`M${x + dx} ${y - tall}v${tall * 2}`;
  });
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#7d5230"/><circle cx="${x}" cy="${y}" r="${r * 0.94}" fill="none" stroke="#4a443e" stroke-width="${r * 0.09}"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="#b98a56"/><path d="${staves}" stroke="#8a6238" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="${r * 0.42}" fill="${colour}"/><text x="${x}" y="${y + r * 0.14}" font-family="Georgia,serif" font-size="${r * 0.4}" text-anchor="middle" fill="#f9f1e0">${sign}</text>`;
};

const tub: Vessel = ({ x, y, r, colour, sign }) => {
  const [w, h] = [r * 0.92, r * 0.9];
  const straw = times(
    4,
    (at) => svg`M${x - w} ${y - h + (at + 0.6) * h * 0.5}q${w} ${h * 0.14} ${w * 2} 0`,
  );
  return svg`<rect x="${x - w}" y="${y - h}" width="${w * 2}" height="${h * 2 - 2}" rx="${r * 0.14}" fill="#e6d3a6"/><path d="${straw}" fill="none" stroke="#c7ad74" stroke-width="3"/><path d="M${x - w} ${y - h * 0.66}h${w * 2}M${x - w} ${y + h * 0.7}h${w * 2}" stroke="#a98948" stroke-width="${r * 0.1}"/><rect x="${x - w * 0.58}" y="${y - h * 0.5}" width="${w * 1.16}" height="${h * 1.06}" fill="#fbf6ea"/><path d="M${x - w * 0.58} ${y - h * 0.5}h${w * 1.16}v${h * 0.16}h${-w * 1.16}Z" fill="${colour}"/><text x="${x}" y="${y + h * 0.36}" font-family="Georgia,serif" font-size="${r * 0.56}" text-anchor="middle" fill="${colour}">${sign}</text>`;
};

const keg: Vessel = ({ x, y, r, colour, sign }) => {
  const [w, h] = [r * 0.8, r * 0.92];
  return svg`<rect x="${x - w}" y="${y - h}" width="${w * 2}" height="${h * 2 - 2}" rx="${r * 0.26}" fill="#c3c9c8"/><rect x="${x + w * 0.3}" y="${y - h}" width="${w * 0.7}" height="${h * 2 - 2}" rx="${r * 0.26}" fill="#14110f" fill-opacity=".12"/><path d="M${x - w} ${y - h * 0.5}h${w * 2}M${x - w} ${y + h * 0.5}h${w * 2}" stroke="#8b9392" stroke-width="${r * 0.1}"/><path d="M${x - w * 0.5} ${y - h}v${-r * 0.09}h${w}v${r * 0.09}" fill="none" stroke="#8b9392" stroke-width="${r * 0.08}"/><rect x="${x - w}" y="${y - h * 0.36}" width="${w * 2}" height="${h * 0.72}" fill="${colour}"/><text x="${x}" y="${y + r * 0.17}" font-family="Georgia,serif" font-size="${r * 0.46}" text-anchor="middle" fill="#f9f1e0">${sign}</text>`;
};
