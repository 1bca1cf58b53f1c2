import { startHarness } from '@dswine/shared/standalone/harness';
import { samples } from './samples.ts';
import { section } from './section.ts';

startHarness({ section, samples });
