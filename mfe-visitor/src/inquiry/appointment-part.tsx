import type { OpenSlots } from '@dswine/shared/contract/appointments';
import { buyerTypes } from '@dswine/shared/fair/forms/inquiry-forms';
import { Select, TextInput, Ticks } from '@dswine/shared/form/fields';
import { useTranslations } from '@dswine/shared/section/runtime';
import { SlotGrid } from '../page-layout/slot-grid.tsx';
import styles from './inquiry-page.module.scss';

/** Company and buyer type, beside the fields of the specification. */
export function BusinessPart() {
  const t = useTranslations();
  return (
    <fieldset className={`dw-form__group ${styles.part}`}>
      <legend>{t('inquiry.business')}</legend>
      <div className={styles.fields}>
        <TextInput name="Company" autoComplete="organization" />
        <div className="dw-form__pair">
          <TextInput name="Country" autoComplete="country-name" />
          <Select
            name="BuyerType"
            options={buyerTypes.map((type) => ({
              value: type,
              label: t(`inquiry.buyerTypes.${type}`),
            }))}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** The exhibitor's products to talk about. `own` is that of the page. */
export function ProductTicks({
  products,
  own,
}: {
  products: OpenSlots['Products'];
  own: string | undefined;
}) {
  const t = useTranslations();
  return products.length === 0 ? null : (
    <Ticks
      name="Products"
      hint={t('inquiry.appointment.products')}
      value={own}
      options={products.map(({ Id, Name }) => ({ value: Id, label: Name }))}
    />
  );
}

/** Up to three times at the booth. */
export function AppointmentPart({ slots }: { slots: OpenSlots['Slots'] }) {
  const t = useTranslations();
  return (
    <fieldset className={`dw-form__group ${styles.part}`} id="appointment">
      <legend>{t('inquiry.appointment.title')}</legend>
      {slots.length === 0 ? (
        <p className={styles.hint}>{t('inquiry.appointment.closed')}</p>
      ) : (
        <SlotGrid open={slots} hint={t('inquiry.appointment.hint')} />
      )}
    </fieldset>
  );
}
