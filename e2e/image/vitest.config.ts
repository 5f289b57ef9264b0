import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { VitestReport } from '../../scripts/reports/vitest-report.ts';

/** `npm run image-test`: the image in containers of its own. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['e2e/image/*.test.ts'],
    environment: 'node',
    reporters: ['verbose', new VitestReport()],
    globalSetup: ['server/testing/servers/postgres-cluster.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 180_000, interval: 200 } },
    pool: 'forks',
    maxWorkers: 1,
  },
});
