import { joinSection } from '@dswine/shared/form/join-section';
import { forms } from '../src/forms.ts';
import data from '../src/section.json';
import { section as code } from '../src/section.tsx';

/** The section with its data and its code, for tests. */
export const section = joinSection(data, code, forms);
