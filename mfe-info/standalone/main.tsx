import { startHarness } from '@dswine/shared/standalone/harness';
import { addresses, samples } from './samples.ts';
import { section } from './section.ts';

startHarness({ section, samples, addresses });
