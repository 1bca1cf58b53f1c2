import { useSite } from '@dswine/shared/section/runtime';
import { boothsOnPlanLimit, paths } from '../fair/addresses/paths.ts';
import { TextLink } from './link.tsx';
import { boothsOnPlanMessages, useMessages } from './ui-messages.ts';

type Props = {
  booths: readonly string[];
  /** Whether they are those of one page of a longer list. */
  isPage?: boolean;
};

/**
 * Leads to the floor plan with the booths of a list marked. It says when those are too many, or not
 * all.
 */
export function BoothsOnPlanLink({ booths, isPage = false }: Props) {
  const t = useMessages(boothsOnPlanMessages);
  const { locale } = useSite();
  const { size } = new Set(booths);
  if (size === 0) return null;
  return (
    <TextLink href={paths.boothsOnPlan(locale, booths)}>
      {size > boothsOnPlanLimit
        ? t.first(boothsOnPlanLimit)
        : isPage
          ? t.ofPage(size)
          : t.all(size)}
    </TextLink>
  );
}
