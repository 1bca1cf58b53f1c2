import { listHead } from './class-head.ts';
import { ClassListPage } from './class-list.tsx';

export const head = listHead('class');

export function Page() {
  return <ClassListPage kind="class" />;
}
