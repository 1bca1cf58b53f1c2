import { formField, type Field } from './desk-form.ts';
import { both, html, type Html, type Label, type Part } from './html.ts';

export type Column<Row> = {
  label: Label;
  cell: (row: Row) => Part;
  /** Names the row. */
  isHeading?: boolean;
  /** May take several lines. */
  isWide?: boolean;
};
export type Filter = { path: string; fields: readonly Field[]; button?: Label };

/** Buttons for the rows that are ticked. They post their ids as `row`, and as `do` what to do. */
type BulkAction<Row> = {
  path: string;
  buttons: Readonly<Record<string, Label>>;
  idOf: (row: Row) => string | undefined;
  /** For screen readers. */
  nameOf: (row: Row) => string;
};

type ListData<Row> = {
  /** Names the table for screen readers. */
  name: Label;
  filter?: Filter;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  empty: Label;
  /** `rows` is one page of a list of this length. */
  pages?: { total: number; page: number; size: number };
  /** The path of the table for download, without `.csv`. */
  download?: string;
  bulk?: BulkAction<Row> | undefined;
};

/** The list of a desk page: filter, table, pages and downloads. */
export function deskList<Row>(list: ListData<Row>): Html {
  const { filter, rows, empty, pages, download, bulk } = list;
  return html`${filter && filterForm(filter)}
  ${pages && html`<p>${both(`共 ${pages.total} 筆`, `${pages.total} in all`)}</p>`}
  ${rows.length === 0 ? html`<p class="empty">${empty}</p>` : table(list)}
  ${bulk && rows.length > 0 && bulkForm(bulk)} ${filter && pages && pageLinks(filter, pages)}
  ${download !== undefined && downloads(download, filter)}`;
}

export function filterForm({ path, fields, button = both('篩選', 'Filter') }: Filter): Html {
  return html`<form method="get" action="${path}" class="filter" role="search">
    ${fields.map(formField)}
    <button>${button}</button>
  </form>`;
}

/** A select that may also leave everything in the list. */
export const choice = (
  name: string,
  label: Label,
  value: string,
  options: NonNullable<Field['options']>,
): Field => ({ name, label, value, options: [['', both('全部', 'All')], ...options] });

/** One page of rows that are all known. */
export function onePage<Row>(rows: readonly Row[], requested: number, size = 100) {
  const page = Math.min(requested, Math.max(1, Math.ceil(rows.length / size)));
  return {
    rows: rows.slice((page - 1) * size, page * size),
    pages: { total: rows.length, page, size },
  };
}

function table<Row>({ name, columns, rows, bulk }: ListData<Row>): Html {
  return html`<div class="table" role="region" aria-label="${name.text}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${bulk && html`<td></td>`}
          ${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${bulk && html`<td>${tick(bulk, row)}</td>`}${columns.map((column) => cell(column, row))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** On phones, where a row is a card, each cell shows the name of its column. */
function cell<Row>({ label, cell: write, isHeading, isWide }: Column<Row>, row: Row): Html {
  const wide = isWide && html` class="wide"`;
  return isHeading
    ? html`<th scope="row" ${wide}>${write(row)}</th>`
    : html`<td data-label="${label.text}" ${wide}>${write(row)}</td>`;
}

function tick<Row>({ idOf, nameOf }: BulkAction<Row>, row: Row): Html | undefined {
  const id = idOf(row);
  return id === undefined
    ? undefined
    : html`<input
        type="checkbox"
        name="row"
        value="${id}"
        form="ticked"
        aria-label="選取 Select ${nameOf(row)}"
      />`;
}

function bulkForm<Row>({ path, buttons }: BulkAction<Row>): Html {
  return html`<form method="post" action="${path}" id="ticked" class="tools">
    ${Object.entries(buttons).map(
      ([action, label]) => html`<button name="do" value="${action}">${label}</button>`,
    )}
  </form>`;
}

/** The ids of the rows that were ticked. */
export function tickedRows(body: unknown): string[] {
  const { row } = (body ?? {}) as { row?: unknown };
  return [row].flat().filter((id) => typeof id === 'string');
}

/** Upper limit of page numbers, so that the offset stays within what databases can count. */
const lastPage = 1_000_000;

/** The number of a page in a query. */
export function readPage(typed: unknown): number {
  const page = Number(typed);
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1;
}

/** The filter as a query string, without empty fields. */
function queryOf({ fields }: Filter, page = 1): string {
  const query = new URLSearchParams();
  for (const { name, value = '' } of fields) if (value !== '') query.append(name, value);
  if (page > 1) query.append('page', String(page));
  return query.toString();
}

function pageLinks(
  filter: Filter,
  { total, page, size }: { total: number; page: number; size: number },
): Html | undefined {
  const pages = Math.ceil(total / size);
  if (pages <= 1) return undefined;
  const link = (to: number, label: Label) =>
    to >= 1 && to <= pages && html`<a href="${filter.path}?${queryOf(filter, to)}">${label}</a>`;
  return html`<nav aria-label="頁次 Pages" class="tools">
    ${link(page - 1, both('上一頁', 'Previous'))}
    <span>${page} / ${pages}</span>
    ${link(page + 1, both('下一頁', 'Next'))}
  </nav>`;
}

function downloads(path: string, filter: Filter | undefined): Html {
  const query = filter ? `?${queryOf(filter)}` : '';
  return html`<p class="tools">
    <a href="${path}.xlsx${query}">${both('匯出 Excel', 'Export to Excel')}</a>
    <a href="${path}.csv${query}">CSV</a>
  </p>`;
}
