import type { Figure } from '../contract/editions.ts';
import { writeNumber } from '../fair/texts/write-number.ts';
import { useSite } from '@dswine/shared/section/runtime';

/** Large statistics. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const { locale } = useSite();
  return (
    <dl className="dw-figures" data-count={figures.length}>
      {figures.map(({ Value, Unit, Label }) => (
        <div className="dw-figure" key={Label}>
          <dt>{Label}</dt>
          <dd>
            {writeNumber(Value, locale)}
            {Unit === '' ? null : <small>{Unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
