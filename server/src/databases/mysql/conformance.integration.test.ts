import mysql from 'mysql2/promise';
import { mariadbTarget } from '../../../testing/servers/database-server-targets.ts';
import { startMariadbServer } from '../../../testing/servers/mariadb-server.ts';
import { describeDatabase } from '../conformance/conformance.ts';
import type { RunningSubject, Subject } from '../conformance/database-under-test.ts';
import { quote, shopSeed } from './conformance-shop-seed.ts';
import { openMysql } from './open-database.ts';

const subject: Subject = {
  name: 'MariaDB',
  comments: true,
  start,
  sql: {
    slow: `SELECT COUNT(*) FROM information_schema.COLUMNS a, information_schema.COLUMNS b,
      information_schema.COLUMNS c WHERE a.COLUMN_NAME <> b.COLUMN_NAME AND c.COLUMN_NAME > a.COLUMN_NAME`,
    manyRows: (n) => `SELECT seq AS n, 'about twenty letters' AS words FROM seq_1_to_${n} ORDER BY seq`,
    wide: "SELECT REPEAT('x', 24000000) AS wide",
    quote,
    exact: {
      sql: `SELECT CAST('12345678901234567890.123456789' AS DECIMAL(40, 9)), 9223372036854775807,
        18446744073709551615, TIMESTAMP '2026-01-02 03:04:05.600000', TIME '-101:02:03.5', x'00ff', b'101',
        CAST(0.1 AS DOUBLE) + CAST(0.2 AS DOUBLE), 1e300, '', DATE '0001-01-01'`,
      row: [
        '12345678901234567890.123456789',
        '9223372036854775807',
        '18446744073709551615',
        '2026-01-02 03:04:05.600000',
        '-101:02:03.5',
        '\\x00ff',
        '\\x05',
        '0.30000000000000004',
        '1e300',
        '',
        '0001-01-01',
      ],
    },
    stateful: [
      'SELECT @mine := 7',
      'SELECT 7 INTO @mine',
      "SET SESSION sql_mode = 'ANSI_QUOTES'",
      'CREATE TEMPORARY TABLE mine (id INTEGER)',
      "SELECT GET_LOCK('mine', 1)",
      'SELECT LAST_INSERT_ID(7)',
    ],
    sessionProbe: 'SELECT @mine, @@sql_mode, @@time_zone, @@max_statement_time, LAST_INSERT_ID(), DATABASE()',
    seed: shopSeed,
  },
};

async function start(): Promise<RunningSubject> {
  const server = await startMariadbServer();
  const owner = await server.createDatabase();
  const outside = await mysql.createConnection({ ...server.root, database: owner.database });
  return {
    async open({ role = 'owner' } = {}) {
      return openMysql(mariadbTarget({ ...owner, ...(role === 'superuser' ? server.root : {}) }));
    },
    async execute(sql) {
      await outside.query(sql);
    },
    async running() {
      const [[row]] = await outside.query<mysql.RowDataPacket[]>(
        `SELECT COUNT(*) AS running FROM information_schema.PROCESSLIST
         WHERE USER = ? AND INFO IS NOT NULL`,
        [owner.user],
      );
      return Number(row?.running);
    },
    async stop() {
      await outside.end();
      await server.close();
    },
  };
}

describeDatabase(subject);
