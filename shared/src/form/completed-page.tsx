import type { ComponentProps, ReactNode } from 'react';
import { keyIn, type MessageGroup } from '@dswine/shared/section/messages';
import { useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { referenceIn } from '../fair/addresses/reference.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageLayout } from '../ui/page-layout.tsx';
import { Receipt } from '../ui/receipt.tsx';

type Props = {
  /** Name of the form. Its group of messages has `title`, and a group `completed`. */
  name: MessageGroup;
  /** Path of the form. */
  href: string;
  /** Breadcrumb items before the form. */
  parents?: ComponentProps<typeof PageLayout>['parents'];
  /** Above the title. */
  above?: ReactNode;
  /** The first link after a form was sent. */
  next?: ReactNode;
  /** Links that are always there. */
  onward: ReactNode;
};

/** After a form: its reference number and the next steps. Without a number it explains the page. */
export function CompletedPage({ name, href, parents = [], above, next, onward }: Props) {
  const t = useTranslations();
  const value = referenceIn(useSlot().query['ref']?.[0]);
  const text = (key: string) => t(keyIn(name, `completed.${key}`));
  const isSent = value !== undefined;
  return (
    <PageLayout
      title={text('title')}
      parents={[...parents, { label: t(keyIn(name, 'title')), href }]}
      heading="own"
    >
      <Receipt
        above={above}
        title={text(isSent ? 'sent' : 'nothing')}
        sent={isSent}
        number={isSent ? { value } : undefined}
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
