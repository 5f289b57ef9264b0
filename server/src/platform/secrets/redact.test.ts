import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { redact } from './redact.ts';

test.each([
  ['a password in JSON', '{"password":"canary-1"}'],
  ['a password with quotes in JSON', '{"newPassword":"can\\"ary-1 canary-1"}'],
  ['a nested token', '{"body":{"access_token":"canary-1"}}'],
  ['JSON inside a message', '{"msg":"body was {\\"apiKey\\":\\"canary-1\\"}"}'],
  ['an AI key anywhere', 'Incorrect API key provided: sk-proj-canary-1'],
  ['a token of the hosted service', 'refused: sbp_oauth_0123456789canary-1'],
  ['a secret key of a hosted project', 'apikey sb_secret_abcdefgh_canary-1'],
  ['a bearer header', 'authorization: Bearer canary-1.abcdef'],
  ['a basic header', 'Basic Y2FuYXJ5LTE=canary-1'],
  ['a connection string', 'connect to postgres://me:canary-1@db.example/parley failed'],
  ['a link with a token', 'GET /reset-password?token=canary-1&x=2'],
  ['an OAuth answer', '/api/auth/callback/google?code=canary-1&state=canary-1'],
  ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.canary-1.signature'],
])('the redactor hides %s', (_name, line) => {
  expect(redact(line)).not.toContain('canary-1');
});

test('the redactor leaves an ordinary line alone', () => {
  const line = '{"level":"info","path":"/api/session","ms":7,"msg":"12 tokens, keyword, passport"}';
  expect(redact(line)).toBe(line);
});

test.each(['un-', 'eyJ-', 'a://', 'a:', '\\"', '"key":', '?key', 'sk-', 'Bearer '])(
  'the redactor reads a long line of nothing but %s as quickly as a short one, letter by letter',
  (part) => {
    const line = part.repeat(600_000 / part.length);
    expect(redact(`${line} sk-proj-canary-1`)).not.toContain('canary-1');
  },
);

test('the log hides secrets whoever logs them, errors included', () => {
  const lines: string[] = [];
  const log = createLog(
    'info',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  log.info({ request: { password: 'canary-1', headers: { cookie: 'a=canary-1' } } }, 'key sk-canary-1');
  log.error({ err: new Error('postgres://u:canary-1@h/d') }, 'failed');
  expect(lines.join('')).toContain('failed');
  expect(lines.join('')).not.toContain('canary-1');
});
