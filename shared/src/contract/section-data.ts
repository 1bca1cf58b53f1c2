import { Type, type Static } from 'typebox';
import { ListOf, RecordOf } from './bounds.ts';
import { PartId, ReleaseFragment, ReleaseManifest, ReleaseRoute } from './releases.ts';
import { FORM_NAME, MAX_FORMS } from './team-forms.ts';

const closed = { additionalProperties: false };
const { files: _page, forms: _forms, data, query, middleware, ...page } = ReleaseRoute.properties;
const { files: _fragment, data: fragmentData, ...fragment } = ReleaseFragment.properties;
const { section: name, menu, menuCalls, footer, search, forms } = ReleaseManifest.properties;

/**
 * What a section states of a page. `forms` has the names of their definitions: in `forms` of the
 * section, or in `src/forms.ts`.
 * `chunk` groups small pages of a feature that are usually visited in sequence: they share
 * `page-<chunk>` instead of `page-<id>`. Every script of the composition costs each document a hash.
 */
const SectionRoute = Type.Object(
  {
    ...page,
    query: Type.Optional(query),
    data: Type.Optional(data),
    middleware: Type.Optional(middleware),
    forms: Type.Optional(RecordOf(FORM_NAME, Type.String({ maxLength: 40 }), MAX_FORMS)),
    chunk: Type.Optional(PartId),
  },
  closed,
);
const SectionFragment = Type.Object({ ...fragment, data: Type.Optional(fragmentData) }, closed);

/**
 * `src/section.json`: all that a section states about itself, as data. Its release carries it, and
 * web server, organiser and release command read it there. `section.schema.json` is this schema.
 */
export const SectionData = Type.Object(
  {
    $schema: Type.Optional(Type.String({ maxLength: 200 })),
    name,
    routes: ListOf(SectionRoute, 200),
    fragments: ListOf(SectionFragment, 8),
    menu,
    menuCalls,
    footer,
    search,
    forms,
  },
  closed,
);
export type SectionData = Static<typeof SectionData>;
