import { ClassDetailPage } from './class-detail.tsx';
import { detailHead } from './class-head.ts';

export const head = detailHead('class');

export function Page() {
  return <ClassDetailPage kind="class" />;
}
