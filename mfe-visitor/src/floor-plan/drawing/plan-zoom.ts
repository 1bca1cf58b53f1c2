import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import { animateView, type ViewAnimation } from './animate-view.ts';
import {
  zoomFor,
  maxZoomOf,
  detailAt,
  isPressableAt,
  fitOf,
  constrainView,
  viewOn,
  type Size,
  type View,
} from './plan-view.ts';
import type { Rectangle } from '@dswine/shared/fair/hall/rectangle';

export type PlanZoom = {
  /** Whether booths are large enough to be pressed. */
  isPressable: () => boolean;
  zoomBy: (factor: number) => void;
  /** Pans the window across the sheet, in fractions of the window size. */
  pan: (across: number, down: number) => void;
  showAll: () => void;
  showPlace: (place: Rectangle) => void;
  /** Centres the clicked point and zooms in until booths can be pressed. */
  zoomInAt: (clientX: number, clientY: number) => void;
  stop: () => void;
};

type Options = {
  window: HTMLElement;
  drawing: SVGSVGElement;
  sheet: Rectangle;
  /** The place that the server showed enlarged; the initial view in the browser. */
  place: Rectangle | undefined;
};

/**
 * Zoom and pan of the plan. Each movement writes one CSS transform, which the compositor applies
 * without a React render. The level of detail is an attribute of the window, updated when it
 * changes.
 */
export function startZoom({ window: frame, drawing, sheet, place }: Options): PlanZoom {
  let size = sizeOf(frame);
  let view: View = { k: 1, x: 0, y: 0 };
  let animation: ViewAnimation | undefined;
  const behaviour = zoom<HTMLElement, unknown>()
    .filter((event: Event) => isZoomGesture(event, view.k))
    .extent(() => extentOf(size))
    .constrain((transform) => transformOf(constrainView(transform, size, sheet)))
    .on('start', ({ sourceEvent }: ZoomEvent) => {
      if (sourceEvent) animation?.stop();
      drawing.style.willChange = 'transform';
    })
    .on('zoom', ({ transform }: ZoomEvent) => paint(transform))
    // Without `will-change` the browser renders the sheet again, sharp at its new scale.
    .on('end', () => (drawing.style.willChange = ''));
  const surface = select(frame).call(behaviour).on('dblclick.zoom', null);
  const apply = (to: View) => behaviour.transform(surface, transformOf(to));
  const animateTo = (to: View) => {
    animation?.stop();
    animation = animateView(view, constrainView(to, size, sheet), size, apply);
  };

  function paint({ k, x, y }: View): void {
    view = { k, x, y };
    drawing.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    setData(frame, 'detail', detailAt(fitOf(size, sheet) * k));
    setData(frame, 'zoomed', String(k > 1.001));
  }

  function updateSize(): void {
    size = sizeOf(frame);
    behaviour.scaleExtent([1, maxZoomOf(size, sheet)]);
    drawing.style.width = `${sheet.W * fitOf(size, sheet)}px`;
    drawing.style.height = `${sheet.H * fitOf(size, sheet)}px`;
  }

  const resized = new ResizeObserver(() => {
    const before = size;
    updateSize();
    apply(constrainView(resizedView(view, { before, after: size, sheet }), size, sheet));
  });

  drawing.setAttribute('viewBox', `${sheet.X} ${sheet.Y} ${sheet.W} ${sheet.H}`);
  frame.dataset['alive'] = 'true';
  updateSize();
  const start = place && viewOn(place, zoomFor(place, size, sheet), size, sheet);
  apply(start ?? constrainView(view, size, sheet));
  resized.observe(frame);

  return {
    ...movementsOf({ frame, sheet, current: () => ({ size, view }), animateTo }),
    stop() {
      animation?.stop();
      resized.disconnect();
      surface.on('.zoom', null);
    },
  };
}

/** Writes only changes: each one restyles the drawing. */
function setData(element: HTMLElement, name: string, value: string): void {
  if (element.dataset[name] !== value) element.dataset[name] = value;
}

type Movements = {
  frame: HTMLElement;
  sheet: Rectangle;
  current: () => { size: Size; view: View };
  animateTo: (to: View) => void;
};

/** The movements of buttons, keys and clicks. */
function movementsOf({ frame, sheet, current, animateTo }: Movements): Omit<PlanZoom, 'stop'> {
  return {
    isPressable() {
      const { size, view } = current();
      return isPressableAt(fitOf(size, sheet) * view.k);
    },
    zoomBy(factor) {
      const { size, view } = current();
      const k = Math.min(Math.max(view.k * factor, 1), maxZoomOf(size, sheet));
      const about = (offset: number, room: number) => room / 2 - ((room / 2 - offset) * k) / view.k;
      animateTo({ k, x: about(view.x, size.width), y: about(view.y, size.height) });
    },
    pan(across, down) {
      const { size, view } = current();
      animateTo({ k: view.k, x: view.x - across * size.width, y: view.y - down * size.height });
    },
    showAll: () => animateTo({ k: 1, x: 0, y: 0 }),
    showPlace(place) {
      const { size } = current();
      animateTo(viewOn(place, zoomFor(place, size, sheet), size, sheet));
    },
    zoomInAt(clientX, clientY) {
      const { size, view } = current();
      const { left, top } = frame.getBoundingClientRect();
      const [px, py] = [clientX - left, clientY - top];
      const k = Math.min(14 / fitOf(size, sheet), maxZoomOf(size, sheet));
      const towards = (at: number, offset: number, room: number) =>
        room / 2 - ((at - offset) * k) / view.k;
      animateTo({ k, x: towards(px, view.x, size.width), y: towards(py, view.y, size.height) });
    },
  };
}

type Resize = { before: Size; after: Size; sheet: Rectangle };

/** Keeps the centre of the window where it was. */
function resizedView({ k, x, y }: View, { before, after, sheet }: Resize): View {
  const scale = fitOf(after, sheet) / fitOf(before, sheet);
  const middle = (offset: number, was: number, is: number) => is / 2 - (was / 2 - offset) * scale;
  return {
    k,
    x: middle(x, before.width, after.width),
    y: middle(y, before.height, after.height),
  };
}

type ZoomEvent = D3ZoomEvent<HTMLElement, unknown>;

/**
 * Lets the page scroll as usual. The wheel zooms only with a modifier key, which a trackpad pinch
 * also sets. One finger pans only when the plan is larger than the window.
 */
function isZoomGesture(event: Event, k: number): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  if ('touches' in event) return (event as TouchEvent).touches.length > 1 || k > 1.001;
  return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey;
}

function extentOf({ width, height }: Size): [[number, number], [number, number]] {
  return [
    [0, 0],
    [width, height],
  ];
}

function transformOf({ k, x, y }: View) {
  return zoomIdentity.translate(x, y).scale(k);
}

function sizeOf(element: HTMLElement): Size {
  return { width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) };
}
