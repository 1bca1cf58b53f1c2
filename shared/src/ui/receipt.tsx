import type { ReactNode } from 'react';
import { OnwardLink } from './link.tsx';
import { TitleText } from './title-text.tsx';

type Props = {
  title: string;
  /** Whether something was sent: then the title is news. Else the page says what it is for. */
  sent: boolean;
  /** The number to ask by, with what it is good for. */
  number?:
    | { value: string; label: string; keep: string; lookUp: { href: string; label: string } }
    | undefined;
  /** Stands above the title. */
  above?: ReactNode;
  /** Buttons that lead on. */
  onward: ReactNode;
  children: ReactNode;
};

/** After a form: that it was sent, what follows, and the number to ask by. */
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
