/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { sampleForExhibitors } from './exhibitor-info/for-exhibitors.sample.ts';
import { section } from './section.tsx';

const visit = { data: { info: sampleForExhibitors('tw') } };

checkSection(section, { 'exhibitor-info': visit, 'for-exhibitors': visit });
