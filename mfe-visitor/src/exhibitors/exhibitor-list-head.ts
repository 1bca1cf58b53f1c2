import type { Head, HeadContext } from '@dswine/shared/section/section';
import { listHead } from '../search/list-head.ts';

export function head(context: HeadContext): Head {
  return listHead('exhibitors', context);
}
