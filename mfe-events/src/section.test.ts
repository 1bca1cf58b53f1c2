import { sampleVisits } from '@dswine/shared/testing/sample-visit';
import { checkSection } from '@dswine/shared/testing/section-contract';
import { addresses, samples } from '../standalone/samples.ts';
import { section } from '../standalone/section.ts';

checkSection(section, sampleVisits({ section, samples, addresses }, { bars: '?route=1' }));
