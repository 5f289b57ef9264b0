import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { VitestReport } from './scripts/reports/vitest-report.ts';

const everywhere = [
  'contract/src',
  'server/src',
  'server/testing',
  'web/src',
  'emulator/src',
  'reader/src',
  'scripts',
  'training',
  'bench',
];
const files = (ending: string) => everywhere.map((folder) => `${folder}/**/*${ending}`);

export default defineConfig({
  test: {
    environment: 'node',
    // Off a terminal, only what failed is worth a line.
    reporters: [process.stdout.isTTY ? 'default' : 'dot', new VitestReport()],
    globalSetup: ['server/testing/servers/postgres-cluster.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // Outer limits, for what hangs. No verdict hangs on a clock: a busy machine may be many times as slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 50 } },
    env: {
      TIME_LIMIT_FACTOR: '6',
      // Threads and programs that run from the source start several times as fast when it has been compiled before.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compiled', import.meta.url)),
    },
    pool: 'forks',
    // One more than a small machine has cores: a file waits for programs, servers and threads a quarter of its time.
    maxWorkers: 3,
    // Loading the same modules anew for each file would take a fifth of the time, and no test leaves anything behind.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: files('.test.{ts,tsx}'),
          exclude: files('.integration.test.ts'),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: files('.integration.test.ts'),
        },
      },
    ],
  },
});
