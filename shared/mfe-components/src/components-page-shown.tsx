import type { ReactNode } from 'react';

/** One component with its name. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="dw-section dw-stack" data-part={name}>
      <h2 className="dw-kicker">{name}</h2>
      {children}
    </section>
  );
}
