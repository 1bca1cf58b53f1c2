import { listHead } from './class-head.ts';
import { ClassListPage } from './class-list.tsx';

export const head = listHead('meet');

export function Page() {
  return <ClassListPage kind="meet" />;
}
