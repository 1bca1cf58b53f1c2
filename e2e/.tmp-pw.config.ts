import config from './playwright.config.ts';
const { globalSetup, ...rest } = config;
export default { ...rest, testDir: 'visits', outputDir: '/tmp/pw-results', workers: 1 };
