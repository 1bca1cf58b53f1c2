import type { AreaCode } from '@dswine/shared/contract/wire';
import { chanceOf } from './chance.ts';
import { camera } from './film-motion.ts';
import type { FilmScene } from './film-scenes.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { placeScenes } from './place-scenes.ts';

/** The production site of a drink, seen by a moving camera, with fitting particles in the air. */
export const making: FilmScene = (sheet, { room, area, at }) => {
  const { width, height } = sheet;
  const wall = svg`<rect width="${width}" height="${height}" ${sheet.fill(room.wall)}/>`;
  const place = placeScenes[area](sheet, room, width * 0.5);
  return (
    camera(wall + place, { width, height, at, side: sheet.light }) +
    inTheAir[area](width, height, at)
  );
};

type Air = (width: number, height: number, at: number) => string;

const snow: Air = (width, height, at) => {
  const chance = chanceOf('snow');
  const flakes = times(46, (flake) => {
    const [x, start, speed, r] = [
      chance.between(0, width),
      chance.between(0, height),
      chance.between(0.5, 1.1),
      chance.between(1.2, 3),
    ];
    const y = (start + at * height * speed) % height;
    return svg`<circle cx="${(x + Math.sin(at * 5 + flake) * 9) % width}" cy="${y}" r="${r}"/>`;
  });
  return svg`<g fill="#ffffff" fill-opacity=".85">${flakes}</g>`;
};

const steam: Air = (width, height, at) => {
  const chance = chanceOf('steam');
  const puffs = times(9, () => {
    const [x, phase, r] = [
      chance.between(0.3, 0.7) * width,
      chance.between(0, 1),
      chance.between(10, 22),
    ];
    const rise = (phase + at * 0.9) % 1;
    return svg`<circle cx="${x + rise * 26}" cy="${height * (0.46 - rise * 0.4)}" r="${r * (0.4 + rise)}" fill="#ffffff" fill-opacity="${String(Math.round(26 * (1 - rise)) / 100)}"/>`;
  });
  return puffs;
};

const birds: Air = (width, height, at) => {
  const chance = chanceOf('birds');
  const flock = times(7, (bird) => {
    const [x, y, speed] = [
      chance.between(-0.2, 0.7) * width,
      chance.between(0.08, 0.3) * height,
      chance.between(0.22, 0.34),
    ];
    const flap = 4 + 4 * Math.sin(at * 44 + bird * 1.7);
    const left = x + at * speed * width;
    return svg`M${left} ${y}q5 ${-flap} 9 0q4 ${-flap} 9 0`;
  });
  return svg`<path d="${flock}" fill="none" stroke="#4a3f38" stroke-width="1.6" stroke-linecap="round"/>`;
};

const inTheAir: Record<AreaCode, Air> = { wine: birds, spirits: steam, sake: snow, beer: steam };
