import { centreOf, type Rectangle } from './rectangle.ts';

export type Size = { width: number; height: number };
/** What d3-zoom holds: px of the window = x + k × px of the sheet at its smallest. */
export type View = { k: number; x: number; y: number };

/** Metres of paper around the hall: the neat line with its figures, and below it the scale bar. */
const MARGIN = 7;
const FOOT = 9;

/** The sheet of paper that the hall is drawn on, in the hall's metres. */
export function sheetOf({ Width, Depth }: { Width: number; Depth: number }): Rectangle {
  return { X: -MARGIN, Y: -MARGIN, W: Width + MARGIN * 2, H: Depth + MARGIN * 2 + FOOT };
}

/**
 * How much is told at a scale, in px per metre. A booth of 3 m is 24 px wide from 8 px/m on: below that no booth can be
 * pressed, and a press on the plan comes closer instead (WCAG 2.5.8). From 20 px/m on there is room for a name in it.
 */
export type Detail = 'far' | 'near' | 'close';
export const OPERABLE = 8;
const NAMES = 20;
export const CLOSEST = 64;

export function detailAt(pxPerMetre: number): Detail {
  // A rounding error must not leave booths of exactly 24 px asleep.
  if (pxPerMetre < OPERABLE - 0.001) return 'far';
  return pxPerMetre < NAMES ? 'near' : 'close';
}

/** Px per metre at which the whole sheet just fits into the window. */
export function fitOf(window: Size, sheet: Rectangle): number {
  return Math.min(window.width / sheet.W, window.height / sheet.H);
}

/** How far one may come closer than the whole sheet. */
export function deepest(window: Size, sheet: Rectangle): number {
  return Math.max(2, CLOSEST / fitOf(window, sheet));
}

/** Keeps the sheet in the window: centred where it is smaller, without a gap at its edges where it is larger. */
export function keptInside({ k, x, y }: View, window: Size, sheet: Rectangle): View {
  const fit = fitOf(window, sheet);
  const along = (offset: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
  return {
    k,
    x: along(x, window.width, sheet.W * fit * k),
    y: along(y, window.height, sheet.H * fit * k),
  };
}

/** The view with a place in the middle of the window. */
export function viewOn(place: Rectangle, k: number, window: Size, sheet: Rectangle): View {
  const fit = fitOf(window, sheet);
  const { x, y } = centreOf(place);
  const centred = {
    k,
    x: window.width / 2 - (x - sheet.X) * fit * k,
    y: window.height / 2 - (y - sheet.Y) * fit * k,
  };
  return keptInside(centred, window, sheet);
}

/** How close a place is shown: all of it with air around it, and no closer than a booth needs to be read. */
export function closenessOf(place: Rectangle, window: Size, sheet: Rectangle): number {
  const fit = fitOf(window, sheet);
  const air = 1.35;
  const whole = Math.min(window.width / (place.W * air), window.height / (place.H * air));
  return Math.min(Math.max(Math.min(whole, 16) / fit, 1), deepest(window, sheet));
}

/** How close the server, which knows no window, comes to a place; as part of the sheet's size. */
const SERVED = 4;

/** The part of the sheet that the server shows, as a `viewBox`: all of it, or a place with what is around it. */
export function cropOf(place: Rectangle | undefined, sheet: Rectangle): Rectangle {
  if (!place) return sheet;
  const k = Math.max(1, Math.min(SERVED, sheet.W / (place.W * 1.3), sheet.H / (place.H * 1.3)));
  const [W, H] = [sheet.W / k, sheet.H / k];
  const { x, y } = centreOf(place);
  const within = (middle: number, length: number, start: number, whole: number) =>
    Math.min(Math.max(middle - length / 2, start), start + whole - length);
  return { X: within(x, W, sheet.X, sheet.W), Y: within(y, H, sheet.Y, sheet.H), W, H };
}
