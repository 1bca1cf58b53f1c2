import type { FoundPreview } from '@dswine/shared/contract/exhibitor-desk';
import { publishForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Form } from '@dswine/shared/form/form';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Notice } from '@dswine/shared/ui/notice';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { ExhibitorParts } from './exhibitor-page.tsx';
import styles from './exhibitor-page.module.scss';

type Preview = NonNullable<FoundPreview['Preview']>;

/** An exhibitor's page as it will be with the changes of its desk, which are shown from here. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<FoundPreview>('preview');
  const exhibitor = query.data?.Preview?.Exhibitor;
  const desk = paths.exhibitorDesk(locale);
  return (
    <PageLayout
      title={t('preview.title')}
      parents={[{ label: t('preview.desk'), href: desk }]}
      heading={exhibitor && 'own'}
      area={exhibitor?.Area}
    >
      <QueryState query={query}>
        {({ Preview: preview }) =>
          preview ? (
            <>
              <Publish preview={preview} />
              <ExhibitorParts exhibitor={preview.Exhibitor} />
            </>
          ) : (
            <OnwardLink href={desk}>{t('preview.desk')}</OnwardLink>
          )
        }
      </QueryState>
    </PageLayout>
  );
}

function Publish({ preview: { State, Approve, Seen } }: { preview: Preview }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query: address } = useSlot();
  const isDone = address['done'] !== undefined && State !== 'draft';
  return (
    <section className={styles.preview} aria-labelledby="preview">
      {/* No heading: the one of the page follows, as visitors get it. */}
      <p id="preview">{t('preview.title')}</p>
      {isDone ? <Notice tone="success" title={t(`preview.done.${State}`)} /> : null}
      <p>{t(`preview.${State}`)}</p>
      {State === 'draft' ? (
        <Form
          name="publish"
          plan={publishForm}
          drafts={false}
          submit={t(Approve ? 'preview.send' : 'preview.show')}
          label={() => t('preview.title')}
        >
          <input type="hidden" name="Seen" value={Seen} />
        </Form>
      ) : null}
      <OnwardLink href={paths.exhibitorDesk(locale, 'Profile')}>{t('preview.back')}</OnwardLink>
    </section>
  );
}

export function head({ t }: HeadContext): Head {
  return { title: t('preview.title'), description: t('preview.draft'), noindex: true };
}
