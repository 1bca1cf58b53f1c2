import { classNames } from './class-names.ts';

/** The fair's themed areas; `fair` for everything else. */
export type AreaName = 'wine' | 'spirits' | 'sake' | 'beer' | 'fair';

type Props = { area: AreaName; large?: boolean | undefined };

/**
 * Icon of an area in the current colour: wine glass, tumbler, tokkuri with cup, beer glass, drop.
 * Always next to text, so hidden from assistive technology.
 */
export function AreaMark({ area, large = false }: Props) {
  const { level, lines } = drawings[area];
  return (
    <svg
      className={classNames('dw-area-mark', large && 'dw-area-mark--large')}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path className="dw-area-mark__level" d={level} />
      <path d={lines} />
    </svg>
  );
}

const drawings: Record<AreaName, { level: string; lines: string }> = {
  wine: {
    level: 'M7.1 8.5h9.8C16.7 11.8 14.8 14 12 14s-4.7-2.2-4.9-5.5z',
    lines:
      'M7.7 2.5h8.6c.9 3 .9 11.5-4.3 11.5S6.8 5.5 7.7 2.5zM7.1 8.5c2.4-.9 4.2 1 9.8 0M12 14v7.5M8.5 21.5h7',
  },
  spirits: {
    level: 'M5.3 12.5h13.4l-.7 7H6z',
    lines: 'M4.5 4.5h15l-1.5 16.5H6zM5.3 12.5h13.4M9.2 15.2l2.9-5.7 4.7 2.5-2.6 5z',
  },
  sake: {
    level: 'M4.4 13.5c2.3-.8 4.7-.8 7.2 0 .7 3.4 0 6.5-1.1 8h-5c-1.1-1.5-1.8-4.6-1.1-8z',
    lines:
      'M6 2.5h4M6.6 2.5v4.2c0 1.8-2.8 4-2.8 8.3 0 3 .8 5.2 1.7 6.5h5c.9-1.3 1.7-3.5 1.7-6.5 0-4.3-2.8-6.5-2.8-8.3V2.5M14.5 15.5h7c0 3-1 5-2.2 6h-2.6c-1.2-1-2.2-3-2.2-6z',
  },
  beer: {
    level: 'M7.4 9h9.2l-1 12H8.4z',
    lines:
      'M6.8 6.5 8.3 21.5h7.4l1.5-15M6.5 6.5a2.3 2.3 0 0 1 2.2-3 3.6 3.6 0 0 1 6.4-.2 2.4 2.4 0 0 1 2.4 3.2zM7.2 9.5h9.6M10 12.5l.4 6M14 12.5l-.4 6',
  },
  fair: {
    level: 'M6.3 14.5h11.4a5.7 5.7 0 0 1-11.4 0z',
    lines:
      'M12 2.5c1.5 3.8 5.7 7.4 5.7 12a5.7 5.7 0 0 1-11.4 0c0-4.6 4.2-8.2 5.7-12zM6.3 14.5c2.2-1 5.6 1 11.4 0',
  },
};
