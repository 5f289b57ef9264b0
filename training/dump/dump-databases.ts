import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startPostgresCluster } from '../../server/testing/servers/postgres-cluster.ts';
import { openQuestionDatabase } from '../open-database.ts';
import {
  contrastDatabases,
  type Part,
  partOf,
  questionDatabases,
  questionFiles,
  questionsOf,
} from '../read-questions.ts';
import { readSchema } from '../read-schema.ts';
import { type DumpedDatabase, dumpedDatabases, dumpFileOf } from './dumped-databases.ts';

/**
 * Keeps schema, values and questions of every database of the set in `training/work/databases-<part>.jsonl`, so that
 * exporting and reading need no PostgreSQL: `node training/dump/dump-databases.ts`. What has not changed is kept as it is.
 */
const parts: readonly Part[] = ['training', 'tuning', 'held out'];

const contrasts = contrastDatabases();
const cluster = await startPostgresCluster();
try {
  for (const part of parts) await dumpPart(part);
} finally {
  await cluster.close();
}

async function dumpPart(part: Part): Promise<void> {
  const target = dumpFileOf(part);
  const known = await knownOf(part);
  mkdirSync(dirname(target), { recursive: true });
  const file = await open(`${target}.new`, 'w');
  let read = 0;
  const names = questionDatabases().filter((name) => partOf(name) === part);
  for (const name of names) {
    const hash = hashOf(name);
    const kept = known.get(name);
    const isSame = kept?.hash === hash;
    if (!isSame) read += 1;
    await file.write(
      `${JSON.stringify({ ...(isSame ? kept : await dumpOf(name, hash)), isContrast: contrasts.has(name) })}\n`,
    );
  }
  await file.close();
  renameSync(`${target}.new`, target);
  console.log(`${part}: ${names.length} databases, ${read} of them read anew`);
}

async function knownOf(part: Part): Promise<Map<string, DumpedDatabase>> {
  const known = new Map<string, DumpedDatabase>();
  if (!existsSync(dumpFileOf(part))) return known;
  for await (const one of dumpedDatabases(part)) known.set(one.name, one);
  return known;
}

function hashOf(database: string): string {
  const hash = createHash('sha256');
  for (const text of questionFiles(database)) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

async function dumpOf(name: string, hash: string): Promise<Omit<DumpedDatabase, 'isContrast'>> {
  const client = await openQuestionDatabase(cluster.url, name);
  const { schema, cells } = await readSchema(client).finally(() => client.end());
  return { name, hash, schema, cells: [...cells], questions: questionsOf(name) };
}
