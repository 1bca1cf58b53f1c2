import { ClassDetailPage } from './class-detail.tsx';
import { detailHead } from './class-head.ts';

export const head = detailHead('meet');

export function Page() {
  return <ClassDetailPage kind="meet" />;
}
