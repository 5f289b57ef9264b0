import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { postgresShop } from '../../../testing/shop-databases.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';
import { usedMemory } from '../../../testing/used-memory.ts';
import { nameActions } from '../plugins/authorize-in-space.ts';
import { downloadRoutes } from './download-routes.ts';

let shop: ConnectedShop;
beforeAll(async () => {
  shop = await postgresShop(inject('postgresUrl'));
});
afterAll(() => shop.stop());

/** Sessions of ours that are in a transaction: between two batches a statement is not active. */
const held = () =>
  shop.rows(`SELECT pid FROM pg_stat_activity
    WHERE application_name = 'parley' AND state <> 'idle' AND datname = current_database()`);

/** So long that the memory of whatever else goes on in this process is small beside a file. */
const rowBytes = 2_500;
/** During one download. Each collects the garbage of the whole process, which takes longer than the download. */
const mostLooks = 8;
const rows = (count: number) => `SELECT repeat('x', ${rowBytes}) AS x FROM generate_series(1, ${count})`;

test('[J03] a download of 250 MB is never held whole: it takes hardly more memory than one of 50', async () => {
  const server = await startTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const browser = await signedIn(server);
  const saved = await browser.send('POST', api.connections, shop.form);
  const headers = {
    origin: server.origin,
    'content-type': 'application/json',
    cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
  };

  /** Looked at on the way: the server waits for its reader, and must not run ahead of it. */
  const peakOf = async (count: number) => {
    const body = JSON.stringify({
      connection_id: saved.json().connection.id,
      query: rows(count),
      format: 'csv',
    });
    const answer = await fetch(`http://127.0.0.1:${port}${api.download}`, { method: 'POST', headers, body });
    let [taken, looks, peak] = [0, 0, 0];
    for await (const chunk of answer.body ?? []) {
      taken += chunk.length;
      if (taken < (looks * count * rowBytes) / mostLooks) continue;
      looks += 1;
      for (let turn = 0; turn < 200; turn += 1) await nextTurn();
      peak = Math.max(peak, usedMemory());
    }
    expect(taken).toBeGreaterThan(count * rowBytes);
    return peak;
  };
  await peakOf(20_000);
  const small = await peakOf(20_000);
  const large = await peakOf(limits.download.rows);
  expect(large - small).toBeLessThan((limits.download.rows * rowBytes) / 2);
  await server.close();
});

test('[J03] a reader that takes nothing is left, and its statement ends in the database', async () => {
  const server = await startTestApp();
  const browser = await signedIn(server);
  const saved = await browser.send('POST', api.connections, shop.form);
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  nameActions(app);
  downloadRoutes(app, server.services);
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
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
  expect(sockets.map(({ timeout }) => timeout)).toEqual([limits.download.stall]);
  // What Node says once nothing has moved for that long.
  sockets[0]?.emit('timeout');
  await expect.poll(held).toEqual([]);
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
