import type pg from 'pg';
import { startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { openQuestionDatabase } from './open-database.ts';
import { partOf, type Question, questionDatabases, questionsOf, statementsOf } from './read-questions.ts';

/**
 * Runs every statement of the question set on a private PostgreSQL server: `node training/check-questions.ts`, with
 * names of databases for some of them only. Prints what fails and what returns nothing.
 */

type Outcome = { failed: string[]; empty: number; statements: number };

async function check(url: string, database: string): Promise<Outcome> {
  const client = await openQuestionDatabase(url, database);
  try {
    const outcome: Outcome = { failed: [], empty: 0, statements: 0 };
    for (const question of questionsOf(database)) await runAll(client, question, outcome);
    return outcome;
  } finally {
    await client.end();
  }
}

async function runAll(client: pg.Client, question: Question, outcome: Outcome): Promise<void> {
  for (const sql of statementsOf(question)) {
    outcome.statements += 1;
    const rows = await client.query(sql).then(
      (result) => result.rows.length,
      (error: unknown) => String(error),
    );
    if (typeof rows === 'string') outcome.failed.push(`${question.id}: ${question.question}\n  ${rows}`);
    else if (rows === 0) outcome.empty += 1;
  }
}

const named = process.argv.slice(2);
const cluster = await startPostgresCluster();
try {
  for (const database of named.length > 0 ? named : questionDatabases()) {
    const { failed, empty, statements } = await check(cluster.url, database);
    console.log(
      `${database} (${partOf(database)}): ${statements} statements, ${failed.length} failed, ${empty} without rows`,
    );
    for (const line of failed) console.log(`  ${line}`);
    if (failed.length > 0) process.exitCode = 1;
  }
} finally {
  await cluster.close();
}
