import { centreOf, type Rectangle } from '@dswine/shared/fair/hall/rectangle';

export type Size = { width: number; height: number };
/** Transform in d3-zoom terms: px in the window = x + k × px of the sheet at its minimum scale. */
export type View = { k: number; x: number; y: number };

/** Metres of margin around the hall for the border, and of footer for the scale bar. */
const MARGIN = 4;
const FOOTER = 9;

/** The drawn sheet, in metres of the hall. */
export function sheetOf({ Width, Depth }: { Width: number; Depth: number }): Rectangle {
  return { X: -MARGIN, Y: -MARGIN, W: Width + MARGIN * 2, H: Depth + MARGIN * 2 + FOOTER };
}

/**
 * Level of detail at a scale in px per metre. From 4 px/m on, as on a desktop, rooms have room for
 * their names and booths for two figures. From 8 px/m on, a booth of 3 m is 24 px wide and can be
 * pressed (WCAG 2.5.8). Below that, a click on the plan zooms in instead. From 20 px/m on, a booth
 * has room for a name.
 */
export type Detail = 'far' | 'whole' | 'near' | 'close';
const FIGURES_PX_PER_METRE = 4;
export const PRESSABLE_PX_PER_METRE = 8;
const NAMES_PX_PER_METRE = 20;
export const MAX_PX_PER_METRE = 64;

/** A rounding error must not disable booths of exactly 24 px. */
export function isPressableAt(pxPerMetre: number): boolean {
  return pxPerMetre >= PRESSABLE_PX_PER_METRE - 0.001;
}

export function detailAt(pxPerMetre: number): Detail {
  if (!isPressableAt(pxPerMetre)) return pxPerMetre < FIGURES_PX_PER_METRE ? 'far' : 'whole';
  return pxPerMetre < NAMES_PX_PER_METRE ? 'near' : 'close';
}

/** Scale in px per metre at which the whole sheet fits into the window. */
export function fitOf(window: Size, sheet: Rectangle): number {
  return Math.min(window.width / sheet.W, window.height / sheet.H);
}

/** Maximum zoom factor, relative to the whole sheet. */
export function maxZoomOf(window: Size, sheet: Rectangle): number {
  return Math.max(2, MAX_PX_PER_METRE / fitOf(window, sheet));
}

/**
 * Constrains the sheet to the window: centred where it is smaller, without gaps at the edges where
 * it is larger.
 */
export function constrainView({ k, x, y }: View, window: Size, sheet: Rectangle): View {
  const fit = fitOf(window, sheet);
  const along = (offset: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
  return {
    k,
    x: along(x, window.width, sheet.W * fit * k),
    y: along(y, window.height, sheet.H * fit * k),
  };
}

/** The view with a place at the centre of the window. */
export function viewOn(place: Rectangle, k: number, window: Size, sheet: Rectangle): View {
  const fit = fitOf(window, sheet);
  const { x, y } = centreOf(place);
  const centred = {
    k,
    x: window.width / 2 - (x - sheet.X) * fit * k,
    y: window.height / 2 - (y - sheet.Y) * fit * k,
  };
  return constrainView(centred, window, sheet);
}

/**
 * Zoom factor for a place: the whole place with a margin, but no closer than needed to read a
 * booth.
 */
export function zoomFor(place: Rectangle, window: Size, sheet: Rectangle): number {
  const fit = fitOf(window, sheet);
  const air = 1.35;
  const whole = Math.min(window.width / (place.W * air), window.height / (place.H * air));
  const zoom = Math.min(Math.min(whole, 16) / fit, maxZoomOf(window, sheet));
  // A plan that is only a little larger would lose its edges for nothing.
  return zoom < 1.8 ? 1 : zoom;
}

/** Maximum zoom factor on the server, which has no window size. */
const MAX_SERVER_ZOOM = 4;

/**
 * The part of the sheet that the server renders, as a `viewBox`: all of it, or a place with its
 * surroundings.
 */
export function cropOf(place: Rectangle | undefined, sheet: Rectangle): Rectangle {
  if (!place) return sheet;
  const k = Math.max(
    1,
    Math.min(MAX_SERVER_ZOOM, sheet.W / (place.W * 1.3), sheet.H / (place.H * 1.3)),
  );
  const [W, H] = [sheet.W / k, sheet.H / k];
  const { x, y } = centreOf(place);
  const within = (middle: number, length: number, start: number, whole: number) =>
    Math.min(Math.max(middle - length / 2, start), start + whole - length);
  return { X: within(x, W, sheet.X, sheet.W), Y: within(y, H, sheet.Y, sheet.H), W, H };
}
