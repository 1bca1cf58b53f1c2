/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { section } from '../standalone/section.ts';
import { sampleNews } from './overview/overview.fixture.ts';

checkSection(section, { overview: { data: { news: sampleNews('tw') } } });
