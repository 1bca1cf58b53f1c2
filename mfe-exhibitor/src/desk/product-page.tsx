import type { DeskProfile } from '@dswine/shared/contract/exhibitor-desk';
import { productForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { Select, TextArea, TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn } from '@dswine/shared/section/messages';
import { usePageData, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { Picture } from '@dswine/shared/ui/picture';
import { QueryState } from '@dswine/shared/ui/query-state';
import { deskHead, DeskPage } from './desk-page.tsx';
import { FileForm } from './file-form.tsx';
import styles from './desk.module.scss';

/** One product of the exhibitor, or a new one. */
export function Page() {
  const query = usePageData<DeskProfile>('profile');
  return (
    <DeskPage part="product">
      {() => <QueryState query={query}>{(profile) => <Product profile={profile} />}</QueryState>}
    </DeskPage>
  );
}

function Product({ profile }: { profile: DeskProfile }) {
  const t = useTranslations();
  const { query } = useSlot();
  const id = query['id']?.[0] ?? '';
  const product = profile.Products.find(({ Id }) => Id === id);
  const value = (name: string) => (product ? profile.Values[name] : '');
  return (
    <>
      <section className={styles.part} aria-labelledby="product">
        <h2 id="product">{product?.Name ?? t('product.new')}</h2>
        <Form
          name="product"
          plan={productForm}
          drafts={false}
          submit={t('product.save')}
          label={(field) => t(keyIn('product.fields', field))}
        >
          <input type="hidden" name="Id" value={product?.Id ?? ''} />
          <TextInput name="NameTw" value={value('NameTw')} hint={t('product.nameHint')} />
          <TextInput name="NameEn" value={value('NameEn')} />
          <Select
            name="Category"
            value={value('Category')}
            options={profile.Categories.map(({ Code, Name }) => ({ value: Code, label: Name }))}
          />
          <div className="dw-form__pair">
            <TextInput name="Brand" value={value('Brand')} />
            <TextInput name="Model" value={value('Model')} />
          </div>
          <TextArea name="AboutTw" rows={5} value={value('AboutTw')} />
          <TextArea name="AboutEn" rows={5} value={value('AboutEn')} />
          <div className="dw-form__pair">
            <TextInput name="Abv" value={value('Abv')} />
            <TextInput name="Volume" value={value('Volume')} />
          </div>
          <TextInput name="Vintage" value={value('Vintage')} />
        </Form>
      </section>
      {product ? (
        <section className={styles.part} aria-labelledby="picture">
          <h2 id="picture">{t('profile.picture')}</h2>
          <span className={styles.picture}>
            <Picture picture={product.Picture} alt="" layout="thumbnail" />
          </span>
          <FileForm of={product.Id} />
        </section>
      ) : null}
    </>
  );
}

export const head = deskHead('product');
