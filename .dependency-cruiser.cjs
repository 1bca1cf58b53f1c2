/** Which module may import which, for `npm run check`. Each rule says in `comment` what to do instead. */
const test = '\\.(test|fixture|contract)\\.tsx?$';
const sections = 'mfe-[a-z0-9-]+';
const browser = `^(shell/src/(?!server\\.tsx|document/render-)|${sections}/src/|shared/src/(ui|section|fair)/)`;

/**
 * The layers of shell/src, lowest first. The modules directly in shell/src, and what is around them (`document`,
 * `before-hydration`, `hydration`), are the entries: they join the layers to the route table, the browser bundle and the server bundle.
 */
const shellLayers = [
  {
    name: 'composition',
    folders: 'composition|faults|loading|messages|device|structured-data',
    comment:
      'The composition model runs in the web server, in render threads and in browsers. It receives routes and pages as parameters, and imports no component of the site.',
  },
  {
    name: 'slots',
    folders: 'head|errors|slots',
    comment:
      'Document head, error pages and slots are shown by every page. They know the composition, not the pages.',
  },
  {
    name: 'features',
    folders: 'account|age|consent|legal|navigation|offline',
    comment:
      'The layout uses these features. A feature that needs the layout takes the element as a prop.',
  },
  {
    name: 'layout',
    folders: 'layout',
    comment:
      'The layout surrounds every page and imports none. Register a page in shell-routes.ts and shell-pages.tsx.',
  },
  {
    name: 'home',
    folders: 'home',
    comment: 'The home page is a page like others: an entry imports it, it imports no entry.',
  },
];

const shellLayerRules = shellLayers.map(({ name, folders, comment }, at) => {
  const above = shellLayers.slice(at + 1).map((layer) => layer.folders);
  return {
    name: `shell-${name}-imports-no-upper-layer`,
    severity: 'error',
    comment,
    from: { path: `^shell/src/(${folders})/`, pathNot: test },
    to: {
      path: `^shell/src/(${[...above.map((one) => `(${one})/`), '[^/]+$', '(document|before-hydration|hydration)/'].join('|')})`,
    },
  };
});

/**
 * The programs, and the modules of others that each may import: their doors. What is not named is
 * closed. Processes are started by their file, and no import. Tests look into all of them.
 */
