import { paths } from '@dswine/shared/fair/addresses/paths';

/** Classes and business meetings share their components. Only messages and URLs differ. */
export type ClassKind = 'class' | 'meet';

export const classPaths = {
  class: { list: paths.classes, detail: paths.classDetail },
  meet: { list: paths.meets, detail: paths.meetDetail },
} as const;
