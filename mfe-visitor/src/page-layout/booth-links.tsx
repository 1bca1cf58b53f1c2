import { paths } from '@dswine/shared/fair/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

type Props = { booths: readonly string[]; className: string | undefined; label?: string };

/** Booth numbers, linked to the floor plan. */
export function BoothLinks({ booths, className, label }: Props) {
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
    </ul>
  );
}
