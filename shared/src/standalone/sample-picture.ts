import type { AreaName } from '../ui/area-mark.tsx';
import type { PictureRecord } from '../ui/picture.tsx';

const colours: Record<AreaName, string> = {
  wine: '#7b1e3a',
  spirits: '#9a4f0c',
  sake: '#1f5673',
  beer: '#7d6000',
  fair: '#173b32',
};

/** A bottle on the area's colour. */
function drawBottle(tone: AreaName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice"><rect width="480" height="360" fill="${colours[tone]}" opacity=".14"/><circle cx="350" cy="250" r="150" fill="${colours[tone]}" opacity=".1"/><path d="M222 40h36v70c0 26 30 34 30 78v142h-96V188c0-44 30-52 30-78z" fill="${colours[tone]}"/><path d="M196 214h88v76h-88z" fill="#fbf8f3"/><path d="M206 240h68M214 252h52M206 224h68" stroke="#b08d3e" stroke-width="2"/></svg>`;
}

/** Replaces the organiser's pictures on the component page, as a data URL. */
export function samplePicture(tone: AreaName, width = 480, height = 360): PictureRecord {
  return {
    Src: `data:image/svg+xml,${encodeURIComponent(drawBottle(tone))}#${width}x${height}`,
    Width: width,
    Height: height,
    Tone: tone,
  };
}

const pictures =
  /^\/(?:media\/|pictures\/|api\/expo\/(?:Picture|Photo|Share|Exhibitors\/QR|Validcode))([\w-]*)/;

/**
 * The SVG text in place of a picture of the organiser, `/media/<kind>-<id>.svg`, in the colour of
 * the area in its name. Undefined for other paths.
 */
export function samplePictureAt(path: string): string | undefined {
  const [, name] = pictures.exec(path) ?? [];
  const isArea = (word: string): word is AreaName => Object.hasOwn(colours, word);
  return name === undefined ? undefined : drawBottle(name.split('-').find(isArea) ?? 'fair');
}
