import { Button } from '../../src/ui/button.tsx';
import { LoadFailed } from '../../src/ui/load-failed.tsx';
import { NoData } from '../../src/ui/no-data.tsx';
import { queryTextLimit } from '@dswine/shared/section/query-text';
import { NextEditionNote } from '../../src/ui/next-edition-note.tsx';
import { Notice } from '../../src/ui/notice.tsx';
import { Receipt } from '../../src/ui/receipt.tsx';
import {
  CardsSkeleton,
  ItemSkeleton,
  ListSkeleton,
  PictureSkeleton,
} from '../../src/ui/skeleton.tsx';
import { ShortenedNotice } from '../../src/ui/shortened-notice.tsx';
import { VisitSummary } from '../../src/form/visit-summary.tsx';
import { Shown, useMessagesOfPage } from './components-page-shown.tsx';

const visit = { start: '2026-04-17T14:00:00+08:00', end: '2026-04-17T14:30:00+08:00' };
const tones = ['info', 'success', 'warning', 'failed'] as const;

export function StateComponents() {
  const messages = useMessagesOfPage();
  return (
    <>
      <Shown name="notice, next-edition-note (after the show), shortened-notice">
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={messages.notices[tone][0]}
            action={
              tone === 'failed' ? (
                <Button small kind="quiet">
                  {messages.retry}
                </Button>
              ) : undefined
            }
          >
            {messages.notices[tone][1]}
          </Notice>
        ))}
        <NextEditionNote audience="visitor" />
        <ShortenedNotice text={messages.keyword.repeat(queryTextLimit)} />
      </Shown>
      <Shown name="receipt">
        <ShownReceipt />
      </Shown>
      <Shown name="no-data">
        <NoData
          title={messages.empty}
          text={messages.emptyText}
          href="#home"
          hrefLabel={messages.home}
        />
      </Shown>
      <Shown name="load-failed">
        <LoadFailed title={messages.failed} text={messages.failedText} href="#again" />
      </Shown>
      <Shown name="skeleton">
        <CardsSkeleton count={3} />
        <ListSkeleton count={2} />
        <ItemSkeleton />
        <PictureSkeleton />
      </Shown>
    </>
  );
}

function ShownReceipt() {
  const messages = useMessagesOfPage();
  return (
    <Receipt
      title={messages.notices.success[0]}
      sent
      number={{ value: 'DSW-7K2M-Q9FX' }}
      onward={<Button kind="quiet">{messages.home}</Button>}
    >
      <p>{messages.notices.success[1]}</p>
      <VisitSummary
        what={messages.booked}
        times={[visit]}
        where="A0408"
        entry={{ ...visit, uid: 'visit', title: messages.booked, place: 'A0408' }}
      />
    </Receipt>
  );
}
