import type { DeskProfile } from '@dswine/shared/contract/exhibitor-desk';
import { productForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { Select, TextArea, TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn } from '@dswine/shared/section/messages';
import { useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { DeskDataPage, deskHead } from './desk-page.tsx';
import { DeskPart } from './desk-part.tsx';
import { PicturePart } from './file-form.tsx';

/** One product of the exhibitor, or a new one. */
export function Page() {
  return (
    <DeskDataPage<DeskProfile> part="product" of="profile" data="profile">
      {(profile) => <Product profile={profile} />}
    </DeskDataPage>
  );
}

function Product({ profile }: { profile: DeskProfile }) {
  const t = useTranslations();
  const id = useSlot().query['id']?.[0] ?? '';
  const product = profile.Products.find(({ Id }) => Id === id);
  const value = (name: string) => (product ? profile.Values[name] : '');
  return (
    <>
      <DeskPart id="product" title={product?.Name ?? t('product.new')}>
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
      </DeskPart>
      {product ? <PicturePart picture={product.Picture} of={product.Id} /> : null}
    </>
  );
}

export const head = deskHead('product');
