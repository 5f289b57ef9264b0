import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog, gatheredLines } from './log.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'parley-log-')), 'log');
const messagesIn = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg);

test('lines of requests are written a moment later, together and in their order', async () => {
  const file = newFile();
  const log = createLog('info', gatheredLines(file));
  log.info('one');
  log.child({ reqId: 'x' }).info('two');
  expect(readFileSync(file, 'utf8')).toBe('');
  await expect.poll(() => messagesIn(readFileSync(file, 'utf8'))).toEqual(['one', 'two']);
});

test('a warning is written at once, after the lines before it', () => {
  const file = newFile();
  const log = createLog('info', gatheredLines(file));
  log.info('before');
  log.child({ reqId: 'x' }).warn('slow');
  expect(messagesIn(readFileSync(file, 'utf8'))).toEqual(['before', 'slow']);
  log.error('failed');
  expect(messagesIn(readFileSync(file, 'utf8'))).toEqual(['before', 'slow', 'failed']);
});

test('what waits is written when the process ends, by an exit or by an error', () => {
  const source = JSON.stringify(new URL('./log.ts', import.meta.url).href);
  const run = (end: string) => {
    const program = `const { createLog } = await import(${source}); createLog('info').info('last'); ${end}`;
    const args = ['--input-type=module', '-e', `${program}`];
    try {
      return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch (error) {
      return String((error as { stdout: unknown }).stdout);
    }
  };
  expect(['', 'process.exit(3)', 'throw new Error()'].map((end) => messagesIn(run(end)))).toEqual([
    ['last'],
    ['last'],
    ['last'],
  ]);
});
