/**
 * The door of this folder: what the web server uses of releases. Processes that render load
 * `bundles.ts` and `integrity.ts` alone, and no store.
 */
export {
  SILENT_BEATS,
  canaryFilesOf,
  sumFigures,
  type CanaryFigures,
} from './reports/canary-figures.ts';
export { findWorse } from './reports/canary-figures.ts';
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
} from './reports/error-reports.ts';
export { removeOldDays, writeDay } from './reports/error-reports.ts';
export { isKind, rejection } from './errors.ts';
export { kitFile, kitOf } from './bundles.ts';
export { KEEP_DAYS } from './lifecycle/clean.ts';
export { parseManifest } from './manifest/check-manifest.ts';
export { findIncompatibilities } from './manifest/compatibility.ts';
export { requestedGrants } from './manifest/grants.ts';
export { readPreviewToken, type PreviewClaim } from './metadata/preview-link.ts';
export { readTrustedRoot, trustFolder, trustedRootFile } from './metadata/private-keys.ts';
export { releasePath } from './metadata/targets.ts';
export { signedVersions } from './metadata/composition.ts';
export {
  openReports,
  reportsAddress,
  type LoadProblem,
  type RecentViews,
  type Reports,
  type ServerState,
} from './reports/server-reports.ts';
export { createServerReporter, type ServerReporter } from './reports/server-reports.ts';
export { removeUnusedCopies } from './storage/open-storage.ts';
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
