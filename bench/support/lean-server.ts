import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fastify } from 'fastify';
import pg from 'pg';
import { openPostgres } from '../../server/src/databases/postgres/open-database.ts';
import { postgresTarget } from '../../server/testing/servers/database-server-targets.ts';
import { shelfParameter, shelfSql } from './shelf.ts';

/**
 * The least that HTTP costs: the same framework and the same driver, and nothing of what makes it safe: no guard,
 * no transaction, no limits, no person, no record. What is between this and Parley is ours; the rest is not.
 * `/guarded` reads through Parley's guard, with its transaction and limits; still no person and no record.
 */
export async function startLean(url: string) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => void child.kill());
  const origin = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
  );
  return {
    origin,
    /** Processor time of the process so far, in microseconds. */
    cpuTime: async () => Number(await (await fetch(`${origin}/cpu`)).text()),
    pid: child.pid ?? 0,
    stop: () => void child.kill(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv[2] ?? '');

async function serve(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 8 });
  const app = fastify();
  app.post<{ Body: { shelf: number } }>('/', async ({ body }) => {
    const { rows } = await pool.query({ name: 'items', text: shelfSql.numbered, values: [body.shelf] });
    return { rows };
  });
  const database = openPostgres(postgresTarget(new URL(connectionString)));
  app.post<{ Body: { shelf: number } }>('/guarded', async ({ body: { shelf } }) => {
    const parameters = [shelfParameter];
    return database.query(await database.approveRead({ sql: shelfSql.named, parameters, values: { shelf } }));
  });
  app.get('/cpu', async () => {
    const { user, system } = process.cpuUsage();
    return String(user + system);
  });
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
}