const programs = [
  {
    folder: 'shell/src',
    uses: {},
    comment: 'What pages are made of is sent to browsers. Hand results of Node over as data.',
  },
  {
    folder: 'shell/offline',
    uses: {},
    comment: 'The service worker runs alone in the browser. What pages need too belongs to shared.',
  },
  {
    folder: 'shell/releases',
    // The type of what a render process is sent.
    uses: { 'shell/src': ['composition/render-job'] },
    comment:
      'The release command works without a web server, and runs built bundles, never the source of the React app. What both need, such as reading a composition, belongs to shell/releases.',
  },
  {
    folder: 'shell/server',
    uses: {
      'shell/src': [
        'composition/(composition-file|edition-key|matched-page|page-state|render-job)',
        'document/document',
        'errors/page-error',
        'layout/menu/menu-calls',
        'shell-routes',
      ],
      // Processes that render load no store: bundles and integrity.
      'shell/releases': ['index', 'bundles', 'integrity'],
    },
    comment:
      'The web server does not know who started it, and meets publishing at one door: add to shell/releases/index.ts what is missing there.',
  },
  {
    folder: 'shell/page-check',
    uses: {
      'shell/src': ['composition/(edition-key|matched-page|page-state)', 'shell-routes'],
      'shell/releases': [
        'bundles',
        'checks/check-job',
        'checks/check-results',
        'store/read-composition',
      ],
      // It renders with the web server's own rendering, and loads bundles in its realms.
      'shell/server': [
        'composition/(live-composition|release-files|release-urls)',
        'csp/csp',
        'http/page-url',
        'organiser/expo-data',
        'pages/page-(redirects|renderer)',
        'rendering/(circuit-breaker|guarded-render|process-watchdog)',
        'rendering/render-(errors|page|pool|request)',
        'sandbox/(drop-writing|load-share|realm|start-sandbox)',
        'settings/(default-settings|settings)',
        'variants/audience',
      ],
    },
    comment:
      'A promotion checks pages with what renders them later. The check knows no store and no key.',
  },
  {
    folder: 'shell/build',
    uses: {
      'shell/src': [
        'composition/(edition-key|route-traits)',
        'home/home-route',
        'layout/menu/menu',
        'legal/legal-text',
        'search',
        'shell-routes',
      ],
      'shell/releases': ['bundles'],
    },
    comment: "The build reads the shell's pages as data, and names files as releases do.",
  },
  {
    folder: 'shell/start',
    uses: {
      'shell/releases': ['checkout/(find-broken-calls|is-current|prepare-keys|prepare-releases)'],
    },
    comment: 'npm start runs processes. What it does with releases is in shell/releases/checkout.',
  },
  {
    folder: 'shell/dev',
    uses: {
      'shell/build': ['shell-config', 'shell-release'],
      'shell/releases': ['index', 'bundles', 'integrity'],
      'shell/start': ['end-with-npm', 'site-clock'],
      'shell/page-check': ['render-pages'],
      'shell/server': [
        'composition/(live-composition|release-files)',
        'csp/csp',
        'organiser/expo-data',
        'pages/page-renderer',
        'rendering/render-(page|pool|request)',
        'settings/(default-settings|outside-services|settings)',
        'variants/preview-bar',
        'web-server',
      ],
    },
    comment: 'Development runs the web server as it is, with builds in place of a store.',
  },
  {
    folder: 'organiser/src',
    uses: {},
    comment:
      'The service serves files. The seed draws its own in a separate process; code that both need belongs to the service.',
  },
  {
    folder: 'organiser/seed',
    uses: { 'organiser/src': ['content/import/read/parse-records', 'content/records/records'] },
    comment: 'The seed writes records as the service reads them, and knows nothing else of it.',
  },
  {
    folder: 'e2e',
    uses: {
      'shell/src': ['shell-routes'],
      'shell/build': ['shell-config'],
      'shell/server': ['sandbox/process-usage'],
      'shell/page-check': ['axe', 'html-errors', 'slow-preload'],
      'shell/releases': [
        'checkout/prepare-releases',
        'checks/installed-chromium',
        'commands/key-commands',
        'errors',
        'lifecycle/(open-releases|publish)',
        'manifest/grants',
        'metadata/private-keys',
        'trust/key-changes',
      ],
      'organiser/src': [
        'accounts/members/passwords',
        'app',
        'content/import/(check/validate-records|edition-importer)',
        'store/(content|open-store|tables)',
        'testing/postgres.fixture',
      ],
      'organiser/seed': ['read-edition'],
    },
    comment:
      'What tests from outside need beside HTTP and the commands: to prepare a site, and to measure it.',
  },
];

