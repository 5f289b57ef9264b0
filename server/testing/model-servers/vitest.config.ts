import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { VitestReport } from '../../../scripts/reports/vitest-report.ts';

/** `npm run model-test`: real servers of models, with a model that is made on the spot. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    include: ['server/testing/model-servers/*.check.ts'],
    environment: 'node',
    reporters: ['verbose', new VitestReport()],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { TIME_LIMIT_FACTOR: '6' },
    pool: 'forks',
    maxWorkers: 1,
  },
});
