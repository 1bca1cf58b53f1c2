/**
 * Every error of publishing, promoting and operating: `[cause, next step]`. A code
 * never changes its meaning; its first word is its kind, by which programs decide.
 */
export const errorTable = {
  // What was typed.
  usageCommand: ['"{name}" is no command of release.', 'They are: {names}.'],
  usageLine: ['{problems}', '\n{help}\n'],
  usageValue: ['Nothing was changed: {option}: {problem}.'],
  usageWorkspace: [
    '"{name}" is no released workspace.',
    'Name the shell, or a section: mfe-<name>.',
  ],
  usageVersion: ['"{version}" is no version of a release.', 'Examples: 1.2.0, 1.2.0-3f9a1c.'],
  usageSection: ['"{name}" is no section.', 'Name it by its folder: mfe-<name>.'],
  usageRole: ['"{who}" is no workspace, and neither "operator" nor "online".'],
  usageRange: ['"{name}" is no package with a range of versions.', 'Example: swr@<2.3.0.'],
  usageNothingLive: ['Nothing is live yet.', 'Name a release: <workspace>@<version>.'],
  usageSignNothing: ['Nothing of {workspace} waits for a signature.'],
  usageSignSeveral: ['{count} new releases wait.', 'Sign them without --hash.'],
  usageGrant: [
    'It is not said what {workspace} may claim.',
    'Add --paths <path>[,<path>] --owner "<team>".',
  ],
  usageGranted: [
    '"{path}" belongs to {owner}.',
    'Choose another path, or grant {owner} others first.',
  ],
  usageRetired: ['{workspace} is not on the site.'],
  usageLock: ['There is no {what} on this site.', 'Lock site, or one of: {workspaces}.'],
  usageUnlocked: ['{what} is not locked.', 'Locked: {locked}.'],
  usageShown: ['{release} is shown to readers now.', 'Go back first: {run} rollback {workspace}'],
  usageReport: ['No error report "{id}" is stored.', '"errors" lists them.'],
  usageHistory: [
    'What was live before revision {revision} cannot be read, so nothing was removed: {problem}.',
    '{restore}',
  ],
  usageNoSite: [
    'The store has no composition to try the build in.',
    'Run "npm start" once, or set RELEASE_STORE and RELEASE_ROOT to those of the site.',
  ],
  usageNew: ['A new section needs its first page.', 'Name it: --path /<Path>'],
  usageNoTools: ['The tools of development are not installed.', 'Run npm ci.'],
  usageUnreadable: ['Nothing was changed, since no program could read it: {problem}.'],

  // A release that cannot be built, published or reproduced.
  publishNone: ['{workspace} has no published release.', 'Publish one: {run} publish {workspace}'],
  publishNoBuild: ['There is no {file}.', 'Build it: npm run build -w {workspace}'],
  publishOtherBuild: ['{dist} is a build of {built}, not of {workspace}.', 'Publish it as such.'],
  publishBuild: ['{workspace} could not be built:', '\n{output}'],
  publishLink: [
    '{link} is a link that leads out of its sources.',
    'Replace it by what it leads to.',
  ],
  publishTaken: ['{release} is published already and holds something else.', '{another}'],
  publishFolder: ['The folder of {release} holds no valid release.', '{another}'],
  publishContentName: [
    '{file} of {release} has the name of a file of {earlier}, but other content.',
    'Its name must contain a hash of its content: build it again.',
  ],
  publishRemoving: ['"clean" is removing an earlier {release}.', 'Try again in ten minutes.'],
  publishNoSbom: ['{release} was built without an SBOM.', 'Build and publish it again.'],
  reproduceKit: ['The kit builds no release again.', 'Run it in a checkout of the product.'],
  reproduceChanged: ['{release} was built from files that were changed after {commit}.', '{named}'],
  reproduceNoCommit: [
    '{release} names no commit: it was built outside of a git checkout.',
    '{named}',
  ],
  reproduceUnknownCommit: [
    '{root} has no commit "{commit}".',
    'Fetch it: git fetch --all (in a shallow clone: git fetch --unshallow)',
  ],

  // A promotion or canary that was rejected, taken back or not confirmed.
  promotionRejected: ['These releases cannot be live together.'],
  promotionReverted: ['A running server could not load them.'],
  promotionNothing: ['There is nothing to go back to.'],
  promotionNoEarlier: [
    'There is no earlier release of {what} to go back to.',
    'Promote another one.',
  ],
  promotionWithdrawn: ['{release} was withdrawn: {reason}.', 'Take another version.'],
  promotionStopped: [
    'The newest canary of {release} went back ({reason}).',
    'Publish another version, run a canary again, or say with --reason why it is promoted all the same.',
  ],
  promotionLocked: [
    '{what} is locked until {until}: {reason}.',
    'Wait, or use --break-glass with two keys and --reason.',
  ],
  promotionDamaged: [
    '{release} is live, but {files} of it in the store are lost or damaged.',
    '{restore} Or publish the same content again: {run} publish {release}',
  ],
  promotionUnusable: ['The running server {server} cannot use it: {message}'],
  promotionPutBack: [
    'Revision {revision} put back what was live before.',
    'Update the servers first, then promote again.',
  ],
  promotionLeft: ['Revision {revision} was not taken back: {reason}.', 'Go back with "rollback".'],
  promotionBehind: [
    'Revision {revision} is live, but these servers do not run with it yet: {servers}.',
    'Look at their /readyz and logs, or go back with "rollback".',
  ],
  canaryRuns: [
    '{release} is a canary now, until {until} at the latest.',
    'Wait, or end it: {run} rollback {workspace}',
  ],
  canaryNoLive: ['{workspace} has no live release to compare a canary with.', 'Promote it.'],
  canaryLive: ['{release} is live already.'],
  canaryEnded: ['The canary was ended elsewhere: {reason}'],

  // Releases that do not fit the site.
  fitNoShell: [
    'shell has no release in this composition.',
    'Promote one together with the others.',
  ],
  fitModule: ['{release} needs {module} {range}, which {shell} does not provide.'],
  fitModuleVersion: [
    '{release} needs {module} {range}, but {shell} provides {provided}.',
    'Promote a shell that provides it together with this release.',
  ],
  fitMiddleware: ['{release} names "{middleware}" at {path}; middlewares of {shell}: {known}.'],
  fitSectionName: ['{release} calls itself "{section}".', 'Name it "{name}", as its folder.'],
  fitGroup: [
    '{release} has an entry for the group "{group}" of the {part}, which {shell} does not have (it has {groups}).',
  ],
  fitVariable: ['{release} has {what} at {at} with {variable}; known there: {available}.'],
  fitOneOf: ['{release} has the form "{form}" at {path} without the field "{field}" of its oneOf.'],
  fitNoPage: [
    '{release} leads to "{address}" with its menu, its footer, its search or a form, where no page is.',
    'Name a page of the section, or add it to its routes.',
  ],
  fitUnlistedScript: [
    '{release} has the script {file}, which no page or fragment lists: browsers would block it.',
    'Import it where a route or fragment is loaded, or from its modules.',
  ],
  fitRemovedPage: [
    '{release} removes {pages}, to which other pages lead.',
    'Keep the page, or promote the sections without these links first.',
  ],
  fitTwoPages: ['{release} has two pages at the path "{path}".', 'Remove one of them.'],
  fitPath: [
    '{owner} (at "{at}") and {release} (at "{path}") both claim the same path.',
    'Move it in one of them, and promote both together.',
  ],
  fitNoGrant: ['{release} has no grant on this site.', 'An operator grants its paths: {command}'],
  fitGrantPath: [
    '{release} claims the path "{path}", which is not granted to it (it has {paths}).',
    'An operator grants it: {command}',
  ],
  fitGrantLink: [
    '{release} leads to "{address}" with its menu, its footer, its search or a form; granted to it: {paths}.',
  ],
  fitGrantGroup: [
    '{release} has an entry in the menu group "{group}", which is not granted to it.',
  ],
  fitGrantSlot: ['{release} has a fragment for the slot "{slot}", which is not granted to it.'],
  fitGrantForms: [
    '{release} states forms that are not granted to it.',
    'An operator grants them: {command}',
  ],
  fitOrganiser: ['{release} does not fit the organiser {organiser}: {call}: {problem}.', '{next}.'],
  fitOrganiserFile: ['{release}: its {file} cannot be read: {problem}.', 'Build it again.'],
  fitConformance: ['{release}: {problem}.', 'Run {run} conform {workspace}, and publish it then.'],
  fitLiveData: [
    'No page was rendered with live data: {organiser} does not answer, and the operator requires it.',
    'Try again when it does; "{run} require" says what is required.',
  ],
  fitOwnLibrary: ['It brings a {name} of its own.', 'Leave it out: the shell provides it.'],
  fitLibraryTwice: ['It brings {name} more than once ({versions}).', 'Settle on one (npm dedupe).'],
  fitHeavy: [
    '{at} loads {kib} KiB of {what} of its section, compressed; {most} are the limit.',
    'Load with import() what its first view does not need; sbom.json names the libraries.',
  ],
  fitParameter: [
    'It reads the parameter "{name}" at "{path}", which an edge does not know.',
    'Name it "{section}.{name}", or add it to deploy/edge/edge-rule.js and every edge first.',
  ],
  styleSectionName: [
    '{file} has classes of the shell.',
    'Let the section not begin with "{word}": choose a name of its own.',
  ],
  styleUnreadable: ['{file} cannot be read: {problem}.'],
  styleLayer: ['{file} holds CSS outside "@layer section".', 'Put it into a *.module.scss.'],
  styleSelector: [
    '{file} has a selector without a class of its own ({selector}).',
    'Only the shell ships global CSS; use a *.module.scss class.',
  ],
  styleRule: ['{file} has @{rule}, which changes the whole document or is not known.'],
  styleName: ['{file} has the {kind} "{name}", as others may.', 'Begin it with "{prefix}".'],

  // Pages that do not work, or that `conform` finds not good.
  pageRender: ['does not render', 'Correct the error'],
  pageStatus: ['has the wrong status', 'Look at the data of its route and standalone/samples.ts'],
  pageAddress: ['cannot be opened by one of its addresses', 'Change the path of the route'],
  pageLinks: [
    'has a link that leads nowhere',
    'Correct it, or promote the section that it leads to',
  ],
  pageConsole: ['writes to the console', 'Correct the cause instead of hiding the message'],
  pageHydration: ['fails when the browser hydrates it', 'Render the same on server and browser'],
  pageTitle: ['has a wrong title', "Correct the page's head"],
  pageHeadings: ['has wrong headings', 'Give the page one h1, and skip no level below it'],
  pageLanguage: [
    'has text in the wrong language',
    'Translate it, or mark its language with langOf',
  ],
  pageMessages: ['shows a missing message', 'Add it with its parameters to tw.json and en.json'],
  pageMarkup: ['is not valid HTML', 'The rules are at https://html-validate.org/rules/'],
  pageFocus: [
    'handles the keyboard focus wrongly',
    'Keep its outline, move no focus when a page opens, and let Tab leave',
  ],
  pageAccessibility: [
    'is not accessible',
    'The rules are at https://dequeuniversity.com/rules/axe/',
  ],
  handOverUnreadable: [
    'This is no release that was handed over: {problem}.',
    'Let its team write it again, with publish --to.',
  ],
  handOverUnsigned: [
    'This is not signed by a key of {workspace}. Its keys: {names}.',
    'Let its team sign with one of them, or add its key: {run} keys add {workspace} <public key>',
  ],
  handOverStale: [
    'List {version} of {workspace} does not follow list {last}, which is in the store.',
    'Give its team the file of "{run} export {workspace} --to <file>", to publish --to it again.',
  ],
  handOverOther: ['{file} is of {found}, not of {workspace}.', 'Name a file of its own with --to.'],
  handOverListed: [
    '{release} was handed over before, and {file} does not hold it any more.',
    '{another}',
  ],
  handOverSeveral: ['A file takes one release.', 'Publish one workspace with --to.'],

  // What is in the store, but is not what was signed.
  tamperedFile: ['{file} is not the file that was published.', '{restore}'],
  tamperedSize: ['{file} has {size} bytes.', '{restore}'],
  tamperedIrregular: ['{file} is not a regular file.', '{restore}'],
  tamperedManifest: [
    'release.json of {release} is not in the list that the keys of {workspace} have signed.',
    'Publish it again: {run} publish {workspace}',
  ],
  tamperedFolder: ['The folder of {release} holds {found}.', '{restore}'],
  tamperedHash: [
    'The hash of {release} is {integrity}, not {hash}.',
    'Reproduce it again: {run} reproduce {release}',
  ],
  tamperedGrant: ['{violation}'],
  tamperedMetadata: ['{file} is not what was signed: {problem}.', '{restore}'],
  unknownRelease: [
    '{release} is not in the store: it has no release.json there.',
    '"status" lists what is.',
  ],
  unknownFile: ['{release} has no file {file}.'],
  unknownRevision: ['Nothing was live at revision {revision}.'],
  contractManifest: [
    "release.json of {release} does not follow this program's contract: {problem}.",
    'Update the program that reads it, or build the release again.',
  ],
  contractNewer: [
    '{release} was built with contract {contract}; this program knows contracts up to {own}.',
    'Update the site and this checkout first, or build the release with an earlier kit.',
  ],
  contractOlder: [
    '{release} was built with contract {contract}; this site takes contracts {supported}.',
    'Build it again with the kit of the site: docs/teams.md#the-contract-and-its-versions.',
  ],

  // Keys and signatures.
  keysMissing: ['Several keys or grants are missing.'],
  keyMissing: [
    '{folder} has no private key of {workspace}, so nothing was changed. Its keys: {names}.',
    '{yours}',
  ],
  keyNone: [
    '{workspace} has no keys yet.',
    'The operator adds one: {run} keys add {workspace} <public key>',
  ],
  keyOperator: [
    'Only the operator changes what sections may claim, and whose keys count; operator.pem is not in {folder}, so nothing was changed.',
    '{yours}',
  ],
  keyOnline: [
    'The online key is not in {folder}, so nothing was changed.',
    'Ask the operator for online.pem; every publisher has it.',
  ],
  keyBreakGlass: [
    '--break-glass needs two keys in {folder}.',
    'Use those of the team and of the operator, or two of the team.',
  ],
  keyCanary: [
    'A canary of {workspace} is signed at each step: {folder} has too few of its keys.',
    'Run it where enough are, or promote with "sign".',
  ],
  keyPreview: ['{folder} has no private key that may sign a preview of {releases}.', '{yours}'],
  keyThreshold: [
    '{who} would have {count} keys but need {threshold} signatures, so nothing was changed.',
    'Add a key first, or give --threshold.',
  ],
  keyUnknown: ['"{id}" names no single key of {who}.', 'Its keys: {names}'],
  keyName: ['"{name}" is no name of a key.', 'Use lower case letters, digits and hyphens.'],
  keyExists: ['{file} exists already and stays as it is.', 'Choose another name.'],
  keyStoreExists: [
    'There are keys in {folder}, or a store in {address}, already. Both stay as they are.',
    'If creating them was interrupted, remove both and try again.',
  ],
  keyUnreadable: ['The key cannot be read: {file}', '\n{next}'],
  keyPrivate: ['{file} is a private key.', 'Give away only the public one (.pub).'],
  keyFormat: ['{file} is no {kind} key (Ed25519, PEM).', 'Move it away, or restore it.'],
  signatureMissing: [
    '{workspace} carries {count} of the {threshold} signatures that are required.',
    'Let one of these keys sign it: {missing}: {run} sign {workspace}',
  ],

  // The signed metadata of the store.
  conflictLive: [
    'Another publisher changed what is live at the same moment.',
    'Look at it with "status" and try again.',
  ],
  conflictStore: ['Others kept changing the store at the same time.', 'Try again.'],
  trustNone: ['There are no signed metadata in {address}.', '{restore}'],
  trustUnsigned: ['{file} is missing, or not signed by the keys that it needs.', '{restore}'],
  trustSnapshots: [
    'The snapshot {version} is beyond what a store comes to: the online key was misused.',
    'Start from a backup, and exchange it: {run} keys rotate online <key id> <new public key>',
  ],
  trustClock: [
    'The clock of this machine says {now}, but the store was changed at {written}, so nothing was changed.',
    "Correct the clock. If another publisher's was wrong, {run} refresh writes the time of this machine.",
  ],
  trustExpired: [
    'The signed metadata have expired by the clock of this machine ({now}): {role}.json.',
    '{renewal}',
  ],
  trustMemory: [
    'What was verified cannot be written to {folder} ({code}), so nothing new is accepted.',
    'Make the folder writable, or set RELEASE_TRUST to another one.',
  ],
  trustRefused: ['The signed metadata are refused: {problem}', '{restore}'],

  // What is asked for over the network.
  organiserUnreadable: ['The OpenAPI document cannot be read: {source} ({problem})'],
  organiserDocument: ['This is no OpenAPI document: {source}'],
  organiserEndless: ['its schemas have no end'],
  httpStatus: ['{address} answered {status}.'],
} as const satisfies Readonly<Record<string, readonly [cause: string, next?: string]>>;

