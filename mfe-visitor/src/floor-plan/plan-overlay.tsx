import { memo } from 'react';
import type { Booth } from '@dswine/shared/contract/floorplan';
import type { Route } from './find-route.ts';
import styles from './plan-overlay.module.scss';
import { haveExhibitorInCommon } from './places.ts';
import { centreOf } from './rectangle.ts';

type Props = {
  booths: readonly Booth[];
  selected: Booth | undefined;
  route: Route | undefined;
  /** Ids of the exhibitors on the visitor's list. */
  marked: ReadonlySet<string> | undefined;
};

/** The layer above the booths that depends on the visitor: list marks, selected booth and route. */
export const PlanOverlay = memo(function PlanOverlay({ booths, selected, route, marked }: Props) {
  const sisters = selected ? booths.filter((booth) => haveExhibitorInCommon(booth, selected)) : [];
  const listed = marked
    ? booths.filter(({ Exhibitors }) => Exhibitors.some(({ Id }) => marked.has(Id)))
    : [];
  return (
    <g className={styles.overlay}>
      {listed.map(({ Number, X, Y, W }) => (
        <path
          key={Number}
          className={styles.mark}
          transform={`translate(${X + W - 0.55} ${Y + 0.55})`}
          d="M0-.95.29-.31l.66.07-.5.45.14.67L0 .54l-.59.34.14-.67-.5-.45.66-.07z"
        />
      ))}
      {route ? <RouteLine route={route} /> : null}
      {sisters.map(({ Number, X, Y, W, H }) => (
        <rect key={Number} className={styles.sister} x={X} y={Y} width={W} height={H} />
      ))}
      {selected ? <Chosen booth={selected} /> : null}
    </g>
  );
});

function RouteLine({ route: { points } }: { route: Route }) {
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [start, end] = [points[0], points.at(-1)];
  return (
    <g className={styles.route}>
      <path className={styles.bed} d={line} />
      <path className={styles.way} d={line} />
      {start ? <circle className={styles.start} cx={start.x} cy={start.y} r="1.1" /> : null}
      {end ? <circle className={styles.end} cx={end.x} cy={end.y} r="1.1" /> : null}
    </g>
  );
}

/** A frame on the booth, and a ring around it that is visible even when the booth is small. */
function Chosen({ booth }: { booth: Booth }) {
  const { X, Y, W, H } = booth;
  const { x, y } = centreOf(booth);
  return (
    <>
      <circle className={styles.ring} cx={x} cy={y} r="5" />
      <rect className={styles.chosen} x={X} y={Y} width={W} height={H} />
    </>
  );
}
