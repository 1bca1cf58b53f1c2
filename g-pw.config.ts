import { defineConfig } from '@playwright/test';
import { installedChromium } from '/work/w/g/shell/releases/checks/installed-chromium.ts';
export default defineConfig({ testDir: '/work/w/g/e2e/resilience', workers: 1, timeout: 900_000, expect: { timeout: 120_000 }, outputDir: '/tmp/g-results', reporter: [['list']],
 use: { locale: 'zh-TW', launchOptions: { executablePath: installedChromium(), args: ['--no-sandbox','--disable-gpu'] } } });
