import { defineConfig } from 'vitest/config';

const everywhere = ['contract/src', 'server/src', 'server/testing', 'web/src', 'emulator/src', 'scripts'];
const files = (ending: string) => everywhere.map((folder) => `${folder}/**/*${ending}`);

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['server/testing/postgres-cluster.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: files('.test.{ts,tsx}'),
          exclude: files('.integration.test.ts'),
          testTimeout: 10_000,
          // Loading the same modules anew for each file takes most of the time, and these tests leave nothing behind.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: files('.integration.test.ts'),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
