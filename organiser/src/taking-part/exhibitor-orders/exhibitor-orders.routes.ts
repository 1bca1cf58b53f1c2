import { randomUUID } from 'node:crypto';
import { ExhibitorOrders, maxOrderVersions } from '@dswine/shared/contract/exhibitor-orders';
import { orderLists, type OrderList } from '@dswine/shared/contract/order-groups';
import type { FieldProblem } from '@dswine/shared/contract/forms';
import { localeOf } from '@dswine/shared/contract/locales';
import { deskAccess } from '@dswine/shared/fair/addresses/access-cookies';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { draftOrderForm, sendOrderForm } from '@dswine/shared/fair/forms/exhibitor-order-forms';
import { splitValues } from '@dswine/shared/form/join-values';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { fieldError, FormValidationError, ownDataSchema } from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { findDesk, ofDesk } from '../exhibitor-desk/exhibitor-of-desk.ts';
import { findMember } from '../exhibitor-desk/members.repository.ts';
import { formRoute } from '../submissions/create-submission.ts';
import { changeDesk } from '../exhibitor-desk/change-desk.ts';
import { orderRetention } from '../submissions/retained-until.ts';
import { linesIn, listOrders, markOrderSent, saveDraft } from './orders.repository.ts';
import { viewDesk, viewItems } from './order-view.ts';
import {
  pricedItems,
  priceOrder,
  sumOf,
  totalOf,
  type OrderProblem,
  type PricedItem,
} from './price-order.ts';

/**
 * What an exhibitor orders: filled in, its sum shown, then sent, and changed until the deadlines.
 * Only quantities come from the browser; prices and sums are computed here.
 */
export async function exhibitorOrderRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  const { database, editions, now } = dependencies;
  app.get('/ExhibitorDesk/Orders/:code', { schema: ordersSchema }, async (request) => {
    const { Lang } = request.query;
    const items = pricedItems(await editions.require(request.params.code), now());
    const desk = await findDesk(dependencies, request);
    if (typeof desk === 'string') return { Code: 200, Data: { Items: viewItems(items, {}, Lang) } };
    const rows = await listOrders(database, desk);
    const of = (state: string) => rows.find((row) => row.state === state);
    const Items = viewItems(items, { sent: of('sent'), draft: of('draft') }, Lang);
    const Desk = viewDesk(rows, inLocale(desk.exhibitor.Name, Lang), Lang);
    return { Code: 200, Data: { Items, Desk } };
  });
  draftRoute(app, dependencies);
  sendRoute(app, dependencies);
}

function draftRoute(app: Organiser, dependencies: Dependencies): void {
  const { editions, now } = dependencies;
  const call = {
    path: '/ExhibitorDesk/Orders/Draft/:code',
    summary: 'Fills in the order of an exhibitor, whose sum is shown before it is sent',
    form: draftOrderForm,
    longest: 8000,
    ...ofDesk,
  };
  formRoute(app, dependencies, call, async ({ values, code, request }) => {
    const edition = await editions.require(code);
    const items = pricedItems(edition, now());
    await changeDesk(dependencies, { request }, async ({ transaction, desk, at }) => {
      const sent = (await listOrders(transaction, desk)).find(({ state }) => state === 'sent');
      const version = (sent?.version ?? 0) + 1;
      if (values.Version !== String(version - 1)) throw fieldError('Version', 'wrong', changed);
      if (version > maxOrderVersions) throw fieldError('Version', 'wrong', tooOften);
      const { wanted, lists } = readWanted(items, values, sent?.lists);
      const { lines, problems } = priceOrder(items, wanted, sent ? linesIn(sent) : []);
      if (problems.length > 0) throw new FormValidationError(problems.map(problemOf));
      const saved = await saveDraft(transaction, {
        id: randomUUID(),
        edition: code,
        exhibitor_id: desk.exhibitorId,
        version,
        state: 'draft',
        member_id: desk.memberId,
        member_name: desk.name,
        lines: JSON.stringify(lines),
        lists: JSON.stringify(lists),
        total: sumOf(lines).Total,
        changed_at: at.toISOString(),
        ...orderRetention(edition.fair),
      });
      if (!saved) throw fieldError('Version', 'wrong', changed);
    });
  });
}

