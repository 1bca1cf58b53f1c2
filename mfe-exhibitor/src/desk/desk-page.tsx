import type { ExhibitorDesk, FoundDesk } from '@dswine/shared/contract/exhibitor-desk';
import { deskLinkForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Captcha } from '@dswine/shared/form/captcha';
import { TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn, type MessageGroup } from '@dswine/shared/section/messages';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { Notice } from '@dswine/shared/ui/notice';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import type { ReactNode } from 'react';
import styles from './desk.module.scss';

type Props = {
  /** The group of its messages: `title`, and `done` with one for each value of `?done=`. */
  part: MessageGroup;
  /** What `?done=` may say. */
  results?: readonly string[];
  lead?: string;
  /** Shown to those without a valid link, too. */
  closed?: ReactNode;
  children: (desk: ExhibitorDesk) => ReactNode;
};

/** A page of an exhibitor's desk. Without a valid link it offers to mail the link again. */
export function DeskPage({ part, results = [], lead, closed, children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query: address } = useSlot();
  const query = usePageData<FoundDesk>('desk');
  const desk = query.data?.Desk;
  const done = results.find((result) => result === address['done']?.[0]);
  const parents = [
    { label: t('info.title'), href: paths.forExhibitors(locale) },
    ...(part === 'desk' ? [] : [{ label: t('desk.title'), href: paths.exhibitorDesk(locale) }]),
  ];
  const of = desk && t('desk.of', { exhibitor: desk.Exhibitor.Name });
  return (
    <PageLayout
      // Phones show no kicker.
      title={of !== undefined && part === 'desk' ? of : t(keyIn(part, 'title'))}
      crumb={t(keyIn(part, 'title'))}
      kicker={part === 'desk' ? t('forExhibitors') : of}
      lead={desk && lead}
      parents={parents}
    >
      {done === undefined ? null : (
        <div className={styles.note}>
          <Notice tone="success" title={t(keyIn(part, `done.${done}`))} />
        </div>
      )}
      <QueryState query={query}>
        {({ State, Desk }) =>
          Desk ? (
            children(Desk)
          ) : (
            <>
              <NoDesk state={State} />
              {closed}
            </>
          )
        }
      </QueryState>
    </PageLayout>
  );
}

function NoDesk({ state }: { state: FoundDesk['State'] }) {
  const t = useTranslations();
  return (
    <section className={styles.part} aria-labelledby="lost">
      {state === 'ended' || state === 'hidden' ? (
        <Notice tone="warning" title={t(`desk.${state}`)} />
      ) : null}
      <p>{t('desk.lost.lead')}</p>
      <h2 id="lost">{t('desk.lost.title')}</h2>
      <p>{t('desk.lost.text')}</p>
      <Form
        name="link"
        plan={deskLinkForm}
        drafts={false}
        submit={t('desk.lost.submit')}
        label={() => t('desk.fields.Email')}
      >
        <TextInput name="Email" type="email" autoComplete="email" />
        <Captcha />
      </Form>
    </section>
  );
}

/** The head of a page of the desk. */
export const deskHead =
  (part: MessageGroup) =>
  ({ t }: HeadContext): Head => ({
    ...{ title: t(keyIn(part, 'title')), description: t('desk.description') },
    noindex: true,
  });
