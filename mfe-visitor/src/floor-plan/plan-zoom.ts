import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import { animateView, type ViewAnimation } from './animate-view.ts';
import {
  zoomFor,
  maxZoomOf,
  detailAt,
  fitOf,
  constrainView,
  viewOn,
  type Detail,
  type Size,
  type View,
} from './plan-view.ts';
import type { Rectangle } from './rectangle.ts';

export type PlanZoom = {
  detail: () => Detail;
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
    .extent(() => [
      [0, 0],
      [size.width, size.height],
    ])
    .constrain((transform) => transformOf(constrainView(transform, size, sheet)))
    .on('start', ({ sourceEvent }: ZoomEvent) => {
      if (sourceEvent) animation?.stop();
      drawing.style.willChange = 'transform';
    })
    .on('zoom', ({ transform }: ZoomEvent) => paint(transform))
    .on('end', () => {
      // Without `will-change` the browser renders the sheet again, sharp at its new scale.
      drawing.style.willChange = '';
    });
  const surface = select(frame).call(behaviour).on('dblclick.zoom', null);
  const apply = (to: View) => behaviour.transform(surface, transformOf(to));
  const animateTo = (to: View) => {
    animation?.stop();
    animation = animateView(view, constrainView(to, size, sheet), size, apply);
  };

  function paint({ k, x, y }: View): void {
    view = { k, x, y };
    drawing.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    const detail = detailAt(fitOf(size, sheet) * k);
    if (frame.dataset['detail'] !== detail) frame.dataset['detail'] = detail;
    const zoomed = String(k > 1.001);
    if (frame.dataset['zoomed'] !== zoomed) frame.dataset['zoomed'] = zoomed;
  }

  function updateSize(): void {
    size = sizeOf(frame);
    behaviour.scaleExtent([1, maxZoomOf(size, sheet)]);
    drawing.style.width = `${sheet.W * fitOf(size, sheet)}px`;
    drawing.style.height = `${sheet.H * fitOf(size, sheet)}px`;
  }

  const resized = new ResizeObserver(() => {
    const before = { size, view };
    updateSize();
    const scale = fitOf(size, sheet) / fitOf(before.size, sheet);
    const middle = (offset: number, was: number, is: number) => is / 2 - (was / 2 - offset) * scale;
    const { k, x, y } = before.view;
    apply(
      constrainView(
        {
          k,
          x: middle(x, before.size.width, size.width),
          y: middle(y, before.size.height, size.height),
        },
        size,
        sheet,
      ),
    );
  });

  drawing.setAttribute('viewBox', `${sheet.X} ${sheet.Y} ${sheet.W} ${sheet.H}`);
  frame.dataset['alive'] = 'true';
  updateSize();
  apply(
    place
      ? viewOn(place, zoomFor(place, size, sheet), size, sheet)
      : constrainView(view, size, sheet),
  );
  resized.observe(frame);

  return {
    detail: () => detailAt(fitOf(size, sheet) * view.k),
    zoomBy(factor) {
      const k = Math.min(Math.max(view.k * factor, 1), maxZoomOf(size, sheet));
      const about = (offset: number, room: number) => room / 2 - ((room / 2 - offset) * k) / view.k;
      animateTo({ k, x: about(view.x, size.width), y: about(view.y, size.height) });
    },
    pan(across, down) {
      animateTo({ k: view.k, x: view.x - across * size.width, y: view.y - down * size.height });
    },
    showAll: () => animateTo({ k: 1, x: 0, y: 0 }),
    showPlace: (at) => animateTo(viewOn(at, zoomFor(at, size, sheet), size, sheet)),
    zoomInAt(clientX, clientY) {
      const { left, top } = frame.getBoundingClientRect();
      const [px, py] = [clientX - left, clientY - top];
      const k = Math.min(14 / fitOf(size, sheet), maxZoomOf(size, sheet));
      const towards = (at: number, offset: number, room: number) =>
        room / 2 - ((at - offset) * k) / view.k;
      animateTo({ k, x: towards(px, view.x, size.width), y: towards(py, view.y, size.height) });
    },
    stop() {
      animation?.stop();
      resized.disconnect();
      surface.on('.zoom', null);
    },
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

function transformOf({ k, x, y }: View) {
  return zoomIdentity.translate(x, y).scale(k);
}

function sizeOf(element: HTMLElement): Size {
  return { width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) };
}
