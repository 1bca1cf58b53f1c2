import { classNames } from './class-names.ts';

/** The fair's themed areas; `fair` for everything else. */
export type AreaName = 'wine' | 'spirits' | 'sake' | 'beer' | 'fair';

type Props = { area: AreaName; large?: boolean | undefined };

/**
 * Icon of an area in the current colour, drawn by the stylesheet (`icons.scss`). Always next to
 * text, so hidden from assistive technology.
 */
export function AreaMark({ area, large = false }: Props) {
  return (
    <i
      className={classNames('dw-area-mark', large && 'dw-area-mark--large')}
      data-area={area}
      aria-hidden="true"
    />
  );
}
