import { readFileSync } from 'node:fs';
import path from 'node:path';
import reactHooks from 'eslint-plugin-react-hooks';
import { plainNames } from './shared/build/checks/plain-names.js';
import tseslint from 'typescript-eslint';

const root = import.meta.dirname;

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Export by name, so that it has one name everywhere. Only workers and configurations have a default export, when their tool requires it.',
};
const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message:
    'The content security policy forbids style attributes. Use a class of the design system or of a *.module.scss.',
};
const noRawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message:
    'Only the body of a news article is HTML, sanitised by the organiser: mfe-info/src/news/news-body.tsx. Render text as text.',
};
const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of literals: Node strips types and cannot run an enum.',
};

const waits =
  ":matches(CallExpression[callee.name=/^(setTimeout|setInterval)$/], CallExpression[callee.object.name=/^(globalThis|window)$/][callee.property.name=/^(setTimeout|setInterval)$/], ImportDeclaration[source.value='node:timers/promises'] ImportSpecifier[imported.name!='setImmediate'])";
const readsClock =
  'CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name="now"]';
const always = [noDefaultExport, noStyleAttribute, noRawHtml, noEnum];

const noTelephoneUrl = {
  selector: ':matches(TemplateElement[value.raw=/^tel:/], Literal[value=/^tel:/])',
  message:
    'Use PhoneLink of @dswine/shared/ui/phone-link: it dials extensions and shows each number alike.',
};

/** A busy machine must fail no test, so that no test waits for, measures or limits real time. */
const noRealTime = [
  {
    selector: waits,
    message:
      'A test that waits for real time fails on a busy machine. Hand in createManualClock() (or jest.useFakeTimers in jsdom), await the event, or wait for the state: until() of @dswine/shared/testing/until, expect.poll in Playwright.',
  },
  {
    selector: readsClock,
    message:
      'A test that reads the real clock measures the machine. Use a fixed date, or the clock that the test hands in.',
  },
  {
    selector: 'Property[key.name=/^(timeout|timeoutMs|limitMs)$/] > Literal[value<30000]',
    message:
      'A limit below 30 s fails on a busy machine. Leave it out: the runner ends what hangs.',
  },
];

/** A page is not yet there when its URL is, so that end-to-end tests wait for what they read. */
const noUnwaitedRead = {
  selector:
    ":matches(CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.property.name=/^(count|textContent|innerText|inputValue|getAttribute|allTextContents|allInnerTexts)$/], AwaitExpression > CallExpression[callee.property.name=/^is(Visible|Hidden|Checked|Enabled)$/])",
  message:
    'This reads the page at once, which may not be there yet. Use an assertion that waits: toBeVisible, toHaveCount, toHaveText, toHaveAttribute, or expect.poll.',
};

/** Clocks of machines jump, so that services measure no duration by the time of day. */
const noSystemTime = {
  selector: `:matches(${waits}, ${readsClock}, NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="process"][callee.property.name="hrtime"])`,
  message:
    'Take the time from a Clock (@dswine/shared/process/clock): monotonic() for durations, ages and deadlines, now() for dates, and its after, every and sleep. A test then hands in createManualClock().',
};

/** The exports of React Router that the shell provides, read from the module that lists them. */
const providedOfRouter = /\{([^}]+)\}/
  .exec(readFileSync(path.join(root, 'shell/src/loading/provided-router.ts'), 'utf8'))[1]
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);

/**
 * Checks beyond types. `npx eslint .` runs them; .oxlintrc.json has the rules that need types, and
 * .dependency-cruiser.cjs the boundaries between folders.
 */
export default [
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'var/',
      '.tmp-*/',
      '**/*.d.ts',
      '**/*.{js,cjs,mjs}',
      'test-results/',
      'playwright-report/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
    },
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      'react-hooks': reactHooks,
      naming: { rules: { 'plain-names': plainNames } },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'naming/plain-names': 'error',
      eqeqeq: ['error', 'always'],
      // A flow that reads well in one file stays in it.
      'max-lines': ['error', 500],
      'max-lines-per-function': ['error', 80],
      'max-params': ['error', 4],
      'no-eval': 'error',
      'no-restricted-syntax': ['error', ...always, noTelephoneUrl],
    },
  },
  {
    // The callback of a `describe` holds all its tests.
    files: ['**/*.{test,spec,contract}.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: [
      '**/*.{test,spec,fixture}.{ts,tsx}',
      'shared/src/testing/**/*.{ts,tsx}',
      'e2e/{specs,resilience,site}/**/*.ts',
    ],
    ignores: ['shared/src/testing/until.ts', 'shared/src/testing/manual-clock.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...always, ...noRealTime],
    },
  },
  {
    files: ['e2e/{specs,resilience,site}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...always, ...noRealTime, noUnwaitedRead] },
  },
  {
    files: [
      'organiser/src/**/*.ts',
      'shared/src/{process,bucket,tracing,logging}/**/*.ts',
      'shell/{server,releases}/**/*.ts',
    ],
    ignores: [
      '**/*.{test,fixture,contract}.ts',
      'shared/src/process/clock.ts',
      // The timers of sections, which cost processor time and end with the page.
      'shell/server/sandbox/**',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...always, noSystemTime],
    },
  },
  {
    files: ['mfe-*/{src,standalone}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              allowImportNames: providedOfRouter,
              message:
                'The shell provides these names of React Router and no others: see shell/src/loading/provided-router.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shared/src/{ui,form,fair}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['../section/runtime*', '../section/fair-store*'],
              allowTypeImports: true,
              message:
                'This code ships inside sections. Import @dswine/shared/section/…, or the section gets a second copy of the context.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['mfe-info/src/news/news-body.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noStyleAttribute, noEnum] },
  },
  {
    // Piscina, webpack, Jest and Playwright take the default export of these.
    files: [
      'organiser/src/http/captcha/captcha-worker.ts',
      'shared/build/message-imports.ts',
      'shared/build/name-chunks.ts',
      'shell/build/legal-text.ts',
      'playwright.config.ts',
      'e2e/runner/jest-progress.ts',
      'e2e/specs/global-setup.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, noRawHtml, noEnum] },
  },
];
