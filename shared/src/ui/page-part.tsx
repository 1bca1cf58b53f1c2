import type { ComponentProps, ReactNode } from 'react';
import { SectionHeading } from './section-heading.tsx';

type Props = Omit<ComponentProps<typeof SectionHeading>, 'id' | 'level'> & {
  /** Of the heading, which names the part. */
  id: string;
  /** Takes the whole width, with a container of its own. */
  band?: boolean;
  /** Instead of `dw-part`, or `dw-section` of a band. */
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page with its heading. */
export function PagePart({ id, band = false, className, children, ...heading }: Props) {
  const content = (
    <>
      <SectionHeading id={id} {...heading} />
      {children}
    </>
  );
  return (
    <section className={className ?? (band ? 'dw-section' : 'dw-part')} aria-labelledby={id}>
      {band ? <div className="dw-container">{content}</div> : content}
    </section>
  );
}
