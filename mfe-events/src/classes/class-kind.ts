import { paths } from '@dswine/shared/fair/paths';

/** Classes and business meetings are shown alike; they differ in words and addresses. */
export type ClassKind = 'class' | 'meet';

export const addresses = {
  class: { list: paths.classes, detail: paths.classDetail },
  meet: { list: paths.meets, detail: paths.meetDetail },
} as const;
