import type { EventPage, EventSlug } from '@dswine/shared/contract/event-pages';
import { takesBookings } from '@dswine/shared/fair/show/phase';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { RecordPage } from '@dswine/shared/ui/query-page';
import { Accordion } from '@dswine/shared/ui/accordion';
import { Notice } from '@dswine/shared/ui/notice';
import { Picture } from '@dswine/shared/ui/picture';
import { PlacesNamed } from '@dswine/shared/ui/place-link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import type { ReactNode } from 'react';
import { OverNote } from '../page-layout/over-note.tsx';
import { EventEntries } from './event-entries.tsx';
import styles from './event-layout.module.scss';
import { EventParts } from './event-parts.tsx';
import { OtherEvents } from './other-events.tsx';

type Props = {
  slug: EventSlug;
  /** Links beside the heading. */
  actions?: ReactNode;
  /** The button to apply, shown while an entry takes applications. */
  apply?: ReactNode;
  /** Content of this event only, between its parts and its dates. */
  children?: ((page: EventPage) => ReactNode) | undefined;
};

/** The page of one event: description, procedure and dates. */
export function EventLayout({ slug, actions, apply, children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <RecordPage<EventPage>
      request="event"
      title={t(`events.${slug}`)}
      parents={[{ label: t('events.title'), href: paths.events(locale) }]}
      failed={t('failed')}
      after={<OtherEvents except={slug} />}
    >
      {(event) => (
        <Event slug={slug} event={event} actions={actions} apply={apply}>
          {children?.(event)}
        </Event>
      )}
    </RecordPage>
  );
}

type EventProps = Omit<Props, 'children'> & { event: EventPage; children: ReactNode };

function Event({ slug, event, actions, apply, children }: EventProps) {
  const t = useTranslations();
  const { invites } = useShowState();
  const now = useNow();
  // Steps and questions are about taking part.
  const parts = invites ? event.Parts : event.Parts.filter(({ Kind }) => Kind !== 'steps');
  const questions = invites ? event.Questions : [];
  const isOpen = event.Entries.some((entry) => takesBookings(entry, now));
  return (
    <>
      <div className={styles.hero} data-event={slug}>
        <div className={styles.words}>
          <SectionHeading level={1} kicker={event.Kicker} title={event.Title} lead={event.Lead} />
          {actions === undefined ? null : (
            <div className={`dw-cluster ${styles.actions}`}>
              {isOpen && apply}
              {actions}
            </div>
          )}
        </div>
        {event.Picture === undefined ? null : (
          <div className={styles.plate}>
            <Picture picture={event.Picture} alt="" layout="wide" eager />
          </div>
        )}
      </div>
      <OverNote />
      <div className={`dw-prose ${styles.prose}`}>
        {event.Paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <EventParts parts={parts} />
      <PlacesNamed places={event.Places} />
      {children}
      <EventEntries entries={event.Entries} />
      {questions.length === 0 ? null : (
        <PagePart
          id="questions"
          className={`dw-part ${styles.questions}`}
          title={t('events.questions')}
        >
          <Accordion
            items={questions.map(({ Question, Answer }, index) => ({
              id: `question-${index + 1}`,
              title: Question,
              content: Answer,
            }))}
          />
        </PagePart>
      )}
      {event.Notice === undefined ? null : (
        <div className={styles.notice}>
          <Notice tone="warning">{event.Notice}</Notice>
        </div>
      )}
    </>
  );
}
