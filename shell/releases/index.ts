/**
 * The door of this folder: what the web server uses of releases. Processes that render load
 * `bundles.ts` and `integrity.ts` alone, and no store.
 */
export {
  SILENT_BEATS,
  canaryFilesOf,
  sumFigures,
  type CanaryFigures,
} from './reports/canary-files.ts';
export { findWorse } from './canary/rule.ts';
export {
  Directive,
  ErrorName,
  Name,
  Position,
  ReactCode,
  Revision,
  SectionName,
  browserKinds,
  dayOf,
  engines,
  errorReportId,
  literals,
  serverKinds,
  type ErrorKind,
  type ErrorReport,
  type Incident,
} from './error-reports/error-report.ts';
export { removeOldDays, writeDay } from './error-reports/report-store.ts';
export { isKind, rejection } from './errors.ts';
export { kitFile, kitOf } from './kit-files.ts';
export { KEEP_DAYS } from './lifecycle/clean.ts';
export { findIncompatibilities } from './manifest/compatibility.ts';
export { requestedGrants } from './manifest/grants.ts';
export { readPreviewToken, type PreviewClaim } from './metadata/preview-link.ts';
export { readTrustedRoot, trustFolder, trustedRootFile } from './metadata/private-keys.ts';
export { releasePath } from './metadata/targets.ts';
export { signedVersions } from './metadata/view.ts';
export {
  openReports,
  reportsAddress,
  type LoadProblem,
  type RecentViews,
  type Reports,
  type ServerState,
} from './reports/server-report.ts';
export { createServerReporter, type ServerReporter } from './reports/server-reporter.ts';
export { removeUnusedCopies } from './storage/contents.ts';
export { copiesFolder, storeAddress } from './storage/open-storage.ts';
export { forAll, isAbsent, isStray } from './storage/storage.ts';
export {
  loadProblemOf,
  readComposition,
  type ReadComposition,
  type ReadOptions,
} from './store/read-composition.ts';
export { openStore, type ReleaseStore, type Warn } from './store/store.ts';
export { renewal } from './trust/trusted-view.ts';
