import { expect, test } from 'vitest';
import { statementFailed } from './map-database-errors.ts';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  ['EPIPE', 'write EPIPE', 'The server closed the connection.'],
  ['ECONNRESET', 'read ECONNRESET', 'The server closed the connection.'],
])(
  'a connection that breaks under a statement with %s is no fault of the statement',
  (code, message, reason) => {
    expect(statementFailed(failure(code, message))).toMatchObject({
      code: 'connection_failed',
      message: reason,
    });
  },
);

test.each(['42P01', 'P0001', 'XX000', 'ABCDE'])('what the server says with %s is the statement’s', (code) => {
  expect(statementFailed(failure(code, 'no such table\nand more'))).toMatchObject({
    code: 'sql_failed',
    message: 'The database could not run this: no such table',
  });
});
