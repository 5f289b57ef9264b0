import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { logRequests } from './log-requests.ts';

async function linesOf(level: string): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'one',
  });
  logRequests(app, log);
  app.get('/path', async (request) => {
    request.log.warn({ err: new Error('away') }, 'first');
    request.log.child({ part: 'x' }).error('second');
    return {};
  });
  const answer = await app.inject('/path?secret=1');
  await app.close();
  expect(answer.headers['x-request-id']).toBe('one');
  return lines.map((line) => JSON.parse(line));
}

test('every line of a request has its id, and its own line has no query', async () => {
  expect(await linesOf('info')).toMatchObject([
    { level: 'warn', reqId: 'one', msg: 'first' },
    { level: 'error', reqId: 'one', part: 'x', msg: 'second' },
    { level: 'info', reqId: 'one', method: 'GET', path: '/path', status: 200, msg: 'request' },
  ]);
});

test('requests have no line of their own where only warnings are wanted', async () => {
  expect((await linesOf('warn')).map(({ msg }) => msg)).toEqual(['first', 'second']);
});
