import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import type { AreaCode } from '@dswine/shared/contract/wire';
import { useTranslations } from '@dswine/shared/section/runtime';
import { BoothShapes } from './booth-shapes.tsx';
import { HallGround } from './hall-ground.tsx';
import { PlanControls } from './plan-controls.tsx';
import { PlanOverlay } from './plan-overlay.tsx';
import type { PlanState } from '../shown/plan-shown.ts';
import { cropOf, sheetOf } from './plan-view.ts';
import { placeOfBooth } from '../shown/places.ts';
import styles from './plan-window.module.scss';
import type { Rectangle } from '@dswine/shared/fair/hall/rectangle';
import { startZoom, type PlanZoom } from './plan-zoom.ts';

type Props = {
  plan: Floorplan;
  planState: PlanState;
  onlyArea: AreaCode | undefined;
  /** Ids of the exhibitors on the visitor's list, once it is loaded. */
  listed?: ReadonlySet<string> | undefined;
  onPick: (event: MouseEvent) => void;
};

/** The drawing in its window. Zooms and pans in the browser; scrolls without JavaScript. */
export function PlanWindow({ plan, planState, onlyArea, listed, onPick }: Props) {
  const t = useTranslations();
  const { frame, drawing, zoom, serverPlace } = usePlanZoom(plan, planState.place);
  const crop = cropOf(serverPlace, sheetOf(plan));
  const { pointed, onMouseOver } = usePointedBooth(plan);
  return (
    <div className={styles.sheet} id="plan">
      <div
        ref={frame}
        className={styles.window}
        data-only={onlyArea}
        // Until the zoom knows better.
        data-detail="whole"
        data-cropped={serverPlace ? '' : undefined}
        role="group"
        aria-label={t('plan.window')}
        aria-describedby="plan-keys"
        tabIndex={0}
        onKeyDown={(event) => zoom && handleKey(event, zoom)}
        onMouseDownCapture={keepFocusOutOfDrawing}
        onMouseOver={onMouseOver}
        onMouseLeave={onMouseOver}
        onClickCapture={(event) => {
          if (zoom && !zoom.isPressable() && event.button === 0) {
            event.preventDefault();
            zoom.zoomInAt(event.clientX, event.clientY);
          } else onPick(event);
        }}
      >
        <svg
          ref={drawing}
          className={styles.drawing}
          viewBox={`${crop.X} ${crop.Y} ${crop.W} ${crop.H}`}
          aria-hidden="true"
          focusable="false"
        >
          <HallGround plan={plan} />
          <BoothShapes booths={plan.Booths} />
          <PlanOverlay booths={plan.Booths} planState={planState} listed={listed} />
          {pointed ? <Outline at={pointed} /> : null}
        </svg>
      </div>
      <PlanControls zoom={zoom} />
      {pointed ? (
        <p className={styles.caption} aria-hidden="true">
          {placeOfBooth(pointed).name}
        </p>
      ) : null}
      <p id="plan-keys" className={styles.keys}>
        {t('plan.keys')}
      </p>
    </div>
  );
}

function Outline({ at: { X, Y, W, H } }: { at: Rectangle }) {
  return <rect className={styles.pointed} x={X} y={Y} width={W} height={H} />;
}

/**
 * The booth under the pointer, or of the focused link beside the plan. Its name needs no other
 * announcement: the links have it.
 */
function usePointedBooth({ Booths }: Floorplan) {
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    const show = ({ target }: Event) =>
      setNumber(
        target instanceof HTMLAnchorElement
          ? (new URL(target.href).searchParams.get('booth') ?? undefined)
          : undefined,
      );
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
  return {
    pointed: number === undefined ? undefined : Booths.find((one) => one.Number === number),
    onMouseOver: ({ target }: MouseEvent) =>
      target instanceof Element
        ? setNumber(target.closest('[data-booth]')?.getAttribute('data-booth') ?? undefined)
        : undefined,
  };
}

/** Starts zooming after hydration, and shows the place whenever it changes. */
function usePlanZoom({ Width, Depth }: Floorplan, place: PlanState['place']) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [zoom, setZoom] = useState<PlanZoom>();
  // Keep the server's view in the markup; d3-zoom controls the view after hydration.
  const [serverPlace] = useState(place);
  // By the sheet's size: a plan that is requested again keeps the view.
  useEffect(() => {
    if (!frame.current || !drawing.current) return;
    const started = startZoom({
      window: frame.current,
      drawing: drawing.current,
      sheet: sheetOf({ Width, Depth }),
      place: serverPlace,
    });
    setZoom(started);
    return () => started.stop();
  }, [Width, Depth, serverPlace]);
  const at = place && `${place.X} ${place.Y} ${place.W} ${place.H}`;
  const [centred, setCentred] = useState(at);
  useEffect(() => {
    if (!zoom || at === centred) return;
    setCentred(at);
    if (place) zoom.showPlace(place);
  }, [zoom, at, centred, place]);
  return { frame, drawing, zoom, serverPlace };
}

/**
 * A click on the drawing focuses the window, whose keys move the plan. The booth links are hidden
 * from the keyboard.
 */
function keepFocusOutOfDrawing(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

const keyActions: Record<string, (zoom: PlanZoom) => void> = {
  ArrowLeft: (zoom) => zoom.pan(-0.25, 0),
  ArrowRight: (zoom) => zoom.pan(0.25, 0),
  ArrowUp: (zoom) => zoom.pan(0, -0.25),
  ArrowDown: (zoom) => zoom.pan(0, 0.25),
  '+': (zoom) => zoom.zoomBy(1.6),
  '=': (zoom) => zoom.zoomBy(1.6),
  '-': (zoom) => zoom.zoomBy(1 / 1.6),
  '0': (zoom) => zoom.showAll(),
  Home: (zoom) => zoom.showAll(),
};

function handleKey(event: KeyboardEvent, zoom: PlanZoom): void {
  const move = keyActions[event.key];
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  move(zoom);
}
