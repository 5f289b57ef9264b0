import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../server/testing/servers/chromium-launch.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/run-folder.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than a small machine has cores: a journey waits for frames, timers and answers between its steps.
  workers: 3,
  retries: 0,
  // Off a terminal, a line of progress for each journey would bury what failed.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['./playwright-report.ts']],
  // Outer limits, for what hangs: on a busy machine everything may be twenty times as slow.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    locale: 'en-US',
    // A trace of every test would slow the browser down more than anything else here; ask with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
});
