import type { Standalone } from '@dswine/shared/standalone/samples';
import { sampleForExhibitors } from '../src/exhibitor-info/for-exhibitors.sample.ts';

export const samples: Standalone['samples'] = {
  info: {
    full: ({ locale }) => sampleForExhibitors(locale),
    empty: ({ locale }) => ({
      ...sampleForExhibitors(locale),
      Lead: '',
      Reasons: [],
      Figures: [],
      Booths: [],
      Steps: [],
      Questions: [],
    }),
  },
};
