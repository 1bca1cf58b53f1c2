import { section as events } from '@dswine/mfe-events/section';
import { section as exhibitor } from '@dswine/mfe-exhibitor/section';
import { section as info } from '@dswine/mfe-info/section';
import { section as visitor } from '@dswine/mfe-visitor/section';
import type { Section } from '@dswine/shared/section/section';

/** Replaces Module Federation in the monolith: the same sections, bundled with the shell. */
export function createSectionLoader(): { load: (section: { name: string }) => Promise<Section> } {
  const sections: Section[] = [visitor, exhibitor, events, info];
  return {
    async load({ name }) {
      const section = sections.find((candidate) => candidate.name === name);
      if (!section) throw new Error(`The monolith has no section ${name}.`);
      return section;
    },
  };
}
