import type { OpenData } from '@dswine/shared/contract/open-data';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import { writeSize } from '@dswine/shared/fair/texts/write-size';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { Accordion } from '@dswine/shared/ui/accordion';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ItemSkeleton } from '@dswine/shared/ui/skeleton';
import { Table } from '@dswine/shared/ui/table';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import styles from './open-data-page.module.scss';

export function head({ t }: HeadContext): Head {
  return {
    title: t('openData.title'),
    description: t('openData.description'),
    breadcrumb: [{ name: t('openData.title'), path: paths.openData('tw') }],
  };
}

/** Exhibitors, products, programme and places for programs, and how to rely on them. */
export function Page() {
  const t = useTranslations();
  const query = usePageData<OpenData>('openData');
  return (
    <PageLayout title={t('openData.title')} lead={t('openData.description')}>
      <QueryState query={query} skeleton={<ItemSkeleton />}>
        {(data) => <OpenDataContent data={data} />}
      </QueryState>
      <FurtherPages to={['calendar', 'report', 'partners']} />
    </PageLayout>
  );
}

function OpenDataContent({ data }: { data: OpenData }) {
  const t = useTranslations();
  return (
    <>
      <DataSets data={data} />
      <section aria-labelledby="open-data-use" className={styles.part}>
        <SectionHeading id="open-data-use" title={t('openData.use')} />
        <div className="dw-prose">
          <p>
            {t('openData.terms')}{' '}
            <a href={data.License} rel="license">
              {t('openData.license')}
            </a>
          </p>
          <p>{t('openData.versions', { version: data.Version })}</p>
          <h3>{t('openData.changes')}</h3>
          <p>{t('openData.etag')}</p>
          <p>
            {t('openData.hashes')} <FileLink file={`${data.Folder}hashes.json`} />
          </p>
          <h3>{t('openData.signature')}</h3>
          <p>
            {t('openData.signed')} <FileLink file={`${data.Folder}index.json`} />,{' '}
            <FileLink file={`${data.Folder}index.sig`} />,{' '}
            <FileLink file={`${data.Folder}key.pem`} />
          </p>
        </div>
        <pre className={styles.code} tabIndex={0}>
          <code>{verification}</code>
        </pre>
      </section>
      <section aria-labelledby="open-data-examples" className={styles.part}>
        <SectionHeading id="open-data-examples" title={t('openData.examples')} />
        <Accordion
          items={data.Sets.filter(({ Example }) => Example !== '').map(({ Code, Example }) => ({
            id: `example-${Code}`,
            title: t(`openData.sets.${Code}`),
            content: (
              <pre className={styles.code} tabIndex={0}>
                <code>{Example}</code>
              </pre>
            ),
          }))}
        />
      </section>
    </>
  );
}

function DataSets({ data }: { data: OpenData }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <Table
      id="open-data-files"
      caption={t('openData.files')}
      rows={data.Sets}
      rowKey={({ Code }) => Code}
      empty=""
      columns={[
        { key: 'name', label: t('openData.set'), cell: ({ Code }) => t(`openData.sets.${Code}`) },
        {
          key: 'records',
          label: t('openData.records'),
          number: true,
          cell: ({ Records }) => writeNumber(Records, locale),
        },
        {
          key: 'files',
          label: t('openData.formats'),
          cell: ({ Code, Files, Schema }) => (
            <ul className={styles.formats}>
              {Files.map(({ Format, Path, Bytes }) => (
                <li key={Format}>
                  <a href={Path}>
                    {Format} <small>{writeSize(Bytes, locale)}</small>
                  </a>
                </li>
              ))}
              {Code === 'programme' ? (
                <li>
                  <a href={data.Calendar}>iCalendar</a>
                </li>
              ) : null}
              <li>
                <a href={Schema}>{t('openData.schema')}</a>
              </li>
            </ul>
          ),
        },
      ]}
    />
  );
}

function FileLink({ file }: { file: string }) {
  return <a href={file}>{file.split('/').at(-1)}</a>;
}

const verification = `base64 -d index.sig > signature
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in index.json -sigfile signature
sha256sum exhibitors.json`;
