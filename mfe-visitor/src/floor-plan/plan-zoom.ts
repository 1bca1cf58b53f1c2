import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import { animateView, type ViewAnimation } from './animate-view.ts';
import {
  closenessOf,
  deepest,
  detailAt,
  fitOf,
  keptInside,
  viewOn,
  type Detail,
  type Size,
  type View,
} from './plan-view.ts';
import type { Rectangle } from './rectangle.ts';

export type PlanZoom = {
  detail: () => Detail;
  closer: (factor: number) => void;
  /** Moves the window over the sheet, in parts of its own size. */
  pan: (across: number, down: number) => void;
  whole: () => void;
  show: (place: Rectangle) => void;
  /** Comes to where the window was pressed, so close that booths can be pressed. */
  comeTo: (clientX: number, clientY: number) => void;
  end: () => void;
};

type Setting = {
  window: HTMLElement;
  drawing: SVGSVGElement;
  sheet: Rectangle;
  /** What the server showed large: the browser takes over from there. */
  place: Rectangle | undefined;
};

/**
 * Zoom and pan of the plan. A movement writes one CSS transform on the drawing, which the browser's compositor carries
 * out; React renders nothing. What is told at a scale is an attribute of the window, written when its step changes.
 */
export function startZoom({ window: frame, drawing, sheet, place }: Setting): PlanZoom {
  let size = sizeOf(frame);
  let view: View = { k: 1, x: 0, y: 0 };
  let animation: ViewAnimation | undefined;
  const behaviour = zoom<HTMLElement, unknown>()
    .filter((event: Event) => isMeant(event, view.k))
    .extent(() => [
      [0, 0],
      [size.width, size.height],
    ])
    .constrain((transform) => transformOf(keptInside(transform, size, sheet)))
    .on('start', ({ sourceEvent }: Moved) => {
      if (sourceEvent) animation?.stop();
      drawing.style.willChange = 'transform';
    })
    .on('zoom', ({ transform }: Moved) => paint(transform))
    .on('end', () => {
      // Without it the browser draws the sheet anew, sharp at its new scale.
      drawing.style.willChange = '';
    });
  const surface = select(frame).call(behaviour).on('dblclick.zoom', null);
  const put = (to: View) => behaviour.transform(surface, transformOf(to));
  const go = (to: View) => {
    animation?.stop();
    animation = animateView(view, keptInside(to, size, sheet), size, put);
  };

  function paint({ k, x, y }: View): void {
    view = { k, x, y };
    drawing.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    const detail = detailAt(fitOf(size, sheet) * k);
    if (frame.dataset['detail'] !== detail) frame.dataset['detail'] = detail;
    const zoomed = String(k > 1.001);
    if (frame.dataset['zoomed'] !== zoomed) frame.dataset['zoomed'] = zoomed;
  }

  function fit(): void {
    size = sizeOf(frame);
    behaviour.scaleExtent([1, deepest(size, sheet)]);
    drawing.style.width = `${sheet.W * fitOf(size, sheet)}px`;
    drawing.style.height = `${sheet.H * fitOf(size, sheet)}px`;
  }

  const resized = new ResizeObserver(() => {
    const before = { size, view };
    fit();
    const scale = fitOf(size, sheet) / fitOf(before.size, sheet);
    const middle = (offset: number, was: number, is: number) => is / 2 - (was / 2 - offset) * scale;
    const { k, x, y } = before.view;
    put(
      keptInside(
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
  fit();
  put(
    place
      ? viewOn(place, closenessOf(place, size, sheet), size, sheet)
      : keptInside(view, size, sheet),
  );
  resized.observe(frame);

  return {
    detail: () => detailAt(fitOf(size, sheet) * view.k),
    closer(factor) {
      const k = Math.min(Math.max(view.k * factor, 1), deepest(size, sheet));
      const about = (offset: number, room: number) => room / 2 - ((room / 2 - offset) * k) / view.k;
      go({ k, x: about(view.x, size.width), y: about(view.y, size.height) });
    },
    pan(across, down) {
      go({ k: view.k, x: view.x - across * size.width, y: view.y - down * size.height });
    },
    whole: () => go({ k: 1, x: 0, y: 0 }),
    show: (at) => go(viewOn(at, closenessOf(at, size, sheet), size, sheet)),
    comeTo(clientX, clientY) {
      const { left, top } = frame.getBoundingClientRect();
      const [px, py] = [clientX - left, clientY - top];
      const k = Math.min(14 / fitOf(size, sheet), deepest(size, sheet));
      const towards = (at: number, offset: number, room: number) =>
        room / 2 - ((at - offset) * k) / view.k;
      go({ k, x: towards(px, view.x, size.width), y: towards(py, view.y, size.height) });
    },
    end() {
      animation?.stop();
      resized.disconnect();
      surface.on('.zoom', null);
    },
  };
}

type Moved = D3ZoomEvent<HTMLElement, unknown>;

/** The page scrolls as everywhere: a wheel zooms with a modifier only (a pinch on a trackpad has one), and one finger moves the plan only when there is something beyond its edges. */
function isMeant(event: Event, k: number): boolean {
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
