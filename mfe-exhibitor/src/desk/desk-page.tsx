import type { ExhibitorDesk, FoundDesk } from '@dswine/shared/contract/exhibitor-desk';
import { deskLinkForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Captcha } from '@dswine/shared/form/captcha';
import { TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn, type MessageGroup } from '@dswine/shared/section/messages';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import type { ReactNode } from 'react';
import styles from './desk.module.scss';
import { DeskPart } from './desk-part.tsx';

/** The pages of the desk by their messages, in the order of the work before a fair. */
export const deskParts = {
  deadlines: 'Deadlines',
  orders: 'Orders',
  inquiries: 'Inquiries',
  profile: 'Profile',
  company: 'Company',
  team: 'Team',
} as const;
type PartName = keyof typeof deskParts;
export const partNames = Object.keys(deskParts) as readonly PartName[];

type Props = {
  /** The group of its messages: `title`, and `done` with one for each value of `?done=`. */
  part: MessageGroup;
  /** The part of the desk that leads to it, if it is not one of them. */
  of?: PartName;
  /** What `?done=` may say. */
  results?: readonly string[];
  lead?: string;
  /** Shown to those without a valid link, too. */
  closed?: ReactNode;
  children: (desk: ExhibitorDesk) => ReactNode;
};

/** A page of an exhibitor's desk. Without a valid link it offers to mail the link again. */
export function DeskPage({ part, of, results = [], lead, closed, children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query: address } = useSlot();
  const query = usePageData<FoundDesk>('desk');
  const desk = query.data?.Desk;
  const done = results.find((result) => result === address['done']?.[0]);
  const isOverview = part === 'desk';
  const hasParts = desk !== undefined && !isOverview;
  const parents = [
    { label: t('info.title'), href: paths.forExhibitors(locale) },
    ...(isOverview ? [] : [{ label: t('desk.title'), href: paths.exhibitorDesk(locale) }]),
    ...(of ? [{ label: t(`${of}.title`), href: paths.exhibitorDesk(locale, deskParts[of]) }] : []),
  ];
  const owner = desk && t('desk.of', { exhibitor: desk.Exhibitor.Name });
  return (
    <PageLayout
      // Phones show no kicker.
      title={owner !== undefined && isOverview ? owner : t(keyIn(part, 'title'))}
      crumb={t(keyIn(part, 'title'))}
      kicker={isOverview ? t('forExhibitors') : owner}
      lead={desk && lead}
      parents={parents}
    >
      <div className={hasParts ? 'dw-desk' : undefined}>
        <div className={styles.column}>
          {done === undefined ? null : (
            <Notice tone="success" title={t(keyIn(part, `done.${done}`))} />
          )}
          <QueryState query={query}>
            {(found) =>
              found.Desk ? (
                children(found.Desk)
              ) : (
                <>
                  {found.Over ? <DesksOver /> : <NoDesk state={found.State} />}
                  {closed}
                </>
              )
            }
          </QueryState>
        </div>
        {hasParts ? <OtherParts current={of ?? part} /> : null}
      </div>
    </PageLayout>
  );
}

type DataProps<Data> = Omit<Props, 'children'> & {
  /** The request that the page needs beside the desk. */
  data: string;
  children: (data: Data, desk: ExhibitorDesk) => ReactNode;
};

/** A page of the desk with data of its own. */
export function DeskDataPage<Data>({ data, children, ...page }: DataProps<Data>) {
  const query = usePageData<Data>(data);
  return (
    <DeskPage {...page}>
      {(desk) => <QueryState query={query}>{(found) => children(found, desk)}</QueryState>}
    </DeskPage>
  );
}

/** Leads from one part of the desk to the others. */
function OtherParts({ current }: { current: string }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <nav className={styles.parts} aria-label={t('desk.parts')}>
      {partNames.map((name) => (
        <a
          key={name}
          href={paths.exhibitorDesk(locale, deskParts[name])}
          aria-current={name === current ? 'page' : undefined}
        >
          {t(`${name}.title`)}
        </a>
      ))}
    </nav>
  );
}

/** After the last link has ended. */
function DesksOver() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <Notice tone="warning" title={t('desk.over.title')} />
      <p>{t('desk.over.text')}</p>
      <p>
        <ButtonLink href={paths.exhibitorInquiry(locale)}>{t('desk.over.inquiry')}</ButtonLink>
      </p>
      <p>
        <a href={paths.contact(locale)}>{t('desk.over.contact')}</a>
      </p>
    </>
  );
}

function NoDesk({ state }: { state: FoundDesk['State'] }) {
  const t = useTranslations();
  return (
    <>
      {state === 'ended' || state === 'hidden' ? (
        <Notice tone="warning" title={t(`desk.${state}`)} />
      ) : null}
      <p>{t('desk.lost.lead')}</p>
      <DeskPart id="lost" title={t('desk.lost.title')}>
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
      </DeskPart>
    </>
  );
}

/** The head of a page of the desk. */
export const deskHead =
  (part: MessageGroup) =>
  ({ t }: HeadContext): Head => ({
    ...{ title: t(keyIn(part, 'title')), description: t('desk.description') },
    noindex: true,
  });
