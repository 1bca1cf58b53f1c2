import type { ExhibitorOrder, OrderItem } from '@dswine/shared/contract/exhibitor-orders';
import { orderGroups } from '@dswine/shared/contract/order-groups';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { draftOrderForm } from '@dswine/shared/fair/forms/exhibitor-order-forms';
import { TextArea } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { useFormView } from '@dswine/shared/form/form-context';
import { splitValues } from '@dswine/shared/form/join-values';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { DeskPart, useFee } from './desk-part.tsx';
import styles from './desk.module.scss';

type Items = { items: readonly OrderItem[] };
type Props = Items & { version: number; lists: ExhibitorOrder['Lists'] | undefined };

/** The items with their prices of today, and how many of each. */
export function OrderForm({ items, version, lists }: Props) {
  const t = useTranslations();
  return (
    <Form
      name="order"
      plan={draftOrderForm}
      drafts={false}
      submit={t('orders.submit')}
      label={(field) => t(keyIn('orders.fields', field))}
    >
      <input type="hidden" name="Version" value={version} />
      <Groups items={items}>
        {(item) =>
          item.List === undefined ? (
            <Quantity item={item} />
          ) : item.State === 'closed' ? (
            <Ordered item={item} />
          ) : (
            <TextArea
              name={item.List}
              rows={4}
              value={lists?.[item.List]}
              hint={t(`orders.hints.${item.List}`)}
            />
          )
        }
      </Groups>
    </Form>
  );
}

/** What can be ordered, for those without a desk. */
export function PriceList({ items }: Items) {
  const t = useTranslations();
  return (
    <DeskPart id="prices" title={t('orders.prices')}>
      <Groups items={items}>{() => null}</Groups>
    </DeskPart>
  );
}

function Groups({ items, children }: Items & { children: (item: OrderItem) => ReactNode }) {
  const t = useTranslations();
  return orderGroups
    .map((group) => ({ group, ofGroup: items.filter(({ Group }) => Group === group) }))
    .filter(({ ofGroup }) => ofGroup.length > 0)
    .map(({ group, ofGroup }) => (
      <fieldset key={group} className={styles.items}>
        <legend>{t(`orders.groups.${group}`)}</legend>
        {ofGroup.map((item) => (
          <div key={item.Id} className={styles.item} data-list={item.List}>
            <ItemFacts item={item} />
            {children(item)}
          </div>
        ))}
      </fieldset>
    ));
}

const nameId = ({ Id }: OrderItem) => `item-${Id}`;

function ItemFacts({ item }: { item: OrderItem }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Name, Unit, Price, Net, State, Due, Late } = item;
  const fee = useFee();
  const late = Late && { price: fee(Late.Price), until: writeDate(Late.Until, locale) };
  return (
    <div>
      <p className={styles.name} id={nameId(item)}>
        {Name}
      </p>
      <p>
        {Price === 0
          ? t('orders.free', { unit: Unit })
          : t('orders.price', { price: fee(Price), unit: Unit, net: fee(Net) })}
      </p>
      <p data-state={State}>
        {State === 'closed'
          ? t('orders.closed', { date: writeDate(Late?.Until ?? Due, locale) })
          : null}
        {State === 'open' ? t('orders.until', { date: writeDate(Due, locale) }) : null}
        {State !== 'closed' && late ? <span>{t('orders.late', late)}</span> : null}
      </p>
    </div>
  );
}

function Quantity({ item }: { item: OrderItem }) {
  const { value } = useFormView();
  const { Id, Least, Limit, State } = item;
  const typed = splitValues(value('Quantities') ?? '').find((pair) => pair.startsWith(`${Id}:`));
  if (State === 'closed') return <Ordered item={item} />;
  const most = Math.max(Limit, Least);
  return (
    <select
      className="dw-input"
      name="Quantities"
      aria-labelledby={nameId(item)}
      defaultValue={typed ?? `${Id}:${item.Quantity}`}
    >
      {Array.from({ length: most - Least + 1 }, (_, index) => Least + index).map((quantity) => (
        <option key={quantity} value={`${Id}:${quantity}`}>
          {quantity}
        </option>
      ))}
    </select>
  );
}

/** How many were ordered of what has closed. */
function Ordered({ item: { Quantity: count } }: { item: OrderItem }) {
  const t = useTranslations();
  return <p className={styles.ordered}>{t('orders.ordered', { count })}</p>;
}
