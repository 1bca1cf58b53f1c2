import { Button } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NoData } from '../ui/no-data.tsx';
import { Notice } from '../ui/notice.tsx';
import { Receipt } from '../ui/receipt.tsx';
import { CardsSkeleton, ListSkeleton } from '../ui/skeleton.tsx';
import { Shown } from './components-page-shown.tsx';
import { partsWords, type PartsLocale } from './components-page.fixture.ts';

const tones = ['info', 'success', 'warning', 'failed'] as const;

export function StateParts({ locale }: { locale: PartsLocale }) {
  const words = partsWords[locale];
  return (
    <>
      <Shown name="notice">
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={words.notices[tone][0]}
            action={
              tone === 'failed' ? (
                <Button small kind="quiet">
                  {words.retry}
                </Button>
              ) : undefined
            }
          >
            {words.notices[tone][1]}
          </Notice>
        ))}
      </Shown>
      <Shown name="receipt">
        <Receipt
          title={words.notices.success[0]}
          sent
          number={{
            value: 'DSW-7K2M-Q9FX',
            label: words.booked,
            keep: words.emailHint,
            lookUp: { href: '#receipt', label: words.link },
          }}
          onward={<Button kind="quiet">{words.home}</Button>}
        >
          <p>{words.notices.success[1]}</p>
        </Receipt>
      </Shown>
      <Shown name="no-data">
        <NoData title={words.empty} text={words.emptyText} href="#home" hrefLabel={words.home} />
      </Shown>
      <Shown name="load-failed">
        <LoadFailed title={words.failed} text={words.failedText} href="#again" retryLabel={words.retry} />
      </Shown>
      <Shown name="skeleton">
        <CardsSkeleton label={words.loading} count={3} />
        <ListSkeleton label={words.loading} count={2} />
      </Shown>
    </>
  );
}
