/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { sampleExhibitor, sampleExhibitorList } from './exhibitors/exhibitors.sample.ts';
import { samplePlan } from './floor-plan/floor-plan.sample.ts';
import { section } from './section.tsx';

checkSection(section, {
  exhibitors: {
    params: { category: 'junmai' },
    query: { country: ['FR', 'JP'] },
    data: { exhibitors: sampleExhibitorList('tw') },
  },
  'exhibitors-without-id': { data: { exhibitors: sampleExhibitorList('tw') } },
  exhibitor: { params: { id: '1002' }, data: { exhibitor: sampleExhibitor('tw') } },
  'floor-plan': { query: { booth: ['a-123'], to: ['A0123'] }, data: { plan: samplePlan('tw') } },
  'featured-exhibitors': { data: { exhibitors: sampleExhibitorList('tw') } },
});
