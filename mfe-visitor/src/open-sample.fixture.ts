import { createOpenSample } from '@dswine/shared/testing/open-sample';
import { addresses, samples } from '../standalone/samples.ts';
import { section } from '../standalone/section.ts';

export const { open, openEnglish } = createOpenSample({ section, samples, addresses });

export type { SampleSetting } from '@dswine/shared/testing/open-sample';
