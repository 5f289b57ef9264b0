import { ParleyError } from '@parley/contract/errors';
import type { QueryOptions } from '../port.ts';
import { codeOf, statementFailed } from '../postgres/map-database-errors.ts';
import type { ProjectTransport } from '../project-transport-types.ts';
import { timeLimits } from '../time-limits.ts';
import { StreamingRowReader } from './streaming-row-reader.ts';

export type SessionStatement = { text: string; values: readonly (string | null)[]; access: 'read' | 'write' };

/** What the service says of a statement, with the server's own code. */
class HostedSqlError extends Error {
  override readonly name = 'HostedSqlError';
  readonly code: string;

  constructor(text: string) {
    const [, code = '', message = text] = /^\w+:\s+([0-9A-Z]{5}): ([^\n]*)/.exec(text) ?? [];
    super(message);
    this.code = code;
  }
}

/** Every call has a session of its own over there: nothing is carried over, and nothing can be. */
export class ProjectSession {
  readonly #transport: ProjectTransport;
  #isClosed = false;

  constructor(transport: ProjectTransport) {
    this.#transport = transport;
  }

  close(): void {
    this.#isClosed = true;
  }

  /** The bodies of the rows, as they arrive. Each part of the answer has the whole time limit. */
  async *rows(statement: SessionStatement, options: QueryOptions = {}): AsyncGenerator<string[]> {
    const reader = new StreamingRowReader();
    for await (const chunk of this.#chunks(statement, options)) {
      const values = reader.push(chunk);
      if (values.length > 0) yield values;
      if (reader.pending > (options.limits?.bytes ?? mostPending)) throw new ValueTooLarge();
    }
  }

  /** The whole answer as it is: for statements that cannot be part of another one. */
  async json(statement: SessionStatement, options: QueryOptions = {}): Promise<Record<string, unknown>[]> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.#chunks(statement, options)) chunks.push(chunk);
    const answer: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || '[]');
    return Array.isArray(answer) ? answer : [];
  }

  /** All rows of a statement that has few. */
  async all(statement: SessionStatement, options: QueryOptions = {}): Promise<string[]> {
    const values: string[] = [];
    for await (const batch of this.rows(statement, options)) values.push(...batch);
    return values;
  }

  async *#chunks(statement: SessionStatement, options: QueryOptions): AsyncGenerator<Uint8Array> {
    if (this.#isClosed) throw new ParleyError('connection_failed', { values: { reason: closed } });
    if (options.signal?.aborted) throw new ParleyError('query_cancelled');
    const watch = startWatch(options);
    const { text: query, values: parameters, access } = statement;
    try {
      const answer = await this.#transport.send({ query, parameters, access, signal: watch.signal });
      if ('refused' in answer) throw new HostedSqlError(answer.refused);
      for await (const chunk of answer.body) {
        watch.rest();
        yield chunk;
        watch.go();
      }
    } catch (error) {
      throw watch.explain(error);
    } finally {
      watch.end();
    }
  }
}

const closed = 'This connection has been closed.';
const mostPending = 256 * 1_048_576;

/** One value alone has more bytes than were asked for. What came before it was handed over. */
export class ValueTooLarge extends ParleyError {
  constructor() {
    super('sql_failed', { values: { reason: 'its rows are too large to hand over.' } });
  }
}

/** Ends a call at its time limit, or when nobody waits for it any more. */
function startWatch({ limits: own, signal }: QueryOptions) {
  const time = Math.max(1, Math.min(own?.time ?? timeLimits.statement, timeLimits.statement));
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = () => {
    isLate = true;
    ending.abort();
  };
  const go = () => {
    timer = setTimeout(late, time);
  };
  const cancel = () => ending.abort();
  signal?.addEventListener('abort', cancel);
  go();
  return {
    signal: ending.signal,
    go,
    rest: () => clearTimeout(timer),
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      // A reader that leaves early must not keep the rest of the answer coming.
      ending.abort();
    },
    explain: (error: unknown): unknown => {
      if (signal?.aborted) return new ParleyError('query_cancelled', { cause: error });
      if (isLate || codeOf(error) === '57014')
        return new ParleyError('query_timeout', { values: { seconds: time / 1_000 }, cause: error });
      return error;
    },
  };
}

/** What a person reads of a failure. What the service itself could not do is a `ParleyError` already. */
export function explained(error: unknown): unknown {
  return error instanceof HostedSqlError ? statementFailed(error) : error;
}