const common = {
  run: 'npm run release --',
  restore: 'Restore it from a backup of the store.',
  another: 'A release never changes: give this one another version.',
  yours: 'Set RELEASE_KEYS to the folder of yours, or ask who has it.',
  named: 'Name the commit with --commit, or publish it from a clean checkout.',
};

export type ErrorCode = keyof typeof errorTable;
type Kind =
  'fit' | 'tampered' | 'unknown' | 'contract' | 'conflict' | 'key' | 'trust' | 'promotion';

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Names<Code extends ErrorCode> = Exclude<
  NamesIn<(typeof errorTable)[Code][number]>,
  keyof typeof common
>;
/** What the texts of an error name in braces. */
export type Values<Code extends ErrorCode> = Readonly<Record<Names<Code>, string | number>>;

/** The cause of an error, what to do next, and the code by which it is found here. */
export function sentence<Code extends ErrorCode>(code: Code, values: Values<Code>): string {
  const all: Readonly<Record<string, string | number>> = { ...common, ...values };
  const text = errorTable[code].join(' ');
  return `${text.replace(/\{(\w+)\}/g, (_, name: string) => String(all[name]))} [${code}]`;
}

export class ReleaseError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name: Code;
  readonly reasons: readonly string[];
  constructor(
    code: Code,
    values: Values<Code>,
    { cause, reasons }: { cause?: unknown; reasons?: readonly string[] } = {},
  ) {
    super(reasons?.join('\n') ?? sentence(code, values), { cause });
    this.name = code;
    this.reasons = reasons ?? [this.message];
  }
}

/** The releases cannot be live together, or a server cannot load them. */
export function rejection(
  reasons: readonly string[],
  code: 'promotionRejected' | 'promotionReverted' | 'keysMissing' = 'promotionRejected',
): ReleaseError {
  return new ReleaseError(code, {}, { reasons });
}

export function isKind(error: unknown, ...kinds: readonly Kind[]): error is ReleaseError {
  return error instanceof ReleaseError && kinds.some((kind) => error.name.startsWith(kind));
}
