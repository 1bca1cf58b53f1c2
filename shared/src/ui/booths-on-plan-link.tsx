import { boothsOnPlanLimit, paths } from '@dswine/shared/fair/paths';
import { TextLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** Leads to the floor plan with the booths of a list marked. It says when those are too many. */
export function BoothsOnPlanLink({ booths }: { booths: readonly string[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { size } = new Set(booths);
  if (size === 0) return null;
  return (
    <TextLink href={paths.boothsOnPlan(locale, booths)}>
      {size > boothsOnPlanLimit
        ? t('booths.firstOnPlan', { count: boothsOnPlanLimit })
        : t('booths.onPlan', { count: size })}
    </TextLink>
  );
}
