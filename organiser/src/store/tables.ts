import type { Kysely } from 'kysely';
import type { AccessLinkTables } from './tables/access-links.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { ApplicationTables } from './tables/applications.ts';
import type { AppointmentTables } from './tables/appointments.ts';
import type { ContentTables } from './tables/content.ts';
import type { DeskTables } from './tables/desk.ts';
import type { ProtectionTables } from './tables/protection.ts';
import type { SubmissionTables } from './tables/submissions.ts';
import type { SubscriptionTables } from './tables/subscriptions.ts';
import type { VisitorRegistrationTables } from './tables/visitor-registrations.ts';

export interface Tables
  extends
    ContentTables,
    AccessLinkTables,
    AccountTables,
    ProtectionTables,
    SubmissionTables,
    ApplicationTables,
    AppointmentTables,
    DeskTables,
    SubscriptionTables,
    VisitorRegistrationTables {}
export type Database = Kysely<Tables>;
