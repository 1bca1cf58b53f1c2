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
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { DeskDataPage, deskHead } from './desk-page.tsx';
import { DeskPart } from './desk-part.tsx';
import { FileForm, FileProblem, PicturePart } from './file-form.tsx';
import styles from './desk.module.scss';

/** What visitors read and see about an exhibitor: changed here, then previewed and shown. */
export function Page() {
  const t = useTranslations();
  return (
    <DeskDataPage<DeskProfile>
      part="profile"
      data="profile"
      results={['draft', 'saved', 'removed', 'file']}
      lead={t('profile.lead')}
    >
      {(profile) => (
        <>
          <State profile={profile} />
          <FileProblem />
          <Texts profile={profile} />
          <PicturePart picture={profile.Picture} of="exhibitor" />
          <Products profile={profile} />
          <Documents profile={profile} />
        </>
      )}
    </DeskDataPage>
  );
}

type Props = { profile: DeskProfile };

function Texts({ profile: { Values } }: Props) {
  const t = useTranslations();
  return (
    <DeskPart id="texts" title={t('profile.texts')}>
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
    </DeskPart>
  );
}

/** Whether there is anything that visitors do not see yet. */
function State({ profile: { State: state, Approve } }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  if (state === 'shown') return null;
  const text = state === 'waiting' ? 'waiting' : Approve ? 'draftApproved' : 'draft';
  return (
    <Notice
      title={t(`profile.states.${text}`)}
      action={
        <ButtonLink small href={paths.exhibitorPreview(locale)}>
          {t('profile.toPreview')}
        </ButtonLink>
      }
    />
  );
}

function Products({ profile: { Products: products } }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const page = paths.exhibitorDesk(locale, 'Product');
  const added = products.filter(({ Added }) => Added).length;
  return (
    <DeskPart id="products" title={t('profile.products')}>
      <ul className={styles.team}>
        {products.map(({ Id, Name, Changed, Added }) => (
          <li key={Id}>
            <p>
              <a href={`${page}?id=${Id}`}>{Name}</a>
              {Changed ? <span className={styles.you}>{t('profile.changed')}</span> : null}
            </p>
            {Added ? <Remove name="product" id={Id} what={Name} /> : null}
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
    </DeskPart>
  );
}

function Documents({ profile: { Documents: documents } }: Props) {
  const t = useTranslations();
  const { locale, expoApi, exhibitionCode } = useSite();
  return (
    <DeskPart id="documents" title={t('profile.documents')}>
      <ul className={styles.team}>
        {documents.map(({ Id, Title, Bytes, Changed }) => (
          <li key={Id}>
            <p>
              <a href={`${expoApi}ExhibitorDesk/File/${exhibitionCode}/${Id}.pdf`}>{Title}</a>
              <span className={styles.you}>
                {writeSize(Bytes, locale)} {Changed ? t('profile.changed') : null}
              </span>
            </p>
            <Remove name="document" id={Id} what={Title} />
          </li>
        ))}
      </ul>
      {documents.length < profileLimits.documents ? <FileForm of="document" /> : null}
    </DeskPart>
  );
}

const removals = { product: removeProductForm, document: removeDocumentForm };

function Remove({ name, id, what }: { name: keyof typeof removals; id: string; what: string }) {
  const t = useTranslations();
  return (
    <Form
      name={`remove-${name}`}
      plan={removals[name]}
      quiet={{ label: t('profile.removeThis', { name: what }) }}
      submit={t('profile.remove')}
      label={() => what}
    >
      <input type="hidden" name="Id" value={id} />
    </Form>
  );
}

export const head = deskHead('profile');
