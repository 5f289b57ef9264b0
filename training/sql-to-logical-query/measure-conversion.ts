import type pg from 'pg';
import { buildValueIndex, findStoredValues } from '../../reader/src/question/find-stored-values.ts';
import { readQuestion } from '../../reader/src/question/split-question-words.ts';
import { guessForeignKeys } from '../../reader/src/schema/guess-foreign-keys.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { writeStatement } from '../../reader/src/statement/write-statement.ts';
import { startPostgresCluster } from '../../server/testing/servers/postgres-cluster.ts';
import { containsGold, type ResultRows, unitsBetween } from '../compare-results.ts';
import { openQuestionDatabase } from '../open-database.ts';
import { momentOfAsking, partOf, questionDatabases, questionsOf, statementsOf } from '../read-questions.ts';
import { readSchema } from '../read-schema.ts';
import { runStatement } from '../run-statement.ts';
import { loadParser } from './parse-tree.ts';
import { type ConversionInput, toLogicalQuery } from './to-logical-query.ts';

/**
 * How much of the question set has a logical query, and how many of those queries give the gold rows when they are
 * written as a statement: `node training/sql-to-logical-query/measure-conversion.ts [training|tuning] [word of an outcome to list]`,
 * followed by names of databases for some of them only.
 */

type Case = { input: ConversionInput; label: string };
type Outcome = { outcome: string; detail: string };

async function casesOf(client: pg.Client, database: string): Promise<Case[]> {
  const { schema: declared, cells } = await readSchema(client);
  const schema = withGuesses(declared);
  const index = buildValueIndex(schema, cells);
  const questions = questionsOf(database);
  return questions.flatMap((asked) => {
    const before = questions.find(({ id }) => id === asked.after)?.question;
    const question = readQuestion(asked.question, before);
    const values = findStoredValues(question, index);
    return statementsOf(asked).map((sql) => ({
      input: { sql, question, schema, values, moment: momentOfAsking },
      label: `${database} ${asked.id}`,
    }));
  });
}

const withGuesses = (schema: Schema): Schema =>
  schema.foreignKeys.some(({ declared }) => !declared)
    ? schema
    : { ...schema, foreignKeys: [...schema.foreignKeys, ...guessForeignKeys(schema)] };

async function measure(client: pg.Client, { input }: Case): Promise<Outcome> {
  const result = toLogicalQuery(input);
  if (result.query === undefined)
    return { outcome: `no form: ${result.reason}`, detail: result.detail ?? '' };
  if (result.reason !== undefined) return { outcome: `not aligned: ${result.reason}`, detail: result.detail };
  let written: ReturnType<typeof writeStatement>;
  try {
    written = writeStatement({ ...input, query: result.query, dialect: 'postgres' });
  } catch (error) {
    return {
      outcome: 'not written',
      detail: `${error instanceof Error ? error.message : error}\n  ${JSON.stringify(result.query)}`,
    };
  }
  const gold = await runStatement(client, { sql: input.sql, parameters: [] });
  const given = await runStatement(client, written);
  const detail = `${written.sql}\n  ${JSON.stringify(written.parameters.map(({ value }) => value))}`;
  if (typeof gold === 'string') return { outcome: 'gold fails', detail: gold };
  if (typeof given === 'string') return { outcome: 'written statement fails', detail: `${given}\n${detail}` };
  const units = unitsBetween({ gold: input.sql, given: written.sql, question: '' });
  if (sameRows(gold, given) || containsGold(gold, given, units)) return { outcome: 'same rows', detail };
  const rows = `${gold.rows.length} rows ${JSON.stringify(gold.rows[0])} / ${given.rows.length} rows ${JSON.stringify(given.rows[0])}`;
  return { outcome: 'other rows', detail: `${rows}\n${detail}` };
}

/** Lengths of time may be given in any unit. */
function sameRows(gold: ResultRows, given: ResultRows): boolean {
  return unitSeconds.some((unit) => {
    const rows = gold.rows.map((row) => row.map((cell) => inUnits(cell, unit)));
    return containsGold({ ...gold, rows }, given);
  });
}

const unitSeconds = [1, 60, 3600, 86_400, 30.4375 * 86_400, 365.25 * 86_400];

function inUnits(cell: unknown, unit: number): unknown {
  if (typeof cell !== 'object' || cell === null || cell instanceof Date) return cell;
  const {
    years = 0,
    months = 0,
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
    milliseconds = 0,
  } = cell as Readonly<Record<string, number>>;
  const whole = (years * 365.25 + months * 30.4375 + days) * 86_400;
  const total = whole + hours * 3600 + minutes * 60 + seconds + milliseconds / 1000;
  return Number((total / unit).toPrecision(6));
}

const [part = 'training', listed, ...names] = process.argv.slice(2);
if (part !== 'training' && part !== 'tuning')
  throw new Error(`'${part}' is neither 'training' nor 'tuning'.`);
await loadParser();
const cluster = await startPostgresCluster();
const totals = new Map<string, number>();
try {
  for (const database of questionDatabases()) {
    if (partOf(database) !== part || (names.length > 0 && !names.includes(database))) continue;
    const client = await openQuestionDatabase(cluster.url, database);
    for (const one of await casesOf(client, database)) {
      const { outcome, detail } = await measure(client, one);
      totals.set(outcome, (totals.get(outcome) ?? 0) + 1);
      if (listed !== undefined && outcome.includes(listed))
        console.log(
          `${one.label}: ${one.input.question.text}\n  ${one.input.sql}\n  ${outcome}: ${detail}\n`,
        );
    }
    await client.end();
  }
} finally {
  await cluster.close();
}
const all = [...totals.values()].reduce((sum, count) => sum + count, 0);
for (const [outcome, count] of [...totals].toSorted((left, right) => right[1] - left[1]))
  console.log(`${count}\t${((100 * count) / all).toFixed(1)} %\t${outcome}`);