const doorRules = programs.map(({ folder, uses, comment }) => {
  const others = programs.map((one) => one.folder).filter((one) => one !== folder);
  const doors = Object.entries(uses).flatMap(([other, modules]) =>
    modules.map((module) => `${other}/${module}\\.(tsx?|json)$`),
  );
  return {
    name: `${folder.replace('/', '-')}-imports-doors`,
    severity: 'error',
    comment: `${comment} The doors are in the table "programs".`,
    from: { path: `^${folder}/`, pathNot: `${test}|\\.spec\\.tsx?$` },
    to: {
      path: `^(${others.join('|')})/`,
      ...(doors.length > 0 && { pathNot: `^(${doors.join('|')})` }),
    },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'one-entry-per-section',
      severity: 'error',
      comment:
        'A section is loaded by its one entry, src/section.tsx, at run time and never by another workspace: ask the section for a route, a fragment or a menu entry instead of importing its code.',
      from: { path: '^(shell|shared|organiser|e2e)/' },
      to: { path: `^${sections}/`, pathNot: `^${sections}/(src/section\\.tsx|standalone/)` },
    },
    {
      name: 'shell-loads-sections-at-run-time',
      severity: 'error',
      comment:
        'The shell knows no section when it is built; it learns them from the composition. An import would join the two releases: put what both need into shared.',
      from: { path: '^shell/' },
      to: { path: `^${sections}/` },
    },
    {
      name: 'sections-import-no-other-section',
      severity: 'error',
      comment:
        'Each section ships on its own. Link to the other section by @dswine/shared/fair/addresses/paths, or move what both need into shared.',
      from: { path: `^(${sections})/` },
      to: { path: `^${sections}/`, pathNot: '^$1/' },
    },
    {
      name: 'shared-imports-no-workspace',
      severity: 'error',
      comment:
        'Imports go one way: shell, sections and organiser import shared; shared imports none of them. Take what is needed as a parameter.',
      from: { path: '^shared/', pathNot: test },
      to: { path: `^(shell|organiser|e2e|${sections})/` },
    },
    {
      name: 'shared-is-imported-by-its-exports',
      severity: 'error',
      comment:
        'Import @dswine/shared by a path in "exports" of its package.json. Only what installs the packages reads a file of it, before they are there.',
      from: { pathNot: `^shared/|${test}|\\.spec\\.tsx?$` },
      to: {
        path: '^shared/',
        pathNot: '^shared/build/missing-packages\\.mjs$',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'organiser-imports-no-workspace',
      severity: 'error',
      comment:
        'The organiser is a separate service that another can replace. It talks to the site over HTTP and shares only the contract.',
      from: { path: '^organiser/' },
      to: { path: `^(shell|e2e|${sections})/` },
    },
    {
      name: 'organiser-features-import-no-app',
      severity: 'error',
      comment:
        'app.ts and main.ts put the features of the organiser together. Take what is needed from Services, which app.ts hands to every feature.',
      from: { path: '^organiser/src/[^/]+/', pathNot: test },
      to: { path: '^organiser/src/(app|main)\\.ts$' },
    },
    {
      name: 'sections-import-no-shell-code',
      severity: 'error',
      comment:
        'A section imports @dswine/shared only. What it needs of the shell comes through @dswine/shared/section/runtime.',
      from: { path: `^${sections}/` },
      to: { path: '^(shell|organiser|e2e)/' },
    },
    {
      name: 'no-build-in-the-browser',
      severity: 'error',
      comment: 'This module is sent to browsers, and what builds it is not.',
      from: { path: browser, pathNot: test },
      to: { path: '^shared/build/' },
    },
    {
      name: 'no-node-modules-in-the-browser',
      severity: 'error',
      comment: 'This module is sent to browsers, where the modules of Node do not exist.',
      from: { path: browser, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-ships-no-validator',
      severity: 'error',
      comment:
        'The contract is made of TypeBox schemas (38 KB). Browser code takes its types only: write `import type { … } from "@dswine/shared/contract/…"`.',
      from: { path: `^(shell/src|${sections}/src|shared/src/(ui|section|fair))/`, pathNot: test },
      to: {
        path: '^shared/src/contract/',
        // Without schemas.
        pathNot: '^shared/src/contract/(locales|order-groups|workspace-name)[.]ts$',
        dependencyTypesNot: ['type-only', 'pre-compilation-only'],
      },
    },
    {
      name: 'features-meet-in-the-section',
      severity: 'error',
      comment:
        'Two features of a section meet only in src/section.tsx, so that one can be changed or removed without the other. search holds what the lists of a section share; page-layout, stacked-table and figures what its pages share.',
      from: { path: `^(${sections})/src/([^/]+)/`, pathNot: test },
      to: {
        path: '^$1/src/[^/]+/',
        pathNot: '^$1/src/($2|messages|search|page-layout|stacked-table|figures)/',
      },
    },
    {
      name: 'shell-imports-no-page-table',
      severity: 'error',
      comment:
        'The table of pages is for sections, which own them. In the browser the shell learns paths from the composition; @dswine/shared/fair/addresses/locale-path is what it may use.',
      from: { path: '^shell/src/', pathNot: test },
      to: { path: '^shared/src/fair/addresses/paths\\.ts$' },
    },
    ...doorRules,
    ...shellLayerRules,
    {
      name: 'releases-do-not-import-their-door',
      severity: 'error',
      comment: 'The door is for other folders. Import the module itself.',
      from: { path: '^shell/releases/' },
      to: { path: '^shell/releases/index\\.ts$' },
    },
    {
      name: 'no-release-command-below-it',
      severity: 'error',
      comment:
        'The commands join what publishes, checks and promotes; those know no command line. Take what is needed as a parameter.',
      from: {
        path: '^shell/releases/[^/]+/',
        pathNot: `${test}|^shell/releases/(commands|testing)/`,
      },
      to: { path: '^shell/releases/(commands/|command-|cli)' },
    },
    {
      name: 'server-features-import-no-entry',
      severity: 'error',
      comment:
        'The modules directly in shell/server compose the web server from its folders. A folder takes what it needs as a parameter.',
      from: { path: '^shell/server/[^/]+/', pathNot: test },
      to: { path: '^shell/server/[^/]+\\.ts$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment:
        'These modules import each other in a circle, so none can be read, tested or loaded alone. Move what they share into a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      comment: 'The file does not exist, or the package does not export it.',
      // The development build gives react-refresh-runtime its meaning by an alias. A test installs
      // other bundlers where it runs them. Another host names a section.
      from: { pathNot: '(\\.d\\.ts|^shared/build/hot/.+|^e2e/(bundlers|foreign-host)/.+)$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/(?!@dswine)|var|\\.tmp-[^/]*)/|\\.scss$' },
    moduleSystems: ['es6', 'cjs', 'tsd'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
