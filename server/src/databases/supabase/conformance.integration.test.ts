import { limits } from '@parley/contract/limits';
import { countingTransport, executeIn, grantedToken } from '../../../testing/hosted-service-access.ts';
import {
  demoOrganizations,
  demoProjects,
  startEmulatorProcess,
} from '../../../testing/servers/emulator-process.ts';
import { describeDatabase } from '../conformance/conformance.ts';
import type { RunningSubject } from '../conformance/database-under-test.ts';
import { postgresSubject } from '../postgres/conformance-sql.ts';
import { openSupabase } from './open-database.ts';

describeDatabase({
  ...postgresSubject,
  name: 'a hosted project',
  leftAlone: { streamed: 15_000, endless: 20_000, runaways: 2 },
  sql: {
    ...postgresSubject.sql,
    // Some seconds: whatever is left alone keeps the project busy to its end.
    slow: 'SELECT count(*) FROM generate_series(1, 4000) a, generate_series(1, 5000) b',
    wide: `SELECT repeat('x', ${limits.query.bytes + 1})`,
  },
  start,
});

async function start(): Promise<RunningSubject> {
  const emulator = await startEmulatorProcess();
  const token = await grantedToken(emulator, demoOrganizations.market.slug);
  const { ref } = demoProjects.shop;
  const transport = countingTransport(emulator.url, { token, ref });
  const execute = (query: string) => executeIn(emulator, { token, ref }, query);
  await execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return {
    open: async () => openSupabase({ transport }),
    execute,
    running: async () => {
      // What was left alone still keeps the project busy: the next statement is to find it free.
      if (transport.waiting() === 0) await execute('SELECT 1');
      return transport.waiting();
    },
    stop: () => emulator.stop(),
  };
}
