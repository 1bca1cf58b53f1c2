import type { Facility } from '@dswine/shared/contract/floorplan';
import styles from './facility-mark.module.scss';
import { nameLines } from './name-lines.ts';
import { centreOf, type Rectangle } from '@dswine/shared/fair/hall/rectangle';

/** Font sizes in metres; the largest at which the name fits is used. */
const sizes = [2.4, 2, 1.7, 1.4];
const SMALLEST = 1.15;
/** In shallower facilities, icon and name are side by side. */
const MIN_DEPTH_FOR_STACKED_LABEL = 5.5;
const rooms: readonly Facility['Kind'][] = ['stage', 'service'];

/**
 * A facility such as a stage, a desk or an entrance: outline, icon and name. While the whole hall is
 * shown, rooms have only their names, which say more than an icon, and others only their icons.
 */
export function FacilityMark({ facility, depth }: { facility: Facility; depth: number }) {
  const { Kind, X, Y, W, H } = facility;
  const isEntrance = Kind === 'entrance' || Kind === 'exit';
  return (
    <g className={isEntrance ? styles.door : styles.facility}>
      <rect x={X} y={Y} width={W} height={H} />
      {isEntrance ? <path className={styles.opening} d={openingOf(facility, depth)} /> : null}
      {rooms.includes(Kind) ? <RoomName facility={facility} /> : <Sign facility={facility} />}
    </g>
  );
}

function RoomName({ facility: { Kind, Name, X, Y, W, H } }: { facility: Facility }) {
  const { x, y } = centreOf({ X, Y, W, H });
  const linesAt = (size: number) =>
    nameLines(Name, (W - 1) / size, Math.floor((H - 0.6) / size / 1.2));
  const size =
    sizes.find((one) => linesAt(one).length > 0 && !linesAt(one).join('').includes('…')) ??
    SMALLEST;
  const lines = linesAt(size);
  return (
    <>
      <Icon kind={Kind} at={{ x, y }} className={`${styles.sign} ${styles.afar}`} />
      {lines.map((line, index) => (
        <text
          key={index}
          className={styles.room}
          fontSize={size}
          x={x}
          y={y + size * (0.36 + (index - (lines.length - 1) / 2) * 1.2)}
        >
          {line}
        </text>
      ))}
    </>
  );
}

function Sign({ facility }: { facility: Facility }) {
  const { Kind, Name, X, W, H } = facility;
  const { x, y } = centreOf(facility);
  const isStacked = H >= MIN_DEPTH_FOR_STACKED_LABEL;
  const isEntrance = Kind === 'entrance' || Kind === 'exit';
  const lines = isStacked ? nameLines(Name, W / SMALLEST, H < 8 ? 1 : 2) : [Name];
  const icon = isStacked ? { x, y: y - SMALLEST * 1.1 } : { x: isEntrance ? x : X + 2.6, y };
  return (
    <>
      <Icon kind={Kind} at={icon} rotation={arrowRotation(facility)} />
      {lines.map((line, index) => (
        <text
          key={index}
          className={isStacked ? styles.below : styles.beside}
          x={isStacked ? x : icon.x + 2.6}
          y={isStacked ? y + SMALLEST * (1.9 + index * 1.25) : y + SMALLEST * 0.36}
        >
          {line}
        </text>
      ))}
    </>
  );
}

type IconProps = {
  kind: Facility['Kind'];
  at: { x: number; y: number };
  rotation?: string;
  className?: string | undefined;
};

function Icon({ kind, at: { x, y }, rotation = '', className = styles.sign }: IconProps) {
  return (
    <path
      className={className}
      transform={`translate(${x - 2} ${y - 2}) scale(.1667)${rotation}`}
      d={icons[kind]}
    />
  );
}

/** SVG rotation of the arrow into walking direction. It points north by default. */
function arrowRotation({ Kind, X, W, Y }: Facility): string {
  if (Kind !== 'exit') return '';
  return X < 1 && W > Y / 20 ? ' rotate(-90 12 12)' : '';
}

/** The gap in the wall at an entrance, along the nearest wall. */
function openingOf({ X, Y, W, H }: Rectangle, depth: number): string {
  if (Y + H > depth - 1) return `M${X} ${depth}h${W}`;
  if (X < 1) return `M0 ${Y}v${H}`;
  return `M${X} 0h${W}`;
}

/** SVG paths on a grid of 24 × 24. */
const icons: Record<Facility['Kind'], string> = {
  entrance: 'M12 3 4 13h5v8h6v-8h5z',
  exit: 'M12 3 4 13h5v8h6v-8h5z',
  stage: 'M2 3h20v2.4H2zM3.6 6.4h16.8v9H3.6zM11 15.4h2v2.4l4.6 3.6h-3L12 19.3l-2.6 2.1h-3L11 17.8z',
  service: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1.3 4.5h2.6v2.6h-2.6zm0 4.2h2.6v7h-2.6z',
  toilet:
    'M7 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 7.5h6v7H8.8V21H5.2v-6.5H4zM17 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm-1.6 5h3.2l2.4 8h-2.3V21h-3.4v-5.5H13z',
  rest: 'M4 8h13v1h1.5a3 3 0 0 1 0 6H17a5 5 0 0 1-5 4H9a5 5 0 0 1-5-5zm13 3v2h1.5a1 1 0 0 0 0-2zM8 2.5h1.6v4H8zm3.6 0h1.6v4h-1.6z',
  'first-aid': 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
};
