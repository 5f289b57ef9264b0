import type { Dialect } from '@parley/contract/database-schema';
import { limits } from '@parley/contract/limits';
import { dialectTraits } from '../../../guard/dialect-traits.ts';
import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import { loadParser } from '../../../sql/parse-postgres.ts';
import { Unreadable } from '../query-tree.ts';
import { tokensOf } from '../statement-tokens.ts';
import { readPostgresRules } from './read-facts-for-rules-postgres.ts';
import { readTokenRules } from './read-facts-for-rules-tokens.ts';
import { closedForm, type RuleForm } from './statement-facts-for-rules.ts';

/** `problem`: why nothing can be said of the statement, in words that go on after 'because'. */
export type RuleReading = { form: RuleForm } | { problem: string };
export type RuleTask = { dialect: Dialect; sql: string };

const threads = new ThreadPool<RuleTask, RuleReading>(
  new URL('./read-facts-for-rules-thread.ts', import.meta.url),
  {
    threads: 1,
    waiting: 100,
    time: limits.query.time,
    memoryMb: 256,
    idle: 60_000,
  },
);

const kept = new Map<string, RuleReading>();
const mostKept = 500;

/** By the text alone, so that what was read holds whatever the rules are. A long text is read in a thread. */
export async function readFactsForRules(task: RuleTask): Promise<RuleReading> {
  const key = `${task.dialect} ${task.sql}`;
  const known = kept.get(key);
  if (known) return known;
  if (task.sql.length > limits.query.readAtOnce) {
    // What could not be read in time is tried again the next time.
    const read = await threads.run(task).catch(() => null);
    return read ? keep(key, read) : { problem: closedForm.unclear };
  }
  return keep(key, await readFactsForRulesAtOnce(task));
}

function keep(key: string, reading: RuleReading): RuleReading {
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, reading);
  return reading;
}

export async function readFactsForRulesAtOnce({ dialect, sql }: RuleTask): Promise<RuleReading> {
  if (dialectTraits[dialect].hasParser) await loadParser();
  try {
    return {
      form: dialectTraits[dialect].hasParser
        ? readPostgresRules(sql)
        : readTokenRules(dialect, tokensOf(dialect, sql)),
    };
  } catch (error) {
    // A stack that is too small for what somebody wrote is nothing else than a text that cannot be read.
    if (error instanceof Unreadable || error instanceof RangeError) return { problem: error.message };
    throw error;
  }
}
