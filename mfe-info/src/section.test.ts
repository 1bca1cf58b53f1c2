import { sampleVisits } from '@dswine/shared/testing/sample-visit';
import { checkSection } from '@dswine/shared/testing/section-contract';
import { addresses, samples } from '../standalone/samples.ts';
import { section } from '../standalone/section.ts';

const reference = '?ref=DSW-7K3M-Q9TX';
const searches = {
  hotels: '?stars=4',
  'contact-completed': reference,
  'accreditation-completed': reference,
};

checkSection(section, sampleVisits({ section, samples, addresses }, searches));
