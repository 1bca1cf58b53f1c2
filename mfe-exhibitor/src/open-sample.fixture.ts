import { createOpenSample } from '@dswine/shared/testing/open-sample';
import { samples } from '../standalone/samples.ts';
import { section } from '../standalone/section.ts';

export type { SampleSetting } from '@dswine/shared/testing/open-sample';
export const { open, openEnglish } = createOpenSample({ section, samples });
