import type { ExhibitorOrder, ExhibitorOrders } from '@dswine/shared/contract/exhibitor-orders';
import { orderLists } from '@dswine/shared/contract/order-groups';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { sendOrderForm } from '@dswine/shared/fair/forms/exhibitor-order-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Form } from '@dswine/shared/form/form';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Notice } from '@dswine/shared/ui/notice';
import { QueryState } from '@dswine/shared/ui/query-state';
import { StackedTable, type Column } from '../stacked-table/stacked-table.tsx';
import { DeskDataPage, deskHead } from './desk-page.tsx';
import { DeskPart, useFee } from './desk-part.tsx';
import styles from './desk.module.scss';
import { OrderForm, PriceList } from './order-form.tsx';

/** What an exhibitor orders: the form, its sum before it is sent, and what was sent. */
export function Page() {
  const t = useTranslations();
  const query = usePageData<ExhibitorOrders>('orders');
  return (
    <DeskDataPage<ExhibitorOrders>
      part="orders"
      data="orders"
      lead={t('orders.lead')}
      closed={<QueryState query={query}>{({ Items }) => <PriceList items={Items} />}</QueryState>}
    >
      {(orders) => <Orders orders={orders} />}
    </DeskDataPage>
  );
}

function Orders({ orders: { Items, Desk } }: { orders: ExhibitorOrders }) {
  const t = useTranslations();
  const { form } = useSite();
  const done = useSlot().query['done']?.[0];
  if (!Desk) return null;
  const { Sent, Draft, Earlier } = Desk;
  if (Draft && (done === 'filled' || form?.name === 'send')) return <Sum order={Draft} />;
  return (
    <>
      {Draft ? <Notice tone="warning" title={t('orders.unsent')} /> : null}
      {Sent ? <SentOrder order={Sent} isNew={done === 'sent'} /> : null}
      <OrderForm items={Items} version={Sent?.Version ?? 0} lists={(Draft ?? Sent)?.Lists} />
      {Earlier.length === 0 ? null : (
        <DeskPart id="earlier" title={t('orders.earlier')}>
          <ol className={styles.actions}>
            {Earlier.map((order) => (
              <li key={order.Version}>
                <SentBy order={order} />
              </li>
            ))}
          </ol>
        </DeskPart>
      )}
    </>
  );
}

/** The sum of what is filled in, to be sent or changed. */
function Sum({ order }: { order: ExhibitorOrder }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <DeskPart id="sum" title={t('orders.check')}>
      <OrderLines order={order} />
      <Form
        name="send"
        plan={sendOrderForm}
        drafts={false}
        submit={t('orders.send')}
        label={() => t('orders.title')}
      >
        <input type="hidden" name="Order" value={order.Id} />
        <input type="hidden" name="Total" value={order.Total} />
      </Form>
      <OnwardLink href={paths.exhibitorDesk(locale, 'Orders')}>{t('orders.change')}</OnwardLink>
    </DeskPart>
  );
}

function SentOrder({ order, isNew }: { order: ExhibitorOrder; isNew: boolean }) {
  const t = useTranslations();
  return (
    <DeskPart id="sent" title={t('orders.current')}>
      {isNew ? <Notice tone="success" title={t('orders.sent')} /> : null}
      <p>
        <SentBy order={order} />
      </p>
      <details open={isNew}>
        <summary>{t('orders.lines', { count: order.Lines.length })}</summary>
        <OrderLines order={order} />
      </details>
    </DeskPart>
  );
}

/** Version, time, member and sum. */
function SentBy({ order }: { order: Pick<ExhibitorOrder, 'Version' | 'By' | 'At' | 'Total'> }) {
  const t = useTranslations();
  const { locale } = useSite();
  const fee = useFee();
  const { Version: version, By: name, At, Total } = order;
  return t('orders.sentBy', {
    version,
    name,
    time: `${writeDate(At, locale)} ${writeTime(At)}`,
    total: fee(Total),
  });
}

type Row = ExhibitorOrder['Lines'][number];

function OrderLines({ order }: { order: ExhibitorOrder }) {
  const t = useTranslations();
  const fee = useFee();
  const columns: Column<Row>[] = [
    { key: 'item', label: t('orders.columns.item'), cell: ({ Name }) => Name },
    {
      key: 'quantity',
      label: t('orders.columns.quantity'),
      cell: ({ Quantity, Price, Late, LatePrice, Unit }) => (
        <>
          {Quantity > 0 ? (
            <span className={styles.times}>{`${Quantity} ${Unit} × ${fee(Price)}`}</span>
          ) : null}
          {Late > 0 ? (
            <span className={styles.times}>
              {`${Late} ${Unit} × ${fee(LatePrice)} ${t('orders.lateMark')}`}
            </span>
          ) : null}
        </>
      ),
    },
    { key: 'sum', label: t('orders.columns.sum'), cell: ({ Amount }) => fee(Amount), number: true },
  ];
  return (
    <>
      {order.Lines.length === 0 ? (
        <p>{t('orders.nothing')}</p>
      ) : (
        <StackedTable
          caption={t('orders.caption')}
          columns={columns}
          rows={order.Lines}
          rowKey={({ Id }) => Id}
        />
      )}
      {orderLists.map((list) =>
        order.Lists[list] === '' ? null : (
          <div key={list} className={styles.people}>
            <h3>{t(`orders.fields.${list}`)}</h3>
            <p translate="no">{order.Lists[list]}</p>
          </div>
        ),
      )}
      <dl className={styles.sum}>
        {(['Net', 'Tax', 'Total'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`orders.sum.${part}`)}</dt>
            <dd>{fee(order[part])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export const head = deskHead('orders');
