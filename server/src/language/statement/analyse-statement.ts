import type { Dialect } from '@parley/contract/database-schema';
import { limits } from '@parley/contract/limits';
import { dialectTraits } from '../../guard/dialect-traits.ts';
import { ThreadPool } from '../../platform/threads/thread-pool.ts';
import { loadParser } from '../../sql/parse-postgres.ts';
import { type AnswerForm, answerFormOfStatement } from './answer-form-of-statement.ts';
import type { Flow } from './column-flow.ts';
import type { Outline } from './outline/outline.ts';
import { outlineOf } from './outline/statement-outline.ts';
import { type ParameterUses, parameterUses } from './parameter-uses.ts';
import { Unreadable } from './query-tree.ts';
import { queryTreeFromPostgres } from './query-tree-from-postgres.ts';
import { queryTreeFromTokens } from './query-tree-from-tokens.ts';
import { readColumnFlow } from './read-column-flow.ts';
import { type Clauses, readClauses } from './read-select-clauses.ts';
import { tokensOf } from './statement-tokens.ts';

/** All that asking needs to know of a statement. Plain data: it is kept with the version of the tool. */
export type StatementFacts = {
  /** What kind of answer it gives; null where it gives no rows, or could not be read. */
  form: AnswerForm | null;
  uses: ParameterUses;
  /** Where a condition can be added; null where it is more than one plain SELECT. */
  clauses: Clauses | null;
  /** Which values flow into its columns; null where that cannot be told. */
  flow: Flow | null;
  /** What it reads and computes; null where it writes, or could not be read. */
  outline: Outline | null;
};

/** Of a statement that cannot be parsed: nothing is known but the names of its parameters. */
const unread: StatementFacts = { form: null, uses: {}, clauses: null, flow: null, outline: null };

export type StatementTask = { dialect: Dialect; sql: string };

const threads = new ThreadPool<StatementTask, StatementFacts>(
  new URL('./analyse-statement-thread.ts', import.meta.url),
  {
    threads: 1,
    waiting: 100,
    time: limits.query.time,
    memoryMb: 256,
    idle: 60_000,
  },
);

/** Read once, when a tool is saved. A long text is read in a thread, so that nobody else waits for it. */
export async function analyseStatement(dialect: Dialect, sql: string): Promise<StatementFacts> {
  if (sql.length <= limits.query.readAtOnce) return analyseAtOnce({ dialect, sql });
  return threads.run({ dialect, sql }).catch(() => unread);
}

export async function analyseAtOnce(task: StatementTask): Promise<StatementFacts> {
  if (dialectTraits[task.dialect].hasParser) await loadParser();
  return analyseLoaded(task);
}

/** PostgreSQL's parser must have been loaded; the others have none. */
export function analyseLoaded({ dialect, sql }: StatementTask): StatementFacts {
  // What asking cannot understand may still be followed.
  const flow = readColumnFlow(dialect, sql);
  try {
    const tokens = tokensOf(dialect, sql);
    const { query, isWrite } = dialectTraits[dialect].hasParser
      ? queryTreeFromPostgres(sql)
      : queryTreeFromTokens(tokens);
    return {
      form: isWrite ? null : answerFormOfStatement(query),
      uses: parameterUses(query),
      clauses: isWrite ? null : readClauses(sql, tokens, query),
      flow,
      outline: isWrite ? null : outlineOf(query),
    };
  } catch (error) {
    // A stack that is too small for what somebody wrote is nothing else than a text that cannot be read.
    if (error instanceof Unreadable || error instanceof RangeError) return { ...unread, flow };
    throw error;
  }
}

/** Another number than the one it was kept with means that it has to be read again. */
const format = 6;

export function statementText(statement: StatementFacts): string {
  return JSON.stringify({ format, ...statement });
}

/** null where it was kept by another version of Parley, or not at all. */
export function statementFrom(text: string | null): StatementFacts | null {
  if (text === null) return null;
  // Only `statementText` writes it.
  const { format: kept, ...statement } = JSON.parse(text) as StatementFacts & { format: number };
  return kept === format ? statement : null;
}
