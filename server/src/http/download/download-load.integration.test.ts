import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionOutput } from '@parley/contract/connections';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { apiClient } from '../../../testing/api-client.ts';
import type { ConnectedShop } from '../../../testing/connected-shop.ts';
import { postgresShop } from '../../../testing/connected-shop.ts';
import { startServerProcess } from '../../../testing/server-process.ts';
import { ada, signedIn, startTestApp } from '../../../testing/test-app.ts';
import { downloadRoutes } from './download.ts';

let shop: ConnectedShop;
beforeAll(async () => {
  shop = await postgresShop(inject('postgresUrl'));
});
afterAll(() => shop.stop());

/** Sessions of ours that are in a transaction: between two batches a statement is not active. */
const held = () =>
  shop.rows(`SELECT pid FROM pg_stat_activity
    WHERE application_name = 'parley' AND state <> 'idle' AND datname = current_database()`);

const rowBytes = 1_000;
const rows = (count: number) => `SELECT repeat('x', ${rowBytes}) AS x FROM generate_series(1, ${count})`;

test('[J03] a download of 100 MB is never held whole: it takes hardly more memory than one of 20', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-download-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const client = apiClient(server.origin);
  await client.send('POST', api.signUp, ada);
  await client.send('POST', api.signIn, { email: ada.email, password: ada.password });
  const saved = await client.send('POST', api.connections, shop.form);
  const { connection } = connectionOutput.parse(await saved.json());

  const memory = async () => {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  };
  /** Looked at some twenty times on the way: the server waits for its reader, and must not run ahead of it. */
  const peakOf = async (count: number) => {
    const body = { connection_id: connection.id, query: rows(count), format: 'csv' };
    const answer = await client.send('POST', api.download, body);
    let [taken, looks, peak] = [0, 0, 0];
    for await (const chunk of answer.body ?? []) {
      taken += chunk.length;
      if (taken < (looks * count * rowBytes) / 20) continue;
      looks += 1;
      peak = Math.max(peak, await memory());
    }
    expect(taken).toBeGreaterThan(count * rowBytes);
    return peak;
  };
  await peakOf(20_000);
  const small = await peakOf(20_000);
  const large = await peakOf(limits.download.rows);
  expect(large - small).toBeLessThan((limits.download.rows * rowBytes) / 2);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('[J03] a reader that takes nothing is left, and its statement ends in the database', async () => {
  const server = await startTestApp();
  const browser = await signedIn(server);
  const saved = await browser.send('POST', api.connections, shop.form);
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  downloadRoutes(app, server.services, { stall: 1_000 });
  await app.listen({ host: '127.0.0.1', port: 0 });

  const body = JSON.stringify({
    connection_id: saved.json().connection.id,
    query: rows(limits.download.rows),
    format: 'csv',
  });
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST ${api.download} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const first = await new Promise<string>((resolve) => {
    socket.once('data', (chunk) => {
      socket.pause();
      resolve(chunk.toString());
    });
  });
  expect(first).toMatch(/^HTTP\/1.1 200/);
  expect(await held()).toHaveLength(1);
  await expect.poll(held, { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => connectionsOf(app.server)).toBe(0);
  socket.destroy();
  await app.close();
  await server.close();
});

function connectionsOf(server: {
  getConnections(tell: (error: Error | null, count: number) => void): unknown;
}) {
  return new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
