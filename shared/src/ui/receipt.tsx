import type { ReactNode } from 'react';
import { useSite } from '@dswine/shared/section/runtime';
import { paths } from '../fair/addresses/paths.ts';
import { OnwardLink } from './link.tsx';
import { TitleText } from './title-text.tsx';
import { receiptMessages, useMessages } from './ui-messages.ts';

type Props = {
  title: string;
  /**
   * Whether something was just sent: then the title is announced. Otherwise the page explains its
   * purpose.
   */
  sent: boolean;
  /** The reference number, what it is good for, and a link; by default to what was sent. */
  number?:
    | { value: string; label?: string; keep?: string; lookUp?: { href: string; label: string } }
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
      {number === undefined ? null : <ReferenceNumber {...number} />}
      <p className="dw-receipt__onward">{onward}</p>
    </div>
  );
}

function ReferenceNumber({ value, label, keep, lookUp }: NonNullable<Props['number']>) {
  const messages = useMessages(receiptMessages);
  const { locale } = useSite();
  const link = lookUp ?? { href: paths.submission(locale, value), label: messages.lookUp };
  return (
    <>
      <dl className="dw-receipt__number">
        <dt>{label ?? messages.label}</dt>
        <dd translate="no">{value}</dd>
      </dl>
      <p className="dw-receipt__keep">{keep ?? messages.keep}</p>
      <OnwardLink href={link.href}>{link.label}</OnwardLink>
    </>
  );
}
