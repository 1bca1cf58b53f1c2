import type { DeskProfile } from '@dswine/shared/contract/exhibitor-desk';
import {
  profileForm,
  profileLimits,
  removeDocumentForm,
  removeProductForm,
} from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { writeSize } from '@dswine/shared/fair/texts/write-size';
import { TextArea, TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn } from '@dswine/shared/section/messages';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { Picture } from '@dswine/shared/ui/picture';
import { QueryState } from '@dswine/shared/ui/query-state';
import { deskHead, DeskPage } from './desk-page.tsx';
import { FileForm, FileProblem } from './file-form.tsx';
import styles from './desk.module.scss';

/** What visitors read and see about an exhibitor: changed here, then previewed and shown. */
export function Page() {
  const t = useTranslations();
  const query = usePageData<DeskProfile>('profile');
  return (
    <DeskPage
      part="profile"
      results={['draft', 'saved', 'removed', 'file']}
      lead={t('profile.lead')}
    >
      {() => <QueryState query={query}>{(profile) => <Profile profile={profile} />}</QueryState>}
    </DeskPage>
  );
}

type Props = { profile: DeskProfile };

function Profile({ profile }: Props) {
  const { Values } = profile;
  const t = useTranslations();
  return (
    <>
      <State profile={profile} />
      <FileProblem />
      <section className={styles.part} aria-labelledby="texts">
        <h2 id="texts">{t('profile.texts')}</h2>
        <Form
          name="profile"
          plan={profileForm}
          drafts={false}
          submit={t('product.save')}
          label={(field) => t(keyIn('profile.fields', field))}
        >
          <TextInput name="IntroTw" value={Values['IntroTw']} hint={t('profile.introHint')} />
          <TextInput name="IntroEn" value={Values['IntroEn']} />
          <TextArea name="AboutTw" value={Values['AboutTw']} hint={t('profile.aboutHint')} />
          <TextArea name="AboutEn" value={Values['AboutEn']} />
          <TextArea
            name="Brands"
            rows={3}
            value={Values['Brands']}
            hint={t('profile.brandsHint', { max: profileLimits.brands })}
          />
          <TextInput name="Website" value={Values['Website']} autoComplete="url" />
        </Form>
      </section>
      <section className={styles.part} aria-labelledby="picture">
        <h2 id="picture">{t('profile.picture')}</h2>
        <span className={styles.picture}>
          <Picture picture={profile.Picture} alt="" layout="thumbnail" />
        </span>
        <FileForm of="exhibitor" />
      </section>
      <Products profile={profile} />
      <Documents profile={profile} />
    </>
  );
}

/** Whether there is anything that visitors do not see yet. */
function State({ profile: { State: state, Approve } }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  if (state === 'shown') return null;
  const text = state === 'waiting' ? 'waiting' : Approve ? 'draftApproved' : 'draft';
  return (
    <div className={styles.note}>
      <Notice
        title={t(`profile.states.${text}`)}
        action={
          <ButtonLink small href={paths.exhibitorPreview(locale)}>
            {t('profile.toPreview')}
          </ButtonLink>
        }
      />
    </div>
  );
}

function Products({ profile: { Products: products } }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const page = paths.exhibitorDesk(locale, 'Product');
  const added = products.filter(({ Added }) => Added).length;
  return (
    <section className={styles.part} aria-labelledby="products">
      <h2 id="products">{t('profile.products')}</h2>
      <ul className={styles.team}>
        {products.map(({ Id, Name, Changed, Added }) => (
          <li key={Id}>
            <p>
              <a href={`${page}?id=${Id}`}>{Name}</a>
              {Changed ? <span className={styles.you}>{t('profile.changed')}</span> : null}
            </p>
            {Added ? (
              <Form
                name="remove-product"
                plan={removeProductForm}
                quiet={{ label: t('profile.removeThis', { name: Name }) }}
                submit={t('profile.remove')}
                label={() => Name}
              >
                <input type="hidden" name="Id" value={Id} />
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {added < profileLimits.addedProducts ? (
        <p>
          <ButtonLink kind="quiet" href={page}>
            {t('profile.addProduct')}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function Documents({ profile: { Documents: documents } }: Props) {
  const t = useTranslations();
  const { locale, expoApi, exhibitionCode } = useSite();
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents">{t('profile.documents')}</h2>
      <ul className={styles.team}>
        {documents.map(({ Id, Title, Bytes, Changed }) => (
          <li key={Id}>
            <p>
              <a href={`${expoApi}ExhibitorDesk/File/${exhibitionCode}/${Id}.pdf`}>{Title}</a>
              <span className={styles.you}>
                {writeSize(Bytes, locale)} {Changed ? t('profile.changed') : null}
              </span>
            </p>
            <Form
              name="remove-document"
              plan={removeDocumentForm}
              quiet={{ label: t('profile.removeThis', { name: Title }) }}
              submit={t('profile.remove')}
              label={() => Title}
            >
              <input type="hidden" name="Id" value={Id} />
            </Form>
          </li>
        ))}
      </ul>
      {documents.length < profileLimits.documents ? <FileForm of="document" /> : null}
    </section>
  );
}

export const head = deskHead('profile');
