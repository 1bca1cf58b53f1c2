import { memo } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { useTranslations } from '@dswine/shared/section/runtime';
import { FacilityMark } from './facility-mark.tsx';
import styles from './hall-ground.module.scss';
import { MapFoot } from './map-foot.tsx';
import { sheetOf } from './plan-view.ts';
import { boundsOf, centreOf } from '@dswine/shared/fair/hall/rectangle';
import { areas } from '../shown/plan-query.ts';
import { rowOf } from '../shown/places.ts';

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
      <rect className={styles.wall} width={Width} height={Depth} />
      {Facilities.map((facility, index) => (
        <FacilityMark key={index} facility={facility} depth={Depth} />
      ))}
      <PlaceNames plan={plan} />
      <MapFoot hall={plan.Hall} width={Width} depth={Depth} />
    </g>
  );
});

/** Names of areas beside their booths along the nearer wall, and of the rows in the aisle there. */
const PlaceNames = memo(function PlaceNames({ plan }: { plan: Floorplan }) {
  const t = useTranslations();
  return areas.map((area) => {
    const booths = plan.Booths.filter(({ Area }) => Area === area);
    const ground = boundsOf(booths);
    if (!ground) return null;
    const end = ground.X + ground.W;
    const isWest = ground.X < plan.Width - end;
    const edge = isWest ? ground.X : end;
    const outwards = isWest ? -1 : 1;
    return (
      <g key={area} className={isWest ? styles.west : styles.east} data-area={area}>
        <text
          className={styles.areaName}
          transform={`translate(${edge + outwards * 8} ${centreOf(ground).y})`}
        >
          {t(`area.${area}`)}
        </text>
        {[...new Set(booths.map(({ Number }) => rowOf(Number)))].map((row) => {
          const ofRow = boundsOf(booths.filter(({ Number }) => rowOf(Number) === row));
          const { y } = centreOf(ofRow ?? ground);
          return (
            <text key={row} className={styles.row} x={edge + outwards * 0.8} y={y + 0.7}>
              {row}
            </text>
          );
        })}
      </g>
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
