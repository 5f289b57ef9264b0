import { demoOrganizations, demoProjects, startEmulatorProcess } from '../../../testing/emulator-process.ts';
import { countingTransport, grantedToken } from '../../../testing/hosted-project.ts';
import { describeDatabase } from '../conformance.ts';
import type { RunningSubject } from '../conformance-subject.ts';
import { postgresSubject } from '../postgres/conformance-sql.ts';
import { openSupabase } from './open.ts';

describeDatabase({
  ...postgresSubject,
  name: 'a hosted project',
  leftAlone: { streamed: 50_000, endless: 100_000, runaways: 3 },
  start,
});

async function start(): Promise<RunningSubject> {
  const emulator = await startEmulatorProcess({ EMULATOR_QUERY_LIMIT_MS: '3000' });
  const token = await grantedToken(emulator, demoOrganizations.market.slug);
  const transport = countingTransport(emulator.url, { token, ref: demoProjects.shop.ref });
  const execute = async (query: string) => {
    const signal = AbortSignal.timeout(30_000);
    const answer = await transport.send({ query, parameters: [], access: 'write', signal });
    if ('refused' in answer) throw new Error(`${answer.refused}: ${query}`);
    for await (const _ of answer.body);
  };
  await execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return {
    open: async () => openSupabase({ transport }),
    execute,
    running: async () => transport.waiting(),
    stop: () => emulator.stop(),
  };
}
