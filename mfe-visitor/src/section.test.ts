import { sampleVisits } from '@dswine/shared/testing/sample-visit';
import { checkSection } from '@dswine/shared/testing/section-contract';
import { addresses, samples } from '../standalone/samples.ts';
import { section } from '../standalone/section.ts';

const searches = {
  exhibitors: '?country=FR&country=JP',
  'floor-plan': '?booth=a-123&to=A0123',
  'site-search': '?q=gin',
  compare: '?exhibitor=1002&product=20001',
  videos: '?v=208',
  products: '?category=junmai&category=gin&sort=name',
};

checkSection(section, sampleVisits({ section, samples, addresses }, searches));
