import type { ComponentType } from 'react';

/** A page of the shell itself. One that is seldom read brings its code only when it is asked for: `arrive` has to be awaited before it is shown. */
export type OwnPage = ComponentType & { arrive?: () => Promise<void> };

export function latePage(load: () => Promise<ComponentType>): OwnPage {
  let Arrived: ComponentType | undefined;
  function LatePage() {
    return Arrived ? <Arrived /> : null;
  }
  return Object.assign(LatePage, {
    async arrive() {
      Arrived ??= await load();
    },
  });
}
