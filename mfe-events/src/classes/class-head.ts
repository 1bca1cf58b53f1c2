import type { ClassDetail, ClassList } from '@dswine/shared/contract/classes';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { entryHead } from '../page-layout/entry-head.ts';
import { classPaths, type ClassKind } from './class-kind.ts';

/** Head of the list: all groups or one group. */
export const listHead =
  (kind: ClassKind) =>
  ({ t, data, params }: HeadContext): Head => {
    const list = data.list as ClassList | undefined;
    const group = list?.Groups.find(({ Id }) => Id === params.group);
    const title = t(`classes.${kind}.title`);
    const root = { name: title, path: classPaths[kind].list('tw') };
    const breadcrumb = [{ name: t('events.title'), path: paths.events('tw') }, root];
    if (params.group !== undefined && params.group !== '0' && !group)
      return { title, description: t(`classes.${kind}.lead`), noindex: true };
    const canonical = classPaths[kind].list('tw', group?.Id);
    if (!group) return { title, description: t(`classes.${kind}.lead`), canonical, breadcrumb };
    return {
      title: t('classes.groupTitle', { group: group.Name, title }),
      description: group.Lead,
      canonical,
      breadcrumb: [...breadcrumb, { name: group.Name, path: canonical }],
    };
  };

/** Head of one class or meeting. */
export const detailHead =
  (kind: ClassKind) =>
  (context: HeadContext): Head => {
    const { t, data } = context;
    const item = data.detail as ClassDetail | undefined;
    const title = t(`classes.${kind}.title`);
    if (!item) return { title, description: t(`classes.${kind}.lead`), noindex: true };
    const { list, detail } = classPaths[kind];
    const parents = [
      { name: t('events.title'), path: paths.events('tw') },
      { name: title, path: list('tw') },
    ];
    return entryHead(item, detail, parents, context);
  };