function sendRoute(app: Organiser, dependencies: Dependencies): void {
  const { editions, now } = dependencies;
  const call = {
    path: '/ExhibitorDesk/Orders/Send/:code',
    summary: 'Sends the order that was filled in. A mail repeats it',
    form: sendOrderForm,
    ...ofDesk,
  };
  formRoute(app, dependencies, call, async ({ values, code, request }) => {
    const items = pricedItems(await editions.require(code), now());
    await changeDesk(dependencies, { request }, async ({ transaction, desk, at, record }) => {
      const rows = await listOrders(transaction, desk);
      const draft = rows.find(({ id, state }) => id === values.Order && state === 'draft');
      // Sent twice, as by two clicks.
      if (!draft && rows.some(({ id }) => id === values.Order)) return;
      const sent = rows.find(({ state }) => state === 'sent');
      const wanted = new Map((draft ? linesIn(draft) : []).map((line) => [line.Id, totalOf(line)]));
      for (const { Id } of items) if (!wanted.has(Id)) wanted.set(Id, 0);
      // A deadline may have passed since the sum was shown.
      const { lines, problems } = priceOrder(items, wanted, sent ? linesIn(sent) : []);
      const isAsShown = String(sumOf(lines).Total) === values.Total;
      if (!draft || problems.length > 0 || !isAsShown || draft.lines !== JSON.stringify(lines))
        throw fieldError('Order', 'wrong', changed);
      const by = { member_id: desk.memberId, member_name: desk.name };
      await markOrderSent(transaction, draft, { ...by, changed_at: at.toISOString() });
      await record('order');
      const member = await findMember(transaction, desk.memberId);
      if (!member) return;
      const mail = { kind: 'exhibitor-order', recipient: member.email, data: { id: draft.id } };
      await putMail(transaction, { ...mail, locale: localeOf(member.locale) }, at);
    });
  });
}

type Values = Readonly<Record<keyof typeof draftOrderForm.fields, string>>;

/** The quantities of a form. People are counted by their lines; what has closed stays as it was. */
function readWanted(items: readonly PricedItem[], values: Values, sentLists = '{}') {
  const wanted = new Map<string, number>();
  for (const pair of splitValues(values.Quantities).filter(Boolean)) {
    const [, id = '', typed = ''] = /^(\d{1,9}):(\d{0,3})$/u.exec(pair) ?? [];
    const item = items.find(({ Id, List }) => Id === id && List === undefined);
    if (!item || wanted.has(id)) throw fieldError('Quantities', 'wrong', unknown);
    wanted.set(id, Number(typed));
  }
  const before = JSON.parse(sentLists) as Partial<Record<OrderList, string>>;
  const lists: Partial<Record<OrderList, string>> = {};
  for (const { Id, List, State } of items) {
    if (List === undefined) continue;
    const people = values[List].split('\n').filter((line) => line.trim() !== '');
    if (State !== 'closed') wanted.set(Id, people.length);
    lists[List] = State === 'closed' ? (before[List] ?? '') : people.join('\n');
  }
  return { wanted, lists };
}

function problemOf({ item, reason }: OrderProblem): FieldProblem {
  const Field = orderLists.find((list) => list === item.List) ?? 'Quantities';
  const [tw, en] = [inLocale(item.Name, 'tw'), inLocale(item.Name, 'en')];
  const Message = {
    limit: `${tw}：最多 ${item.Limit} / ${en}: at most ${writeNumber(item.Limit, 'en')}`,
    fewer: `${tw}：期限已過，不能減少，請洽主辦單位 / ${en}: the deadline has passed. To reduce it, please ask the organiser`,
    closed: `${tw}：已截止，請洽主辦單位 / ${en}: orders have closed. Please ask the organiser`,
  }[reason];
  return { Field, Problem: 'wrong', Message };
}

const changed =
  '訂單或金額剛有變動，請重新確認 / The order or its sum has just changed. Please check it again';
const tooOften =
  '訂單已更改太多次，請洽主辦單位 / This order was changed too often. Please ask the organiser';
const unknown = '沒有這個項目，請重新整理頁面 / There is no such item. Please reload the page';
const ordersSchema = ownDataSchema({
  summary: 'The price list, and the orders of the exhibitor whose desk the key of a link opens',
  access: deskAccess,
  data: ExhibitorOrders,
});
