import { memo } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { useTranslations } from '@dswine/shared/section/runtime';
import { FacilityMark } from './facility-mark.tsx';
import styles from './hall-ground.module.scss';
import { MapFoot } from './map-foot.tsx';
import { sheetOf } from './plan-view.ts';
import { boundsOf, centreOf } from '@dswine/shared/fair/rectangle';
import { areas } from './plan-query.ts';

const GRID_STEP = 10;

/** The layer below the booths: border and grid, walls, entrances, aisles and facilities. */
export const HallGround = memo(function HallGround({ plan }: { plan: Floorplan }) {
  const { Width, Depth, Aisles, Facilities } = plan;
  const sheet = sheetOf(plan);
  return (
    <g>
      <rect className={styles.paper} x={sheet.X} y={sheet.Y} width={sheet.W} height={sheet.H} />
      <path
        className={styles.neat}
        d={rectanglePath(sheet.X + 1.2, sheet.Y + 1.2, sheet.W - 2.4, sheet.H - 2.4)}
      />
      <path
        className={styles.hair}
        d={rectanglePath(sheet.X + 2, sheet.Y + 2, sheet.W - 4, sheet.H - 4)}
      />
      <rect className={styles.floor} width={Width} height={Depth} />
      {Aisles.map(({ X, Y, W, H }, index) => (
        <rect key={index} className={styles.aisle} x={X} y={Y} width={W} height={H} />
      ))}
      <path className={styles.grid} d={gridOf(Width, Depth)} />
      <Figures width={Width} depth={Depth} />
      <rect className={styles.wall} width={Width} height={Depth} />
      {Facilities.map((facility, index) => (
        <FacilityMark key={index} facility={facility} depth={Depth} />
      ))}
      <MapFoot hall={plan.Hall} width={Width} depth={Depth} />
    </g>
  );
});

/** Area names across their booths, shown only while the booths are small. */
export const AreaNames = memo(function AreaNames({ plan }: { plan: Floorplan }) {
  const t = useTranslations();
  return areas.map((area) => {
    const ground = boundsOf(plan.Booths.filter(({ Area }) => Area === area));
    if (!ground) return null;
    const { x, y } = centreOf(ground);
    return (
      <text key={area} className={styles.areaName} data-area={area} x={x} y={y + 2.4}>
        {t(`area.${area}`)}
      </text>
    );
  });
});

function rectanglePath(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}

function steps(length: number): number[] {
  return Array.from(
    { length: Math.floor(length / GRID_STEP) + 1 },
    (_, index) => index * GRID_STEP,
  );
}

function gridOf(width: number, depth: number): string {
  const down = steps(width).map((x) => `M${x} 0v${depth}`);
  const across = steps(depth).map((y) => `M0 ${y}h${width}`);
  return [...down, ...across].join('');
}

/** Scale in metres along the north and west walls. */
function Figures({ width, depth }: { width: number; depth: number }) {
  const every = (metres: number) => metres % 20 === 0;
  return (
    <g className={styles.figures}>
      {steps(width)
        .filter(every)
        .map((x) => (
          <text key={x} x={x} y={-2.2}>
            {x}
          </text>
        ))}
      {steps(depth)
        .filter((y) => y > 0 && every(y))
        .map((y) => (
          <text key={y} x={-3} y={y + 0.7}>
            {y}
          </text>
        ))}
    </g>
  );
}
