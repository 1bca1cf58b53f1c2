import type { Kysely } from 'kysely';
import type { RowOf, Table } from './table-plan.ts';
import { accessLinkTables } from './tables/access-links.ts';
import { accountTables } from './tables/accounts.ts';
import { applicationTables } from './tables/applications.ts';
import { appointmentTables } from './tables/appointments.ts';
import { contentTables } from './tables/content.ts';
import { deskTables } from './tables/desk.ts';
import { exhibitorDeskTables } from './tables/exhibitor-desk.ts';
import { exhibitorWorkTables } from './tables/exhibitor-work.ts';
import { entryTables } from './tables/entries.ts';
import { protectionTables } from './tables/protection.ts';
import { submissionTables } from './tables/submissions.ts';
import { subscriptionTables } from './tables/subscriptions.ts';
import { visitorRegistrationTables } from './tables/visitor-registrations.ts';

const all = {
  ...contentTables,
  ...accessLinkTables,
  ...accountTables,
  ...protectionTables,
  ...submissionTables,
  ...applicationTables,
  ...appointmentTables,
  ...deskTables,
  ...subscriptionTables,
  ...visitorRegistrationTables,
  ...exhibitorDeskTables,
  ...exhibitorWorkTables,
  ...entryTables,
};

/** All tables by name, each after those that its rows belong to. */
export const tables: Readonly<Record<string, Table>> = all;
export type Tables = { [Name in keyof typeof all]: RowOf<(typeof all)[Name]> };
export type Database = Kysely<Tables>;
