import { defineConfig } from '@playwright/test';
import settings from '../playwright.config.ts';

/** `npm run package-test`: of all journeys, only the one that installs what is packed. It needs npm's registry. */
export default defineConfig({
  ...settings,
  globalSetup: '../support/run-folder.ts',
  testDir: '.',
  testMatch: 'package.spec.ts',
  outputDir: '../../test-results/package',
  reporter: 'list',
});
