import { keyIn } from '@dswine/shared/section/messages';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './plan-controls.module.scss';
import type { PlanZoom } from './plan-zoom.ts';

type Control = { name: string; drawing: string; action: (zoom: PlanZoom) => void };
const pans: Control[] = [
  { name: 'left', drawing: 'M10 3 5 8l5 5', action: (zoom) => zoom.pan(-0.35, 0) },
  { name: 'up', drawing: 'm3 10 5-5 5 5', action: (zoom) => zoom.pan(0, -0.35) },
  { name: 'down', drawing: 'm3 6 5 5 5-5', action: (zoom) => zoom.pan(0, 0.35) },
  { name: 'right', drawing: 'm6 3 5 5-5 5', action: (zoom) => zoom.pan(0.35, 0) },
];
const zooms: Control[] = [
  { name: 'out', drawing: 'M3 8h10', action: (zoom) => zoom.zoomBy(1 / 1.8) },
  { name: 'in', drawing: 'M3 8h10M8 3v10', action: (zoom) => zoom.zoomBy(1.8) },
  {
    name: 'whole',
    drawing: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
    action: (zoom) => zoom.showAll(),
  },
];

/**
 * Buttons for everything that dragging and pinching do: on the corner of the plan, on a phone below
 * it, within reach of a thumb.
 */
export function PlanControls({ zoom }: { zoom: PlanZoom | undefined }) {
  const t = useTranslations();
  return (
    <div className={styles.controls} role="group" aria-label={t('plan.controls')}>
      {[...pans, ...zooms].map(({ name, drawing, action }) => (
        <button
          key={name}
          type="button"
          className={pans.some((pan) => pan.name === name) ? styles.pan : styles.control}
          aria-label={t(keyIn('plan', name))}
          title={t(keyIn('plan', name))}
          onClick={() => zoom && action(zoom)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d={drawing} />
          </svg>
        </button>
      ))}
    </div>
  );
}
