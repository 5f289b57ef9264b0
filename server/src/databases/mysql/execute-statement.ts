import type { ResultColumn } from '@parley/contract/query-result';
import type { Field } from './result-columns.ts';
import { resultColumn } from './result-columns.ts';
import type { Session, TypeCast } from './session.ts';
import type { ToText } from './value-as-text.ts';
import { needsBytes, textOf } from './value-as-text.ts';

export type TextRow = (string | null)[];

/** Who takes the rows. `row` says 'stop' when it wants no more, 'wait' when it needs time; `resume` ends the wait. */
export type Sink = {
  started?(resume: () => void): void;
  columns(columns: ResultColumn[]): void;
  row(row: TextRow): 'go on' | 'wait' | 'stop';
};

export type MysqlExecution = {
  text: string;
  values: unknown[];
  /** What may come over the wire, and what without one whole row in it. */
  bytes: { total: number; value: number };
};

/** 'end': the statement has run to its end. Otherwise it is still running and somebody has to stop it. */
export type ExecuteOutcome = 'end' | 'stop' | 'bytes';

export async function execute(
  session: Session,
  execution: MysqlExecution,
  sink: Sink,
): Promise<ExecuteOutcome> {
  const { columns } = await session.prepare(execution.text);
  const typeCast = (columns as Field[]).some(needsBytes) ? bytesOfShapes : undefined;
  const { connection } = session;
  const meter = new Meter(execution.bytes);
  return new Promise<ExecuteOutcome>((resolve, reject) => {
    const finish = (end: () => void) => {
      connection.stream.off('data', onData);
      connection.off('error', fail);
      end();
    };
    const fail = (error: Error) => finish(() => reject(error));
    const done = (outcome: ExecuteOutcome) => finish(() => resolve(outcome));
    // Runs after the driver has read the chunk, so that the whole rows in it count before the limit does.
    const onData = (chunk: Buffer) => {
      if (meter.isOver(chunk.length)) done('bytes');
    };
    connection.stream.on('data', onData);
    connection.once('error', fail);
    sink.started?.(() => connection.resume());

    let toText: ToText[] = [];
    session
      .execute(execution.text, execution.values, typeCast)
      .on('fields', (fields: Field[] | undefined) => {
        toText = (fields ?? []).map(textOf);
        sink.columns((fields ?? []).map(resultColumn));
      })
      .on('result', (values: unknown[]) => {
        if (!Array.isArray(values)) return;
        meter.sawRow();
        const answer = sink.row(inText(values, toText));
        if (answer === 'wait') connection.pause();
        if (answer === 'stop') done('stop');
      })
      .on('error', fail)
      .on('end', () => done('end'));
  });
}

/** In place: nobody else holds the driver's array, and there are as many of them as rows. */
function inText(values: unknown[], toText: readonly ToText[]): TextRow {
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    values[index] = value === null ? null : (toText[index]?.(value) ?? null);
  }
  return values as TextRow;
}

const bytesOfShapes: TypeCast = (field, next) =>
  field.type === 'GEOMETRY' || field.type === 'VECTOR' ? field.buffer() : next();

/** Counts on the wire: one value of 300 MB arrives as one row, long after it has filled the memory. */
class Meter {
  readonly #most: MysqlExecution['bytes'];
  #total = 0;
  #sinceRow = 0;

  constructor(most: MysqlExecution['bytes']) {
    this.#most = most;
  }

  isOver(bytes: number): boolean {
    this.#total += bytes;
    this.#sinceRow += bytes;
    return this.#total > this.#most.total || this.#sinceRow > this.#most.value;
  }

  sawRow(): void {
    this.#sinceRow = 0;
  }
}
