import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaCode } from '@dswine/shared/contract/wire';
import sharp from 'sharp';
import { parse } from 'yaml';
import { between } from '../illustrations/film-motion.ts';
import { drawFilmScene, type FilmSceneName } from '../illustrations/film-scenes.ts';
import { openSheet } from '../illustrations/sheet.ts';
import { readEdition } from '../read-edition.ts';

/*
 * Draws the films of the seed and writes them as H.264 (baseline, 4:2:0, no sound), which every
 * browser plays: node organiser/seed/films/make-films.ts [name …]. It needs ffmpeg (Debian: apt-get
 * install ffmpeg) and a font with Chinese (fonts-noto-cjk). The site itself needs neither.
 *
 * The statutory warning is part of every picture, so that it stays throughout, also in full screen,
 * picture in picture and saved copies (Rules § 11): one block of a ninth of the picture with nothing
 * else in it, at the top, where neither captions nor the player's controls lie over it.
 */
type Shot = readonly [FilmSceneName, AreaCode];
type Film = {
  name: string;
  area?: AreaCode | undefined;
  year?: number | undefined;
  shots: readonly [Shot, Shot, Shot];
};
const filmSeconds = 8;
const shotSeconds = filmSeconds / 3;
const size = { width: 640, height: 360 };
const strip = 40;
const pictureSize = { Width: size.width, Height: size.height - strip };
const rate = 20;
const dissolve = 0.4;
const folder = join(import.meta.dirname, '../DSWINE2026/files');

const warning = `<rect width="${size.width}" height="${strip}" fill="#14110f"/><text x="${size.width / 2}" y="31" font-size="33" font-weight="700" fill="#ffffff" text-anchor="middle" textLength="600" font-family="'Noto Sans CJK TC','Noto Sans TC',sans-serif">禁止酒駕　飲酒過量，有害健康</text>`;

function drawShot(film: Film, shot: number, seconds: number): string {
  const scene = film.shots[shot];
  if (!scene) return '';
  const [name, area] = scene;
  const sheet = openSheet(
    'film',
    `${film.name} ${shot}`,
    pictureSize,
    film.area ?? (film.year === undefined ? area : 'fair'),
  );
  const at = Math.min(
    1,
    Math.max(0, (seconds - shot * shotSeconds + dissolve / 2) / (shotSeconds + dissolve)),
  );
  return sheet
    .finish(drawFilmScene(sheet, name, area, { at, year: film.year }))
    .replace('<svg ', `<svg y="${strip}" `);
}

/** One picture of the film; around the end of a shot the next one comes through. */
function drawFrame(film: Film, seconds: number): Buffer {
  const shot = Math.min(film.shots.length - 1, Math.floor((seconds + dissolve / 2) / shotSeconds));
  const through =
    shot === 0
      ? 1
      : between(seconds, shot * shotSeconds - dissolve / 2, shot * shotSeconds + dissolve / 2);
  const under = through < 1 ? drawShot(film, shot - 1, seconds) : '';
  const over = `<g opacity="${through.toFixed(3)}">${drawShot(film, shot, seconds)}</g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${under}${over}${warning}</svg>`,
  );
}

/** The films that are files of the edition, with their shots. */
function readFilms(): Film[] {
  const text = readFileSync(join(import.meta.dirname, 'shots.yaml'), 'utf8');
  const shots = parse(text) as Record<string, Film['shots']>;
  return readEdition('DSWINE2026', 'videos').flatMap(({ File, Area, Year }) => {
    if (File === undefined) return [];
    const name = File.replace(/^film-(.*)\.mp4$/u, '$1');
    const own = shots[name];
    if (!own) throw new Error(`shots.yaml has no shots of ${File}`);
    return [{ name, area: Area, year: Year, shots: own }];
  });
}

async function writeFilm(film: Film): Promise<string> {
  const file = join(folder, `film-${film.name}.mp4`);
  const encode = `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${size.width}x${size.height} -r ${rate} -i - -an -c:v libx264 -profile:v baseline -level 3.0 -pix_fmt yuv420p -preset veryslow -tune animation -crf 27 -g 40 -threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart`;
  const ffmpeg = spawn('ffmpeg', [...encode.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (let frame = 0; frame < filmSeconds * rate; frame++) {
    const picture = await sharp(drawFrame(film, frame / rate))
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0)
    throw new Error(`ffmpeg ended with ${code} while it wrote ${file}; its own words stand above.`);
  return file;
}

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const film of readFilms().filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const file = await writeFilm(film);
  console.log(`${film.name} ${Math.round(statSync(file).size / 1000)} kB`);
}
