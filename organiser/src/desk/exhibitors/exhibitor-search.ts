import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import type { ExhibitorRecord } from '../../content/editions/edition.ts';
import type { Field } from '../desk-form.ts';
import { choice, readPage, type Column, type Filter } from '../desk-list.ts';
import { fieldsOf } from '../fields-of.ts';
import { both, html, type Label } from '../html.ts';

type OfExhibitor = { exhibitor: ExhibitorRecord };
export type ExhibitorFilter = { find: string; state: string; page: number };

export const nameOf = ({ Name }: ExhibitorRecord): string => textsOf(Name).join(' / ');

/** The filter in a query: by name, booth or id, and by a state. */
export function readFilter(query: unknown): ExhibitorFilter {
  const { find = '', state = '', page } = fieldsOf(query);
  return { find: find.trim().slice(0, 100), state, page: readPage(page) };
}

export function isFound({ exhibitor }: OfExhibitor, find: string): boolean {
  return [exhibitor.Id, nameOf(exhibitor), ...exhibitor.Booths].some((text) =>
    text.toLowerCase().includes(find.toLowerCase()),
  );
}

/** The form of the filter in a list at `path`. */
export const searchForm = (
  path: string,
  { find, state }: ExhibitorFilter,
  states: { label: Label; options: NonNullable<Field['options']> },
): Filter => ({
  path,
  fields: [
    { name: 'find', label: both('名稱、攤位或編號', 'Name, booth or id'), value: find },
    choice('state', states.label, state, states.options),
  ],
});

export const boothsColumn: Column<OfExhibitor> = {
  label: both('攤位', 'Booths'),
  cell: ({ exhibitor }) => exhibitor.Booths.join(' '),
};

/** Name and booths. The name leads to the page of the exhibitor below `path`. */
export const exhibitorColumns = (path: string): Column<OfExhibitor>[] => [
  {
    label: both('參展商', 'Exhibitor'),
    ...{ isHeading: true, isWide: true },
    cell: ({ exhibitor }) => html`<a href="${path}/${exhibitor.Id}">${nameOf(exhibitor)}</a>`,
  },
  boothsColumn,
];
