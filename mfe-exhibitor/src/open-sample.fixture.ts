import { createOpenSample } from '@dswine/shared/testing/open-sample';
import { samples } from '../standalone/samples.ts';
import { section } from './section.tsx';

export type { SampleSetting } from '@dswine/shared/testing/open-sample';
export const { open, openEnglish } = createOpenSample({ section, samples });
