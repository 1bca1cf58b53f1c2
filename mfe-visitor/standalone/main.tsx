import { startHarness } from '@dswine/shared/standalone/harness';
import { section } from '../src/section.tsx';
import { addresses, samples } from './samples.ts';

startHarness({ section, samples, addresses });
