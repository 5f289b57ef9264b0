import { defineConfig } from '@playwright/test';
import settings from '../playwright.config.ts';

/** `npm run package-test`: what is packed, installed as people install it. Apart, because it needs npm's registry. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: 'package.spec.ts',
  outputDir: '../../test-results/package',
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
});
