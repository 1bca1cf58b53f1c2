import { memo } from 'react';
import type { Booth } from '@dswine/shared/contract/floorplan';
import type { Route } from '@dswine/shared/fair/hall/find-route';
import styles from './plan-overlay.module.scss';
import type { PlanState } from '../shown/plan-shown.ts';
import { clustersOf, mostPins } from './clusters.ts';
import { rowOf } from '../shown/places.ts';
import { centreOf, type Rectangle } from '@dswine/shared/fair/hall/rectangle';

type Props = {
  booths: readonly Booth[];
  planState: Pick<PlanState, 'selected' | 'marks' | 'requestedRoute'>;
  /** Ids of the exhibitors on the visitor's list. */
  listed: ReadonlySet<string> | undefined;
};

/** The layer above the booths that depends on the visitor: list marks, marked places and route. */
export const PlanOverlay = memo(function PlanOverlay({ booths, planState, listed }: Props) {
  const { selected, marks, requestedRoute } = planState;
  const route = requestedRoute?.route;
  const starred = listed
    ? booths.filter(({ Exhibitors }) => Exhibitors.some(({ Id }) => listed.has(Id)))
    : [];
  return (
    <g className={styles.overlay} data-clustered={marks.booths.length > mostPins ? '' : undefined}>
      {starred.map(({ Number, X, Y, W }) => (
        <path
          key={Number}
          className={styles.mark}
          transform={`translate(${X + W - 0.55} ${Y + 0.55})`}
          d="M0-.95.29-.31l.66.07-.5.45.14.67L0 .54l-.59.34.14-.67-.5-.45.66-.07z"
        />
      ))}
      {marks.places.map(({ code, at }) => (
        <g key={code} className={styles.room} data-marked={code}>
          <rect x={at.X} y={at.Y} width={at.W} height={at.H} />
          <Pin at={at} />
        </g>
      ))}
      {marks.booths.map((booth) => (
        <MarkedBooth key={booth.Number} booth={booth} isChosen={booth === selected} />
      ))}
      {clustersOf(marks.booths).map(({ x, y, count }) => (
        <g key={`${x} ${y}`} className={styles.cluster}>
          <circle cx={x} cy={y} r="5" />
          <text x={x} y={y + 1.6}>
            {count}
          </text>
        </g>
      ))}
      {route ? <RouteLine route={route} /> : null}
      {selected ? <Ring booth={selected} /> : null}
    </g>
  );
});

/** A booth filled with the colour of its area, with a pin that is seen from afar. */
function MarkedBooth({ booth, isChosen }: { booth: Booth; isChosen: boolean }) {
  const { Number, Area, X, Y, W, H } = booth;
  return (
    <g
      className={isChosen ? `${styles.booth} ${styles.chosen}` : styles.booth}
      data-area={Area}
      data-marked={Number}
    >
      <rect x={X} y={Y} width={W} height={H} />
      <text x={X + W / 2} y={Y + H / 2 + 0.33}>
        <tspan className={styles.row}>{rowOf(Number)}</tspan>
        {Number.slice(rowOf(Number).length)}
      </text>
      <Pin at={booth} />
    </g>
  );
}

function Pin({ at: { X, Y, W } }: { at: Rectangle }) {
  return (
    <g transform={`translate(${X + W / 2} ${Y + 0.4})`}>
      <path
        className={styles.pin}
        d="M0 0C-.5-1.3-1.5-1.9-1.5-3.1a1.5 1.5 0 1 1 3 0C1.5-1.9.5-1.3 0 0zM0-3.7a.6.6 0 1 0 0 1.2.6.6 0 1 0 0-1.2z"
      />
    </g>
  );
}

function RouteLine({ route: { points } }: { route: Route }) {
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [start, end] = [points[0], points.at(-1)];
  return (
    <g>
      <path className={styles.bed} d={line} />
      <path className={styles.way} d={line} />
      {start ? <circle className={styles.start} cx={start.x} cy={start.y} r="1.1" /> : null}
      {end ? <circle className={styles.end} cx={end.x} cy={end.y} r="1.1" /> : null}
    </g>
  );
}

/** A ring around the selected booth, which is small while the whole hall is shown. */
function Ring({ booth }: { booth: Booth }) {
  const { x, y } = centreOf(booth);
  return <circle className={styles.ring} cx={x} cy={y} r="5" />;
}
