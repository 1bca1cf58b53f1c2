/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { section } from './section.tsx';

checkSection(section);
