import { blend } from './backdrop.ts';
import { drawRidges } from './hills.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Scene } from './place-scenes.ts';

/**
 * A sake brewery's front: tiled eaves, white plaster, a noren in the door, and the cedar ball above
 * it.
 */
export const drawSakeBrewery: Scene = (sheet, room, centreX) => {
  const { width, height } = sheet;
  const [floor, eaves, centre] = [height * 0.84, height * 0.4, centreX];
  const half = Math.min(height * 0.78, width * 0.42);
  const peaks = drawRidges(sheet, {
    top: height * 0.2,
    low: floor,
    far: blend(room.wall, room.shape, 0.3),
    near: blend(room.wall, room.shape, 0.8),
    count: 2,
  });
  const wall = svg`<path d="M${centre - half * 0.86} ${floor}V${eaves}h${half * 1.72}V${floor}Z" fill="#f2ede3"/><path d="M${centre - half * 0.86} ${floor}v${-height * 0.17}h${half * 1.72}v${height * 0.17}Z" fill="#4a4038"/>`;
  const slats = times(
    22,
    (at) => svg`M${centre - half * 0.82 + at * half * 0.078} ${floor}v${-height * 0.17}`,
  );
  const beams = svg`<path d="M${centre - half * 0.86} ${eaves + height * 0.07}h${half * 1.72}M${centre - half * 0.44} ${eaves}V${floor}M${centre + half * 0.44} ${eaves}V${floor}" stroke="#4a3a30" stroke-width="${height * 0.018}"/>`;
  const door = svg`<rect x="${centre - half * 0.3}" y="${eaves + height * 0.08}" width="${half * 0.6}" height="${floor - eaves - height * 0.08}" fill="#2c2622"/>`;
  const ground = svg`<rect y="${floor}" width="${width}" height="${height - floor}" ${sheet.fill(room.table)}/>`;
  return [
    peaks,
    ground,
    wall,
    svg`<path d="${slats}" stroke="#6a5c50" stroke-width="1.4"/>`,
    beams,
    door,
    noren(centre, eaves + height * 0.09, half * 0.6, height * 0.17),
    roof(centre, eaves, half, height),
    cedarBall(centre - half * 0.58, eaves + height * 0.17, height * 0.078),
  ].join('');
};

function roof(x: number, eaves: number, half: number, height: number): string {
  const rise = height * 0.2;
  const shape = svg`M${x - half * 1.06} ${eaves + height * 0.012}Q${x - half * 0.8} ${eaves - rise * 0.3} ${x - half * 0.66} ${eaves - rise}h${half * 1.32}Q${x + half * 0.8} ${eaves - rise * 0.3} ${x + half * 1.06} ${eaves + height * 0.012}Z`;
  const tiles = times(17, (at) => {
    const share = (at - 8) / 8;
    return svg`M${x + share * half * 0.64} ${eaves - rise}Q${x + share * half * 0.78} ${eaves - rise * 0.3} ${x + share * half * 1.0} ${eaves}`;
  });
  return svg`<path d="${shape}" fill="#3c4650"/><path d="${tiles}" fill="none" stroke="#6d7a85" stroke-width="1.5"/><path d="M${x - half * 0.7} ${eaves - rise}h${half * 1.4}" stroke="#2b333b" stroke-width="${height * 0.024}" stroke-linecap="round"/><path d="M${x - half * 1.06} ${eaves + height * 0.01}h${half * 2.12}" stroke="#2b333b" stroke-width="${height * 0.016}"/>`;
}

function noren(x: number, y: number, width: number, drop: number): string {
  const w = width / 3;
  const panels = times(
    3,
    (at) => svg`M${x - width / 2 + at * w + 1} ${y}h${w - 2}l${w * 0.02} ${drop}h${-w + 1}Z`,
  );
  return svg`<path d="${panels}" fill="#1f5673"/><circle cx="${x}" cy="${y + drop * 0.5}" r="${drop * 0.26}" fill="none" stroke="#f2ede3" stroke-width="${drop * 0.09}"/><circle cx="${x}" cy="${y + drop * 0.5}" r="${drop * 0.09}" fill="#f2ede3"/>`;
}

function cedarBall(x: number, y: number, r: number): string {
  const needles = times(
    9,
    (at) =>
      svg`M${x - r * 0.7 + at * r * 0.17} ${y - r * 0.5 + (at % 3) * r * 0.22}l${r * 0.06} ${r * 0.42}`,
  );
  return svg`<path d="M${x} ${y - r * 2}v${r * 1.2}" stroke="#2b2420" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r}" fill="#5d6b3c"/><path d="${needles}" stroke="#8a9860" stroke-width="1.6"/>`;
}
