import type { EventPage, EventSlug } from '@dswine/shared/contract/event-pages';
import { paths } from '@dswine/shared/fair/paths';
import { Accordion } from '@dswine/shared/ui/accordion';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { Notice } from '@dswine/shared/ui/notice';
import { Picture } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { eventAddress } from './event-address.ts';
import { EventEntries } from './event-entries.tsx';
import styles from './event-layout.module.scss';
import { EventParts } from './event-parts.tsx';
import { OtherEvents } from './other-events.tsx';

type Props = {
  slug: EventSlug;
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
  /** Content of this event only, between its parts and its dates. */
  children?: ((page: EventPage) => ReactNode) | undefined;
};

/** The page of one event: description, procedure and dates. */
export function EventLayout({ slug, actions, children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { data } = usePageData<EventPage>('event');
  const breadcrumbItems = [
    { label: t('breadcrumb.home'), href: paths.home(locale) },
    { label: t('events.title'), href: paths.events(locale) },
    { label: data?.Title ?? t(`events.${slug}`) },
  ];
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb label={t('breadcrumb.label')} items={breadcrumbItems} />
        <Event slug={slug} actions={actions}>
          {children}
        </Event>
        <OtherEvents except={slug} />
      </div>
    </div>
  );
}

function Event({ slug, actions, children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error, mutate, isValidating } = usePageData<EventPage>('event');
  if (error || !data)
    return (
      <>
        <SectionHeading level={1} title={t(`events.${slug}`)} />
        {error ? (
          <LoadFailed
            title={t('failed.title')}
            text={t('failed.text')}
            retryLabel={t('failed.retry')}
            href={eventAddress(slug, locale)}
            retry={() => void mutate()}
            busy={isValidating}
          />
        ) : (
          <ListSkeleton label={t('loading')} />
        )}
      </>
    );
  return (
    <>
      <div className={styles.hero} data-event={slug}>
        <div className={styles.words}>
          <SectionHeading level={1} kicker={data.Kicker} title={data.Title} lead={data.Lead} />
          {actions === undefined ? null : (
            <div className={`dw-cluster ${styles.actions}`}>{actions}</div>
          )}
        </div>
        {data.Picture === undefined ? null : (
          <div className={styles.plate}>
            <Picture picture={data.Picture} alt="" eager />
          </div>
        )}
      </div>
      <div className={`dw-prose ${styles.prose}`}>
        {data.Paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <EventParts parts={data.Parts} />
      {children?.(data)}
      <EventEntries entries={data.Entries} />
      {data.Questions.length === 0 ? null : (
        <section className={styles.questions} aria-labelledby="questions">
          <SectionHeading id="questions" title={t('events.questions')} />
          <Accordion
            items={data.Questions.map(({ Question, Answer }, index) => ({
              id: `question-${index + 1}`,
              title: Question,
              content: Answer,
            }))}
          />
        </section>
      )}
      {data.Notice === undefined ? null : (
        <div className={styles.notice}>
          <Notice tone="warning">{data.Notice}</Notice>
        </div>
      )}
    </>
  );
}
