import type { Standalone } from '@dswine/shared/standalone/samples';
import { sampleDesk, sampleProfile } from '../src/desk/desk.fixture.ts';
import { sampleForExhibitors } from '../src/exhibitor-info/for-exhibitors.fixture.ts';
import {
  sampleDeadlines,
  sampleDirectory,
  sampleDownloads,
  sampleServices,
} from '../src/exhibitor-records.fixture.ts';
import { sampleInquiries, sampleOrders, sampleTasks } from '../src/desk/exhibitor-work.fixture.ts';

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
  services: {
    full: ({ locale }) => sampleServices(locale),
    empty: () => ({ Free: [], Paid: [] }),
  },
  deadlines: {
    full: ({ locale, params }) => sampleDeadlines(locale, params['month']),
    empty: () => ({ Months: [], Items: [], Dates: [], Calendar: '' }),
  },
  orders: {
    full: ({ locale }) => sampleOrders(locale),
    empty: () => ({ Items: [] }),
  },
  tasks: { full: ({ locale }) => sampleTasks(locale), empty: () => ({ Items: [] }) },
  inquiries: {
    full: ({ locale, params }) => sampleInquiries(locale, params['reference']),
    empty: () => ({}),
  },
  downloads: {
    full: ({ locale }) => sampleDownloads(locale),
    empty: () => ({ Groups: [], Items: [] }),
  },
  desk: {
    full: () => sampleDesk(),
    empty: () => ({ State: 'none' }),
  },
  profile: { full: () => sampleProfile() },
  printed: { full: ({ locale }) => sampleDirectory(locale, 'Printed') },
  online: { full: ({ locale }) => sampleDirectory(locale, 'Online') },
  publicArea: { full: ({ locale }) => sampleDirectory(locale, 'PublicArea') },
};
