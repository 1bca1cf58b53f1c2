import { createOpenSample } from '@dswine/shared/testing/open-sample';
import { addresses, samples } from '../standalone/samples.ts';
import { section } from './section.tsx';

export const { open, openEnglish } = createOpenSample({ section, samples, addresses });
