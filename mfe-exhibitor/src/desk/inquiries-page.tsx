import type {
  ExhibitorInquiries,
  InquirySummary,
} from '@dswine/shared/contract/exhibitor-inquiries';
import { newFeedForm } from '@dswine/shared/fair/forms/exhibitor-inquiry-answers';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { writeSlot } from '@dswine/shared/fair/show/write-slot';
import { Form } from '@dswine/shared/form/form';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { TextLink } from '@dswine/shared/ui/link';
import { ListRow, Rows } from '@dswine/shared/ui/list-row';
import { Notice } from '@dswine/shared/ui/notice';
import { Pagination } from '@dswine/shared/ui/pagination';
import { DeskDataPage, deskHead } from './desk-page.tsx';
import { DeskPart, DoneAt } from './desk-part.tsx';
import styles from './desk.module.scss';
import { InquirySheet } from './inquiry-sheet.tsx';

/** What visitors sent to the exhibitor: all, or one with its answers. */
export function Page() {
  return (
    <DeskDataPage<ExhibitorInquiries>
      part="inquiries"
      data="inquiries"
      results={['answered', 'handed']}
    >
      {({ List, Inquiry }, { Team }) => (
        <>
          {Inquiry ? <InquirySheet inquiry={Inquiry} team={Team} /> : null}
          {List ? <InquiryList list={List} /> : null}
        </>
      )}
    </DeskDataPage>
  );
}

function InquiryList({ list }: { list: NonNullable<ExhibitorInquiries['List']> }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Total, Page: page, PageCount, Items } = list;
  const path = paths.exhibitorDesk(locale, 'Inquiries');
  if (Total === 0) return <p>{t('inquiries.none')}</p>;
  return (
    <>
      <Rows label={t('inquiries.title')}>
        {Items.map((item) => (
          <InquiryRow key={item.Reference} item={item} />
        ))}
      </Rows>
      <Pagination
        page={page}
        pageCount={PageCount}
        href={(to) => `${path}?page=${to}`}
        label={t('inquiries.pages')}
      />
      <Files />
    </>
  );
}

function InquiryRow({ item }: { item: InquirySummary }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Reference, At, From, Answered, Owner: name, State, Slot } = item;
  const state = State ?? (Answered ? 'answered' : 'new');
  return (
    <ListRow
      level={2}
      href={`${paths.exhibitorDesk(locale, 'Inquiries')}/${Reference}`}
      title={From}
      meta={[
        <DoneAt key="at" at={At} />,
        t(`inquiries.states.${state}`),
        ...(name === undefined ? [] : [t('inquiries.with', { name })]),
      ]}
      text={Slot === undefined ? undefined : writeSlot(Slot, locale)}
    />
  );
}

/** All of them as files, and the appointments as a calendar with a secret address. */
function Files() {
  const t = useTranslations();
  const { locale, exhibitionCode, expoApi } = useSite();
  const feed = useSlot().query['ref']?.[0];
  const path = (file: string) => `${expoApi}ExhibitorDesk/${file}?Lang=${locale}`;
  const address = path(`Calendar/${exhibitionCode}/${feed ?? ''}.ics`);
  return (
    <DeskPart id="files" title={t('inquiries.files')}>
      <p>{t('inquiries.permitted')}</p>
      <ul className={styles.links}>
        <li>
          <TextLink href={path(`Leads/${exhibitionCode}/leads.csv`)} download>
            {t('inquiries.csv')}
          </TextLink>
        </li>
        <li>
          <TextLink href={path(`Leads/${exhibitionCode}/leads.vcf`)} download>
            {t('inquiries.vcard')}
          </TextLink>
        </li>
      </ul>
      {feed === undefined ? (
        <p>{t('inquiries.feedLead')}</p>
      ) : (
        <Notice tone="success" title={t('inquiries.feed')}>
          <p>
            <a href={address} className={styles.address}>
              {address}
            </a>
          </p>
        </Notice>
      )}
      <Form
        name="feed"
        plan={newFeedForm}
        quiet={{ label: t('inquiries.newFeedLabel') }}
        submit={t('inquiries.newFeed')}
        label={() => t('inquiries.newFeed')}
      />
    </DeskPart>
  );
}

export const head = deskHead('inquiries');
