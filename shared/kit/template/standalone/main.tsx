import { startHarness } from '@dswine/shared/standalone/harness';
import { section } from '../src/section.tsx';
import { samples } from './samples.ts';

startHarness({ section, samples });
