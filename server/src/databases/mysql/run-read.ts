import { limits } from '@parley/contract/limits';
import type { QueryResult, ResultColumn } from '@parley/contract/query-result';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import type { QueryOptions, ResultBatch } from '../port.ts';
import { timeLimits } from '../time-limits.ts';
import { boundValue } from './bound-values.ts';
import type { Sink, TextRow } from './execute-statement.ts';
import { execute } from './execute-statement.ts';
import { inTransaction } from './run-in-transaction.ts';
import type { SessionPool } from './session-pool.ts';

const own = { ...limits.query, time: timeLimits.statement };

export async function query(
  sessions: SessionPool,
  statement: ApprovedSql,
  { limits: asked = {}, signal }: QueryOptions = {},
): Promise<QueryResult> {
  const most = {
    time: Math.min(asked.time ?? own.time, own.time),
    rows: Math.min(asked.rows ?? own.rows, own.rows),
    bytes: Math.min(asked.bytes ?? own.bytes, own.bytes),
  };
  const started = performance.now();
  const gathered = new Gathered(most);
  await inTransaction(sessions, { access: 'read', limits: most, signal }, async (session) => {
    const execution = {
      text: statement.text,
      values: statement.values.map(boundValue),
      bytes: { total: most.bytes, value: most.bytes },
    };
    const outcome = await execute(session, execution, gathered);
    if (outcome === 'bytes') gathered.truncated = 'bytes';
    return { state: outcome === 'end' ? 'finished' : 'running', value: undefined };
  });
  const { columns: names, rows, truncated } = gathered.result;
  return { columns: names, rows, truncated, durationMs: performance.now() - started };
}

/** Rows until a limit is reached. */
export class Gathered implements Sink {
  truncated: QueryResult['truncated'] = null;
  readonly #most: { rows: number; bytes: number };
  readonly #rows: TextRow[] = [];
  #columns: ResultColumn[] = [];
  #bytes = 0;

  constructor(most: { rows: number; bytes: number }) {
    this.#most = most;
  }

  columns(columns: ResultColumn[]): void {
    this.#columns = columns;
  }

  row(row: TextRow): 'go on' | 'stop' {
    // The row after the last one says that there are more; the engine itself ends there as a rule.
    if (this.truncated === 'rows') return 'stop';
    if (this.#rows.length === this.#most.rows) {
      this.truncated = 'rows';
      return 'go on';
    }
    this.#bytes += sizeOf(row);
    if (this.#bytes > this.#most.bytes) {
      this.truncated = 'bytes';
      return 'stop';
    }
    this.#rows.push(row);
    return 'go on';
  }

  get result() {
    return { columns: this.#columns, rows: this.#rows, truncated: this.truncated };
  }
}

/** Letters stand for bytes here: the wire is counted too, to the byte. */
function sizeOf(row: TextRow): number {
  let size = 0;
  for (const value of row) size += (value?.length ?? 0) + 1;
  return size;
}

const batchRows = 1_000;
const batchesAhead = 2;

/** One value larger than this is given up rather than held. */
const largestValue = 2 * own.bytes;

export async function* stream(
  sessions: SessionPool,
  statement: ApprovedSql,
  { limits: asked = {}, signal }: QueryOptions = {},
): AsyncGenerator<ResultBatch> {
  const most = {
    time: Math.min(asked.time ?? own.time, own.time),
    rows: asked.rows ?? Number.POSITIVE_INFINITY,
  };
  const belt = new Belt(most.rows);
  // Nobody reads any more: the statement is stopped as if the request had been cancelled.
  const left = new AbortController();
  const either = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  const running = inTransaction(
    sessions,
    { access: 'read', limits: most, signal: either },
    async (session) => {
      const execution = {
        text: statement.text,
        values: statement.values.map(boundValue),
        bytes: { total: asked.bytes ?? Number.POSITIVE_INFINITY, value: largestValue },
      };
      const outcome = await execute(session, execution, belt);
      return { state: outcome === 'end' ? 'finished' : 'running', value: undefined };
    },
  ).then(
    () => belt.close(),
    (error: unknown) => belt.close(error),
  );
  try {
    yield* belt.batches();
  } finally {
    left.abort();
    await running;
  }
}

/** Batches on their way from the wire to whoever reads them; never more than a few. */
class Belt implements Sink {
  readonly #ready: ResultBatch[] = [];
  #rows: TextRow[] = [];
  #columns: ResultColumn[] | undefined;
  #left: number;
  #end: { error?: unknown } | undefined;
  #wake = () => {};
  #resume = () => {};

  constructor(mostRows: number) {
    this.#left = mostRows;
  }

  started(resume: () => void): void {
    this.#resume = resume;
  }

  columns(columns: ResultColumn[]): void {
    this.#columns = columns;
  }

  row(row: TextRow): 'go on' | 'wait' | 'stop' {
    if (this.#left === 0) return 'stop';
    this.#left -= 1;
    this.#rows.push(row);
    if (this.#rows.length < batchRows) return 'go on';
    this.#ship();
    return this.#ready.length < batchesAhead ? 'go on' : 'wait';
  }

  close(error?: unknown): void {
    if (error === undefined && (this.#rows.length > 0 || this.#columns)) this.#ship();
    this.#end = error === undefined ? {} : { error };
    // The connection is somebody else's from here on.
    this.#resume = () => {};
    this.#wake();
  }

  async *batches(): AsyncGenerator<ResultBatch> {
    for (;;) {
      const batch = this.#ready.shift();
      if (batch) {
        yield batch;
        if (this.#ready.length < batchesAhead) this.#resume();
      } else if (this.#end) {
        if (this.#end.error !== undefined) throw this.#end.error;
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  #ship(): void {
    this.#ready.push(this.#columns ? { columns: this.#columns, rows: this.#rows } : { rows: this.#rows });
    this.#columns = undefined;
    this.#rows = [];
    this.#wake();
  }
}
