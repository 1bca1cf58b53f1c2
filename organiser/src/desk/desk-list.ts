import { html, type Html } from './html.ts';

/** Chinese and English. */
export type Label = readonly [tw: string, en: string];
export const bilingual = ([tw, en]: Label): Html => html`${tw} <span lang="en">${en}</span>`;

export type Column<Row> = {
  label: Label | string;
  cell: (row: Row) => Parameters<typeof html>[1];
  /** Names the row. */
  isHeading?: boolean;
  isWide?: boolean;
};
export type Field = {
  name: string;
  label: Label;
  value: string;
  type?: 'date' | 'text';
  isNumber?: boolean;
  /** Value and name. A field with options is a select. */
  options?: readonly (readonly [string, string])[];
};
export type Filter = { path: string; fields: readonly Field[]; button?: Label };

/** A button for the rows that are ticked. It posts their ids as `row`. */
type BulkAction<Row> = {
  path: string;
  label: Label;
  idOf: (row: Row) => string | undefined;
  /** For screen readers. */
  nameOf: (row: Row) => string;
};

type ListData<Row> = {
  /** Names the table for screen readers. */
  name: string;
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
  ${pages && html`<p>共 ${pages.total} 筆 <span lang="en">${pages.total} in all</span></p>`}
  ${rows.length === 0 ? html`<p class="empty">${bilingual(empty)}</p>` : table(list)}
  ${bulk && rows.length > 0 && bulkForm(bulk)} ${filter && pages && pageLinks(filter, pages)}
  ${download !== undefined && downloads(download, filter)}`;
}

export function filterForm({ path, fields, button = ['篩選', 'Filter'] }: Filter): Html {
  return html`<form method="get" action="${path}" class="filter" role="search">
    ${fields.map(
      ({ name, label, ...field }) =>
        html`<div class="fields">
          <label for="${name}">${bilingual(label)}</label> ${input({ name, ...field })}
        </div>`,
    )}
    <button>${bilingual(button)}</button>
  </form>`;
}

function input({ name, value, options, type = 'text', isNumber }: Omit<Field, 'label'>): Html {
  if (!options)
    return html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      ${isNumber && html`inputmode="numeric" required`}
    />`;
  return html`<select id="${name}" name="${name}">
    ${options.map(([choice, label]) => html`<option value="${choice}" ${choice === value && html`selected`}>${label}</option>`)}
  </select>`;
}

/** A select that may also leave everything in the list. */
export const choice = (
  name: string,
  label: Label,
  value: string,
  options: readonly (readonly [string, string])[],
): Field => ({ name, label, value, options: [['', '全部 All'], ...options] });

/** One page of rows that are all known. */
export function onePage<Row>(rows: readonly Row[], requested: number, size = 100) {
  const page = Math.min(requested, Math.max(1, Math.ceil(rows.length / size)));
  return {
    rows: rows.slice((page - 1) * size, page * size),
    pages: { total: rows.length, page, size },
  };
}

function table<Row>({ name, columns, rows, bulk }: ListData<Row>): Html {
  const label = (text: Label | string) => (typeof text === 'string' ? text : bilingual(text));
  return html`<div class="table" role="region" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${bulk && html`<td></td>`}
          ${columns.map((column) => html`<th scope="col">${label(column.label)}</th>`)}
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

function cell<Row>({ cell: write, isHeading, isWide }: Column<Row>, row: Row): Html {
  if (isHeading) return html`<th scope="row">${write(row)}</th>`;
  return isWide ? html`<td class="wide">${write(row)}</td>` : html`<td>${write(row)}</td>`;
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

function bulkForm<Row>({ path, label }: BulkAction<Row>): Html {
  return html`<form method="post" action="${path}" id="ticked">
    <button>${bilingual(label)}</button>
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
  for (const { name, value } of fields) if (value !== '') query.append(name, value);
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
    to >= 1 &&
    to <= pages &&
    html`<a href="${filter.path}?${queryOf(filter, to)}">${bilingual(label)}</a>`;
  return html`<nav aria-label="頁次 Pages" class="tools">
    ${link(page - 1, ['上一頁', 'Previous'])}
    <span>${page} / ${pages}</span>
    ${link(page + 1, ['下一頁', 'Next'])}
  </nav>`;
}

function downloads(path: string, filter: Filter | undefined): Html {
  const query = filter ? `?${queryOf(filter)}` : '';
  return html`<p class="tools">
    <a href="${path}.xlsx${query}">匯出 Excel <span lang="en">Export to Excel</span></a>
    <a href="${path}.csv${query}">CSV</a>
  </p>`;
}
