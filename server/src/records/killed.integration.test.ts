import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTokenOutput, v1RunOutput } from '@parley/contract/agent-access';
import { connectionOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { apiClient } from '../../testing/api-client.ts';
import { createStoreDatabase } from '../../testing/servers/migrated-store.ts';
import type { ServerProcess } from '../../testing/servers/server-process.ts';
import { startServerProcess } from '../../testing/servers/server-process.ts';
import { ada } from '../../testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-records-'));
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const engines = {
  SQLite: async () => ({
    settings: { DATA_DIR: join(folder, 'sqlite') },
    storedIds: async () => {
      const file = new DatabaseSync(join(folder, 'sqlite/parley.db'));
      const rows = file.prepare('SELECT id FROM parley_executions').all();
      file.close();
      return rows.map(({ id }) => String(id));
    },
  }),
  PostgreSQL: async () => {
    const url = await createStoreDatabase(inject('postgresUrl'));
    return {
      settings: {
        DATA_DIR: join(folder, 'postgres'),
        DATABASE_URL: url,
        SECRET_KEY: 'a key that is long enough to be one',
      },
      storedIds: async () => {
        const client = new pg.Client(url);
        await client.connect();
        const { rows } = await client.query<{ id: string }>('SELECT id FROM parley_executions');
        await client.end();
        return rows.map(({ id }) => id);
      },
    };
  },
};

describe.each(Object.entries(engines))('records on %s', (_, place) => {
  test('[I08] what was acknowledged as recorded survives a kill, and a stop loses nothing', async () => {
    const { settings, storedIds } = await place();
    server = await startServerProcess({ ...settings, LOG_LEVEL: 'silent' });
    const person = await withTool(server.origin);
    const shown = await runs(server.origin, person.token, 60);
    // Whoever looks at one record has been shown all that was run before it.
    const looked = await person.client.send('GET', api.execution.replace(':id', shown.at(-1) ?? ''));
    expect(looked.status).toBe(200);
    const underWay = runs(server.origin, person.token, 400).catch(() => []);
    await runs(server.origin, person.token, 20);
    await server.kill();
    await underWay;
    expect(await storedIds()).toEqual(expect.arrayContaining(shown));

    server = await startServerProcess({ ...settings, LOG_LEVEL: 'silent' });
    const answered = await runs(server.origin, person.token, 60);
    expect(await server.stop()).toBe(0);
    const stored = await storedIds();
    expect(stored).toEqual(expect.arrayContaining([...shown, ...answered]));
    expect(new Set(stored).size).toBe(stored.length);
  });
});

async function withTool(origin: string): Promise<{ client: ApiClient; token: string }> {
  const client = apiClient(origin);
  await client.send('POST', api.signUp, ada);
  await client.send('POST', api.signIn, { email: ada.email, password: ada.password });
  const { connection } = connectionOutput.parse(
    await (await client.send('POST', api.sampleConnection)).json(),
  );
  const tool = { connectionId: connection.id, name: 'Customers', sql: 'SELECT name FROM customers LIMIT 3' };
  expect((await client.send('POST', api.tools, tool)).status).toBe(201);
  const created = await client.send('POST', api.accessTokens, { name: 'Counter' });
  return { client, token: createTokenOutput.parse(await created.json()).secret };
}

/** Runs the tool so many times, a few at once; gives the ids of the answered ones. */
async function runs(origin: string, token: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  let left = count;
  const work = async () => {
    for (; left > 0; ) {
      left -= 1;
      const answer = await fetch(`${origin}${api.v1Run.replace(':name', 'customers')}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      expect(answer.status).toBe(200);
      ids.push(v1RunOutput.parse(await answer.json()).execution_id);
    }
  };
  await Promise.all([work(), work(), work()]);
  return ids;
}
