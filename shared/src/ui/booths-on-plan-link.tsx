import { useSite } from '@dswine/shared/section/runtime';
import { boothsOnPlanLimit, paths } from '../fair/paths.ts';
import { TextLink } from './link.tsx';
import { boothsOnPlanMessages, useMessages } from './ui-messages.ts';

/** Leads to the floor plan with the booths of a list marked. It says when those are too many. */
export function BoothsOnPlanLink({ booths }: { booths: readonly string[] }) {
  const t = useMessages(boothsOnPlanMessages);
  const { locale } = useSite();
  const { size } = new Set(booths);
  if (size === 0) return null;
  return (
    <TextLink href={paths.boothsOnPlan(locale, booths)}>
      {size > boothsOnPlanLimit ? t.first(boothsOnPlanLimit) : t.all(size)}
    </TextLink>
  );
}
