import { clustersOf } from './clusters.ts';
import { nameLines } from './name-lines.ts';
import {
  zoomFor,
  cropOf,
  maxZoomOf,
  detailAt,
  isPressableAt,
  fitOf,
  constrainView,
  sheetOf,
  viewOn,
} from './plan-view.ts';

const hall = { Width: 160, Depth: 110 };
const sheet = sheetOf(hall);
const phone = { width: 390, height: 416 };
const desktop = { width: 820, height: 520 };
const booth = { X: 49, Y: 16, W: 3, H: 3 };

it('lets booths be pressed only at scales where they are 24 px wide', () => {
  for (const window of [phone, desktop]) {
    const fit = fitOf(window, sheet);
    for (let k = 1; k < maxZoomOf(window, sheet); k *= 1.05)
      expect(isPressableAt(fit * k)).toBe(booth.W * fit * k >= 24 - 0.01);
  }
});

it('names rooms and numbers booths as soon as a desktop shows the whole hall', () => {
  expect(detailAt(fitOf(phone, sheet))).toBe('far');
  expect(detailAt(fitOf(desktop, sheet))).toBe('whole');
});

it('zooms to a booth until it is at least 24 px wide in every window size', () => {
  for (const window of [phone, desktop, { width: 320, height: 192 }]) {
    const pxPerMetre = fitOf(window, sheet) * zoomFor(booth, window, sheet);
    expect(booth.W * pxPerMetre).toBeGreaterThanOrEqual(24);
  }
});

it('centres a location without a gap at the edge of the sheet', () => {
  const k = 6;
  const view = viewOn(booth, k, phone, sheet);
  const fit = fitOf(phone, sheet);
  expect(view.x + (booth.X + 1.5 - sheet.X) * fit * k).toBeCloseTo(phone.width / 2, 6);
  const corner = viewOn({ X: 0, Y: 0, W: 3, H: 3 }, k, phone, sheet);
  expect(corner.x).toBeLessThanOrEqual(0);
  expect(corner.y).toBe(0);
});

it('centres the sheet when it is smaller than the window', () => {
  const { x, y } = constrainView({ k: 1, x: -500, y: 900 }, phone, sheet);
  expect(x).toBeCloseTo(0, 6);
  expect(y).toBeCloseTo((phone.height - sheet.H * fitOf(phone, sheet)) / 2, 6);
});

it('crops the server-rendered plan to the whole sheet or around a location', () => {
  expect(cropOf(undefined, sheet)).toEqual(sheet);
  const crop = cropOf(booth, sheet);
  expect(crop.W / crop.H).toBeCloseTo(sheet.W / sheet.H, 6);
  expect(crop.X + crop.W / 2).toBeCloseTo(50.5, 6);
  // Even on the narrowest phone a booth of the crop is large enough to tap.
  expect((booth.W * 320) / crop.W).toBeGreaterThanOrEqual(22);
  const edge = cropOf({ X: 157, Y: 107, W: 3, H: 3 }, sheet);
  expect(edge.X + edge.W).toBeCloseTo(sheet.X + sheet.W, 6);
});

it('breaks Chinese names between characters and English names between words', () => {
  expect(nameLines('佩羅薩夫內酒莊', 5, 3)).toEqual(['佩羅薩夫', '內酒莊']);
  expect(nameLines('Domaine Perrault-Savenay', 6, 3)).toEqual(['Domaine', 'Perrault-…']);
  expect(nameLines('Azienda Agricola Ferrandi-Rolle e Figli di Bra', 6, 2)).toEqual([
    'Azienda',
    'Agricola…',
  ]);
});

it('counts many marked booths that are near each other, and none of a few', () => {
  const booths = [...boothsAt(10, 6), ...boothsAt(100, 2)];
  expect(clustersOf(booths)).toEqual([
    { x: 19, y: 18, count: 6 },
    { x: 103, y: 18, count: 2 },
  ]);
  expect(clustersOf(booths.slice(0, 6))).toEqual([]);
});

function boothsAt(x: number, count: number) {
  return Array.from({ length: count }, (_, at) => ({ X: x + at * 3, Y: 16, W: 3, H: 3 }));
}
