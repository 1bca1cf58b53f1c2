/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { sampleNews } from './overview/overview.fixture.ts';
import { section } from './section.tsx';

checkSection(section, { overview: { data: { news: sampleNews('tw') } } });
