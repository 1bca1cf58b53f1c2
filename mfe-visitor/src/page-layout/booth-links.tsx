import { paths } from '@dswine/shared/fair/addresses/paths';
import { WalkingTime } from '@dswine/shared/ui/place-link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

type Props = {
  booths: readonly string[];
  /** Minutes from the main entrance to the first booth. */
  walk?: number | undefined;
  className?: string | undefined;
  label?: string;
};

/** Booth numbers, linked to the floor plan, and the minutes to walk to the first. */
export function BoothLinks({ booths, walk, className, label }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <ul className={className} aria-label={label}>
      {booths.map((booth) => (
        <li key={booth}>
          <a href={paths.boothOnPlan(locale, booth)}>
            {booth} <span className="dw-hidden">{t('exhibitor.onPlan')}</span>
          </a>
        </li>
      ))}
      {walk === undefined ? null : (
        <li>
          <WalkingTime place={booths[0]} walk={walk} />
        </li>
      )}
    </ul>
  );
}
