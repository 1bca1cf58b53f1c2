import type { Locale } from '../contract/locales.ts';
import { keyIn, type GroupWith, type TranslationKey } from '@dswine/shared/section/messages';
import type { Head, HeadContext } from './section.ts';

type PathOf = (locale: Locale) => string;
type HeadGroup = GroupWith<'title' | 'description'>;
type MakeHead = (context: HeadContext) => Head;

/** Head of a page by the messages `title` and `description` of its group, below other pages. */
export const pageHead =
  (
    group: HeadGroup,
    path: PathOf,
    ...parents: readonly (readonly [title: TranslationKey, path: PathOf])[]
  ): MakeHead =>
  ({ t }) => ({
    title: t(keyIn(group, 'title')),
    description: t(keyIn(group, 'description')),
    breadcrumb: [...parents, [keyIn(group, 'title'), path] as const].map(([key, pathOf]) => ({
      name: t(key),
      path: pathOf('tw'),
    })),
  });

/** The same for a page that search engines leave out. */
export const unindexedHead =
  (group: HeadGroup): MakeHead =>
  ({ t }) => ({
    title: t(keyIn(group, 'title')),
    description: t(keyIn(group, 'description')),
    noindex: true,
  });

/** What the head of any record's page takes from it. */
export function recordHead(record: { OnlyIn?: Locale; Share?: string } = {}): Partial<Head> {
  const { OnlyIn, Share } = record;
  return { ...(OnlyIn && { onlyIn: OnlyIn }), ...(Share && { image: Share }) };
}
