import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { componentsMessages } from './components-page.fixture.ts';

export const useMessagesOfPage = () => inLocale(componentsMessages, useSite().locale);

/** One component with its name. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="dw-section dw-stack" data-part={name}>
      <h2 className="dw-kicker">{name}</h2>
      {children}
    </section>
  );
}
