import type { HitKind } from '@dswine/shared/contract/search';

const kinds: Readonly<Record<HitKind, true>> = {
  page: true,
  place: true,
  exhibitor: true,
  product: true,
  event: true,
  news: true,
  'exhibitor-news': true,
  question: true,
  deadline: true,
  download: true,
};

export function isHitKind(code: string): code is HitKind {
  return code in kinds;
}
