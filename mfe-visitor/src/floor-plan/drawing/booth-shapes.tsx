import { memo } from 'react';
import type { Booth } from '@dswine/shared/contract/floorplan';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { useSite } from '@dswine/shared/section/runtime';
import styles from './booth-shapes.module.scss';
import { nameLines } from './name-lines.ts';
import { placeOfBooth, rowOf } from '../shown/places.ts';
import { areas, planAddress } from '../shown/plan-query.ts';

const NUMBER = 0.9;
const NAME = 0.46;

/**
 * The booths, by area. Each is a plain link to the plan with that booth selected. They are not in
 * the tab order: the list beside the plan offers the same booths to keyboards and screen readers,
 * and 600 tab stops would be too many.
 */
export const BoothShapes = memo(function BoothShapes({ booths }: { booths: readonly Booth[] }) {
  return areas.map((area) => (
    <g key={area} className={styles.area} data-area={area}>
      {booths.flatMap((booth) =>
        booth.Area === area ? [<BoothShape key={booth.Number} booth={booth} />] : [],
      )}
    </g>
  ));
});

function BoothShape({ booth }: { booth: Booth }) {
  const { locale } = useSite();
  const { Number, X, Y, W, H, Exhibitors } = booth;
  const names = joinNames(
    Exhibitors.map(({ Name }) => Name),
    locale,
  );
  const lines = names === '' ? [] : nameLines(names, (W - 0.3) / NAME, 3);
  const top = Y + 1.12 + (H - 1.12 - lines.length * NAME * 1.3) / 2;
  return (
    <a
      className={names === '' ? styles.free : styles.taken}
      href={planAddress(locale, { booth: Number })}
      data-booth={Number}
      tabIndex={-1}
    >
      <title>{placeOfBooth(booth).name}</title>
      <rect x={X} y={Y} width={W} height={H} />
      <text className={styles.number} x={X + W / 2} y={Y + H / 2 + NUMBER * 0.36}>
        <tspan className={styles.row}>{rowOf(Number)}</tspan>
        {Number.slice(rowOf(Number).length)}
      </text>
      {lines.map((line, index) => (
        <text
          key={index}
          className={styles.name}
          x={X + W / 2}
          y={round(top + (index + 0.85) * NAME * 1.3)}
        >
          {line}
        </text>
      ))}
    </a>
  );
}

function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}
