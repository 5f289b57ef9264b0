import { connect, type Socket } from 'node:net';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { Connection, FieldPacket, PrepareStatementInfo, Query, ResultSetHeader } from 'mysql2';
import mysql from 'mysql2';
import { type HandshakeLimit, limitHandshake } from '../limit-handshake-bytes.ts';
import type { ServerTarget } from '../server-target.ts';
import { timeLimits } from '../time-limits.ts';
import { connectionError } from './map-database-errors.ts';
import { type Flavour, flavourOf, preparation } from './session-settings.ts';

/** What mysql2's types leave out. */
type Driver = Connection & { stream: Socket; startTLS(onSecure: (error?: Error) => void): void };
export type Prepared = PrepareStatementInfo & { columns: FieldPacket[] };
type Value = string | null;
export type TypeCast = (field: { type: string; buffer(): Buffer | null }, next: () => unknown) => unknown;

const largestAnswer = 64 * 1_048_576;
const patience = timeLimits.connect;

/** One connection to a server, in the state that the guard's scanner and limits rely on. */
export class Session {
  readonly connection: Driver;
  readonly flavour: Flavour;
  readonly version: string;
  /** Set once the connection can no longer be used. */
  failure: Error | undefined;
  #received = 0;
  #most = largestAnswer;

  private constructor(connection: Driver, version: string) {
    this.connection = connection;
    this.version = version;
    this.flavour = flavourOf(version);
    connection.on('error', (error: Error) => {
      this.failure ??= error;
    });
    connection.stream.on('data', (chunk: Buffer) => {
      this.#received += chunk.length;
      if (this.#received > this.#most) connection.stream.destroy(new Error('The server sent too much.'));
    });
    connection.on('end', () => {
      this.failure ??= new Error('The connection has ended.');
    });
  }

  /** Connected, and nothing more: `prepareSession` comes before the first statement. */
  static async connect(input: ServerTarget): Promise<Session> {
    const connection = mysql.createConnection(optionsFor(input)) as Driver;
    // A failed connection may say so twice, and an error that nobody listens to would end the process.
    connection.on('error', () => undefined);
    const greeting = watchGreeting(connection);
    try {
      const version = await new Promise<string>((resolve, reject) => {
        connection.once('connect', (hello: { serverVersion: string }) => resolve(hello.serverVersion));
        connection.once('error', reject);
      });
      greeting.end();
      return new Session(connection, version.replace(/^5\.5\.5-/, ''));
    } catch (error) {
      connection.destroy();
      throw connectionError(greeting.failure() ?? error, input);
    }
  }

  /** Rolls back, clears what a run may have left and sets what the next one relies on. */
  async renew(): Promise<void> {
    this.#expect();
    const timer = setTimeout(
      () => this.connection.stream.destroy(new Error('The server is silent.')),
      patience,
    );
    try {
      await new Promise<void>((resolve, reject) => {
        this.connection.reset((error) => (error ? reject(error) : resolve()));
      });
    } finally {
      clearTimeout(timer);
    }
    await this.prepareSession();
  }

  prepareSession(): Promise<void> {
    return this.command(preparation(this.flavour));
  }

  /** A statement of our own that gives no rows and takes no time. */
  async command(sql: string): Promise<void> {
    this.#expect();
    await new Promise<void>((resolve, reject) => {
      this.connection.query({ sql, timeout: patience }, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** How much the next answer may bring: a server that never ends one must not fill our memory. */
  #expect(most = largestAnswer): void {
    this.#received = 0;
    this.#most = most;
  }

  /** Rows of a statement of our own, as texts. */
  rows(sql: string): Promise<Value[][]> {
    this.#expect();
    return new Promise((resolve, reject) => {
      const options = { sql, rowsAsArray: true, typeCast: (field: { string(): Value }) => field.string() };
      this.connection.query(options, (error, rows) => (error ? reject(error) : resolve(rows as Value[][])));
    });
  }

  /** The same with bound texts; what it selects has to be texts too. */
  boundRows(sql: string, values: string[]): Promise<Value[][]> {
    this.#expect();
    return new Promise((resolve, reject) => {
      this.connection.execute(sql, values, (error, rows) =>
        error ? reject(error) : resolve(rows as Value[][]),
      );
    });
  }

  prepare(sql: string): Promise<Prepared> {
    this.#expect();
    return new Promise((resolve, reject) => {
      this.connection.prepare(sql, (error, statement) => {
        const prepared = statement as Prepared;
        if (error) reject(error);
        else if (prepared.columns.length > limits.query.columns) reject(tooWide());
        else resolve(prepared);
      });
    });
  }

  /** Runs a prepared statement; the caller listens to its events, and counts its bytes. */
  execute(sql: string, values: unknown[], typeCast?: TypeCast): Query {
    this.#expect(Number.POSITIVE_INFINITY);
    const options = typeCast ? { sql, values, typeCast } : { sql, values };
    return this.connection.execute(options as Parameters<Connection['execute']>[0]);
  }

  /** Runs a prepared statement that gives no rows. */
  change(sql: string, values: unknown[]): Promise<ResultSetHeader> {
    this.#expect();
    return new Promise((resolve, reject) => {
      this.connection.execute(sql, values as never, (error, result) => {
        if (error) reject(error);
        else resolve(result as ResultSetHeader);
      });
    });
  }

  destroy(): void {
    this.failure ??= new Error('The connection was given up.');
    this.connection.destroy();
  }
}

/** The driver says nothing when it encrypts: it puts another stream in the place of the first. */
function watchGreeting(connection: Driver): HandshakeLimit {
  const greeting = limitHandshake();
  greeting.watch(connection.stream);
  const startTls = connection.startTLS.bind(connection);
  connection.startTLS = (onSecure) => {
    startTls(onSecure);
    greeting.watch(connection.stream);
  };
  return greeting;
}

function optionsFor(input: ServerTarget): mysql.ConnectionOptions {
  return {
    host: input.host,
    port: input.port,
    user: input.user,
    password: input.password,
    database: input.database,
    // Only the checked address is ever dialled; a name could lead elsewhere when it is looked up again.
    stream: () => connect({ host: input.address, port: input.port, noDelay: true, keepAlive: true }),
    ...(input.ssl === 'disable' ? {} : { ssl: tlsFor(input.ssl) }),
    connectTimeout: timeLimits.connect,
    charset: 'UTF8MB4_GENERAL_CI',
    multipleStatements: false,
    // Without LOCAL_FILES a server cannot ask for a file of ours. Without IGNORE_SPACE it reads words as we do.
    flags: ['-LOCAL_FILES', '-IGNORE_SPACE', '-MULTI_RESULTS', '-ODBC', '-CLIENT_QUERY_ATTRIBUTES'],
    rowsAsArray: true,
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
    jsonStrings: true,
  };
}

function tlsFor(ssl: 'require' | 'verify'): mysql.SslOptions {
  const verify = ssl === 'verify';
  return { rejectUnauthorized: verify, verifyIdentity: verify };
}

/** The driver writes and compiles a program for each result, as long as its columns are many. */
function tooWide(): ParleyError {
  const reason = `The result has more than ${limits.query.columns.toLocaleString('en-US')} columns.`;
  return new ParleyError('sql_failed', { values: { reason } });
}
