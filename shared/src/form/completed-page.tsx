import type { ReactNode } from 'react';
import { keyIn, type MessageGroup } from '@dswine/shared/section/messages';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { referenceIn } from '../fair/reference.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageLayout } from '../ui/page-layout.tsx';
import { Receipt } from '../ui/receipt.tsx';
import { receiptNumber } from './receipt-number.ts';

type Props = {
  /** Name of the form. Its group of messages has `title`, and a group `completed`. */
  name: MessageGroup;
  /** Path of the form. */
  href: string;
  /** Above the title. */
  above?: ReactNode;
  /** The first link after a form was sent. */
  next?: ReactNode;
  /** Links that are always there. */
  onward: ReactNode;
};

/** After a form: its reference number and the next steps. Without a number it explains the page. */
export function CompletedPage({ name, href, above, next, onward }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const value = referenceIn(useSlot().query['ref']?.[0]);
  const text = (key: string) => t(keyIn(name, `completed.${key}`));
  const isSent = value !== undefined;
  return (
    <PageLayout
      title={text('crumb')}
      parents={[{ label: t(keyIn(name, 'title')), href }]}
      heading="own"
    >
      <Receipt
        above={above}
        title={text(isSent ? 'sent' : 'nothing')}
        sent={isSent}
        number={isSent ? receiptNumber(locale, value) : undefined}
        onward={
          <>
            {isSent ? next : <ButtonLink href={href}>{text('write')}</ButtonLink>}
            {onward}
          </>
        }
      >
        <p>{text(isSent ? 'text' : 'nothingText')}</p>
      </Receipt>
    </PageLayout>
  );
}

/** Head data of a completed page, which search engines leave out. */
export function completedHead({ t }: HeadContext, name: MessageGroup): Head {
  return {
    title: t(keyIn(name, 'completed.crumb')),
    description: t(keyIn(name, 'completed.description')),
    noindex: true,
  };
}
