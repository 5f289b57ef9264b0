import { ParleyError } from '@parley/contract/errors';
import { describe, expect, test } from 'vitest';
import { parseConnectionString } from './connection-string.ts';

const canary = 'canary-in-a-string';
const postgres = (text: string) => parseConnectionString('postgres', text, 'disable');
const mysql = (text: string) => parseConnectionString('mysql', text, 'disable');

describe('a connection string', () => {
  test('gives its parts, decoded', () => {
    expect(postgres('postgresql://me%40work:p%3Ass%2Fw@db.example:6543/my%20shop?sslmode=require')).toEqual({
      host: 'db.example',
      port: 6543,
      database: 'my shop',
      username: 'me@work',
      password: 'p:ss/w',
      ssl: 'require',
    });
  });

  test('gives the usual port where it names none', () => {
    expect(postgres('postgres://me@db.example/shop')).toMatchObject({ port: 5432, password: '' });
    expect(mysql('mysql://me:x@db.example/shop')).toMatchObject({ port: 3306, password: 'x' });
    expect(mysql('mariadb://me:x@[2001:db8::1]:3307/shop')).toMatchObject({
      host: '2001:db8::1',
      port: 3307,
    });
  });

  test('may hold an @ in its password', () => {
    expect(postgres('postgres://me:a@b@db.example/shop')).toMatchObject({
      host: 'db.example',
      password: 'a@b',
    });
  });

  test.each([
    ['sslmode=disable', 'disable'],
    ['sslmode=require', 'require'],
    ['sslmode=verify-full&channel_binding=require', 'verify'],
    ['ssl-mode=VERIFY_IDENTITY', 'verify'],
    ['ssl=true', 'require'],
    ['sslmode=prefer', 'verify'],
    ['application_name=me', 'verify'],
  ])('with %s asks for %s', (query, ssl) => {
    const parsed = parseConnectionString('postgres', `postgres://me@db.example/shop?${query}`, 'verify');
    expect(parsed.ssl).toBe(ssl);
  });

  test.each([
    'host=169.254.169.254',
    'HOST=169.254.169.254',
    'hostaddr=127.0.0.1',
    'port=80',
    'user=root',
    'password=x',
    'dbname=other',
    'socketPath=/run/mysqld/mysqld.sock',
    'socket=/tmp/s',
    'multipleStatements=true',
    'ssl={"rejectUnauthorized":false}',
    'flags=LOCAL_FILES',
    'sslrootcert=/etc/passwd',
    'sslcert=/etc/passwd',
    'sslkey=/etc/passwd',
    'options=-c%20session_preload_libraries',
    'service=x',
    'passfile=/etc/passwd',
    'sslmode=no-verify',
    'sslmode=constructor',
    '__proto__=x',
  ])('with the setting %s is refused', (query) => {
    for (const read of [
      () => postgres(`postgres://me:${canary}@db.example/shop?${query}`),
      () => mysql(`mysql://me:${canary}@db.example/shop?${query}`),
    ]) {
      expect(read).toThrow(ParleyError);
      expect(read).not.toThrow(canary);
    }
  });

  test.each([
    ['a socket', `postgres://me:${canary}@%2Fvar%2Frun%2Fpostgresql/shop`],
    ['a socket by scheme', `socket:/var/run/postgresql?db=${canary}`],
    ['a path', '/var/run/postgresql shop'],
    ['several hosts', `postgres://me:${canary}@a.example,b.example:5433/shop`],
    ['no host', `postgres://me:${canary}@/shop`],
    ['no user', 'postgres://db.example/shop'],
    ['no database', `postgres://me:${canary}@db.example`],
    ['a wrong port', `postgres://me:${canary}@db.example:99999/shop`],
    ['a port of letters', `postgres://me:${canary}@db.example:http/shop`],
    ['a broken escape', `postgres://me:${canary}%zz@db.example/shop`],
    ['a fragment', `postgres://me:${canary}@db.example/shop#x`],
    ['another scheme', `mysql://me:${canary}@db.example/shop`],
    ['key words', `host=db.example password=${canary}`],
  ])('with %s is refused, in words that do not repeat it', (_name, text) => {
    const error = thrownBy(() => postgres(text));
    expect(error).toMatchObject({ code: 'invalid_input', fields: { connectionString: expect.any(String) } });
    expect(error.message).not.toContain(canary);
  });
});

function thrownBy(run: () => unknown): ParleyError {
  try {
    run();
  } catch (error) {
    if (error instanceof ParleyError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}
