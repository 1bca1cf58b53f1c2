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
      name: 'organiser-imports-no-seed',
      severity: 'error',
      comment:
        'The service serves files. The seed draws its own in a separate process; code that both need belongs to the service.',
      from: { path: '^organiser/src/', pathNot: test },
      to: { path: '^organiser/seed/' },
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
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      comment:
        'This module is sent to browsers. What needs Node belongs to shell/server, shell/releases or the organiser; hand its result over as data.',
      from: { path: browser, pathNot: test },
      to: { path: '^(shell/(server|releases|start|setup|build)|organiser|shared/build)/' },
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
    ...shellLayerRules,
    {
      name: 'releases-import-no-server',
      severity: 'error',
      comment:
        'The release command works without a web server. What both need, such as reading a composition, belongs to shell/releases.',
      from: { path: '^shell/releases/', pathNot: test },
      to: { path: '^shell/(server|start|dev|build|setup)/' },
    },
    {
      name: 'releases-run-no-app-code',
      severity: 'error',
      comment:
        'The release command runs built bundles, never the source of the React app. Import types only.',
      from: { path: '^shell/releases/', pathNot: test },
      to: {
        path: '^shell/src/',
        dependencyTypesNot: ['type-only', 'pre-compilation-only'],
      },
    },
    {
      name: 'server-imports-releases-by-their-door',
      severity: 'error',
      comment:
        'Import shell/releases/index.ts, and add there what is missing: publishing and serving meet at one door. Only bundles.ts and integrity.ts are imported as they are, by processes that render and load no store.',
      from: { path: '^shell/server/', pathNot: test },
      to: {
        path: '^shell/releases/',
        pathNot: '^shell/releases/(index|bundles|integrity)\\.ts$',
      },
    },
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
      name: 'server-imports-no-start-script',
      severity: 'error',
      comment:
        'npm start and npm run dev start the web server with settings and a release source. The web server does not know which of them did.',
      from: { path: '^shell/server/', pathNot: test },
      to: { path: '^shell/(start|dev|build|setup)/' },
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
