import type { ReactNode } from 'react';
import { OnwardLink } from './link.tsx';
import { TitleText } from './title-text.tsx';

type Props = {
  title: string;
  /**
   * Whether something was just sent: then the title is announced. Otherwise the page explains its
   * purpose.
   */
  sent: boolean;
  /** The reference number, with an explanation. */
  number?:
    | { value: string; label: string; keep: string; lookUp: { href: string; label: string } }
    | undefined;
  /** Shown above the title. */
  above?: ReactNode;
  /** Buttons for the next steps. */
  onward: ReactNode;
  children: ReactNode;
};

/** Confirmation of a form: what was sent, the next steps, and the reference number. */
export function Receipt({ title, sent, number, above, onward, children }: Props) {
  return (
    <div className="dw-label dw-receipt">
      {above}
      <div role={sent ? 'status' : undefined}>
        <h1 className="dw-receipt__title">
          <TitleText fits={8}>{title}</TitleText>
        </h1>
      </div>
      {children}
      {number === undefined ? null : (
        <>
          <dl className="dw-receipt__number">
            <dt>{number.label}</dt>
            <dd translate="no">{number.value}</dd>
          </dl>
          <p className="dw-receipt__keep">{number.keep}</p>
          <OnwardLink href={number.lookUp.href}>{number.lookUp.label}</OnwardLink>
        </>
      )}
      <p className="dw-receipt__onward">{onward}</p>
    </div>
  );
}
