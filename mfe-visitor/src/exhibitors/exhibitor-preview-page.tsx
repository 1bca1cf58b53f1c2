import type { ProfilePreview } from '@dswine/shared/contract/exhibitor-desk';
import { publishForm } from '@dswine/shared/fair/exhibitor-desk-forms';
import { paths } from '@dswine/shared/fair/paths';
import { Form } from '@dswine/shared/form/form';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { Notice } from '@dswine/shared/ui/notice';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Page as ExhibitorPage } from './exhibitor-page.tsx';
import styles from './exhibitor-page.module.scss';

/** An exhibitor's page as it will be with the changes of its desk, which are shown from here. */
export function Page() {
  return <ExhibitorPage before={<Publish />} />;
}

function Publish() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query: address } = useSlot();
  const { data } = usePageData<ProfilePreview>('exhibitor');
  if (!data) return null;
  const { State, Approve, Seen } = data;
  const isDone = address['done'] !== undefined && State !== 'draft';
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t('preview.title')}</h2>
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
