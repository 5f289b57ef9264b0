import { setTimeout as sleep } from 'node:timers/promises';
import { connectionOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { type ApiClient, apiClient } from '../api-client.ts';
import { postgresShop } from '../shop-databases.ts';
import { ada } from '../test-app.ts';

type Sent = { what: string; begun: number; status: number | string; servedBy: string | null };

/** Each of the loops below has at most one request on its way. */
export const loopsOfLoad = 8;
/** Two hundred requests per second are steady enough, and leave the processor to the servers. */
const pause = 30;

/** Signs somebody up who has a shop in that cluster, and asks on and on. */
export async function startSteadyLoad(origin: string, clusterUrl: string) {
  const { client, connectionId, stop } = await signUpWithShop(origin, clusterUrl);
  const { loops, ...load } = sendSteadily(client, connectionId);
  return {
    ...load,
    client,
    end: async () => {
      load.finish();
      await Promise.all(loops);
      await stop();
    },
  };
}

async function signUpWithShop(origin: string, clusterUrl: string) {
  const client = apiClient(origin);
  await client.send('POST', api.signUp, ada);
  const { email, password } = ada;
  const signIn = await client.send('POST', api.signIn, { email, password, rememberMe: true });
  if (signIn.status !== 200) throw new Error(`Signing in failed: ${await signIn.text()}`);
  const shop = await postgresShop(clusterUrl);
  const saved = await client.send('POST', api.connections, shop.form);
  const { connection } = connectionOutput.parse(await saved.json());
  return { client, connectionId: connection.id, stop: shop.stop };
}

/** Reads, writes to the store and statements in a person's database, each again soon after it is answered. */
function sendSteadily(client: ApiClient, connectionId: string) {
  const sent: Sent[] = [];
  let isOver = false;
  let acknowledged = '';
  const send = async (what: string, ask: () => Promise<Response>) => {
    const begun = performance.now();
    const outcome = await ask()
      .then(async (answer) => {
        const body = await answer.text();
        const servedBy = answer.headers.get('x-served-by');
        return { status: answer.ok ? answer.status : `${answer.status} ${body}`, servedBy };
      })
      .catch((error: unknown) => ({ status: String(error), servedBy: null }));
    sent.push({ what, begun, ...outcome });
    return outcome.status === 200;
  };
  const again = async (work: (count: number) => Promise<unknown>) => {
    for (let count = 0; !isOver; count += 1, await sleep(pause)) await work(count);
  };
  const loops = [
    again(() => send('session', () => client.send('GET', api.session))),
    again(async (count) => {
      const lastName = `Lovelace ${count}`;
      if (await send('profile', () => client.send('PATCH', api.profile, { firstName: 'Ada', lastName })))
        acknowledged = lastName;
    }),
    ...Array.from({ length: loopsOfLoad - 2 }, (_, seed) =>
      again((count) => {
        const query = `SELECT ${seed} AS seed, ${count} AS count, pg_backend_pid()`;
        return send('statement', () =>
          client.send('POST', api.runSql, { connection_id: connectionId, query }),
        );
      }),
    ),
  ];
  return {
    loops,
    /** The last name that was saved, as far as the server said. */
    acknowledged: () => acknowledged,
    answered: () => sent.filter(({ status }) => status === 200).length,
    failed: () => sent.filter(({ status }) => status !== 200),
    servedBy: (port: number) => sent.filter(({ servedBy }) => servedBy === String(port)).length,
    finish: () => {
      isOver = true;
    },
  };
}
