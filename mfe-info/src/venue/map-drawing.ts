import type { Bilingual } from '@dswine/shared/contract/wire';

/**
 * The streets around the hall in a viewBox of 800 x 640. Straightened like a metro map: distances
 * and angles are not to scale.
 */
export const sheet = { width: 800, height: 640 };

/** Streets in drawing order: narrow streets first, so that wide streets cover them. */
export const streets: readonly { d: string; wide?: boolean }[] = [
  { d: 'M470 190H800' },
  { d: 'M0 236H470' },
  { d: 'M215 352H800' },
  { d: 'M620 190V640' },
  { d: 'M740 0V640' },
  { d: 'M470 0V540' },
  { d: 'M70 62V520' },
  { d: 'M470 520C476 570 500 600 540 640' },
  { d: 'M330 0L120 640', wide: true },
  { d: 'M0 62H800', wide: true },
  { d: 'M0 520H800', wide: true },
];

export const metroLines = [
  { line: 'blue', d: 'M0 62H800' },
  { line: 'red', d: 'M0 520H640C690 520 710 548 760 548H800' },
] as const;

type Label = {
  x: number;
  y: number;
  text: Bilingual;
  anchor?: 'start' | 'middle' | 'end';
  minor?: boolean;
  turn?: number;
};

export const streetNames: readonly Label[] = [
  { x: 640, y: 88, text: { tw: '忠孝東路五段', en: 'Zhongxiao E. Rd.' }, minor: true },
  { x: 96, y: 260, text: { tw: '仁愛路', en: 'Ren’ai Rd.' }, minor: true },
  { x: 664, y: 216, text: { tw: '松高路', en: 'Songgao' }, minor: true },
  { x: 640, y: 340, text: { tw: '松壽路', en: 'Songshou Rd.' }, minor: true },
  { x: 20, y: 552, text: { tw: '信義路五段', en: 'Xinyi Rd. Sec. 5' } },
  { x: 252, y: 300, text: { tw: '基隆路', en: 'Keelung Rd.' }, turn: -72, minor: true },
  { x: 484, y: 112, text: { tw: '市府路', en: 'Shifu Rd.' }, minor: true },
];

export const places: readonly Label[] = [
  { x: 548, y: 288, text: { tw: '市政府', en: 'City Hall' }, anchor: 'middle', minor: true },
  {
    x: 128,
    y: 166,
    text: { tw: '國父紀念館', en: 'Memorial Hall' },
    anchor: 'middle',
    minor: true,
  },
  { x: 548, y: 388, text: { tw: '臺北101', en: 'Taipei 101' }, anchor: 'middle' },
];

export const stations = [
  { x: 470, y: 62, line: 'blue', text: { tw: '市政府', en: 'City Hall' } },
  { x: 500, y: 520, line: 'red', text: { tw: '臺北101／世貿', en: 'Taipei 101/WTC' } },
] as const;
