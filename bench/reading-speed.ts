import { availableParallelism } from 'node:os';
import { readerDataFolder } from '../reader/src/data-folder.ts';
import { readOnDatabase } from '../reader/src/read-question-on-database.ts';
import { openTrainedModel, type TrainedModel } from '../reader/src/trained-model.ts';
import { startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { type PreparedDatabase, prepareDatabase } from '../training/make-example.ts';
import { openQuestionDatabase } from '../training/open-database.ts';
import { momentOfAsking, questionsOf } from '../training/read-questions.ts';
import { readSchema } from '../training/read-schema.ts';
import { judge } from './support/report.ts';

/**
 * How long the model takes to read a question on 30 tables, by the number of threads, without the server around it. They
 * take turns and the shortest times count, so that other work on the machine tells little.
 */
const name = 'permits_office';
const rounds = 20;

type Measured = { threads: number; reader: TrainedModel; ms: number; cpuMs: number };

const database = await readDatabase();
const question = questionsOf(name)[0]?.question ?? '';
const measured: Measured[] = [];
for (const threads of [1, 2, 4].filter((count) => count <= Math.max(2, availableParallelism()))) {
  const begun = performance.now();
  const reader = await openTrainedModel(readerDataFolder, { threads });
  if (threads === 1) write(`loading the model: ${(performance.now() - begun).toFixed(0)} ms`);
  measured.push({ threads, reader, ms: Number.POSITIVE_INFINITY, cpuMs: Number.POSITIVE_INFINITY });
}
for (let round = 0; round < rounds; round += 1) {
  for (const one of measured) measure(one);
}
const [alone] = measured;
for (const { threads, ms, cpuMs } of measured) {
  const ratio = ms / (alone?.ms ?? ms);
  write(
    `${threads} threads: ${ms.toFixed(0)} ms a question (${ratio.toFixed(2)} × one thread), ${cpuMs.toFixed(0)} ms of processor time`,
  );
}
judge('a question on 30 tables, one thread', alone?.ms ?? 0, { atMost: 150, unit: 'ms' });
for (const { reader } of measured) await reader.dispose();

async function readDatabase(): Promise<PreparedDatabase> {
  const cluster = await startPostgresCluster();
  try {
    const client = await openQuestionDatabase(cluster.url, name);
    const read = prepareDatabase(name, await readSchema(client));
    await client.end();
    return read;
  } finally {
    await cluster.close();
  }
}

function measure(one: Measured): void {
  const { reader } = one;
  const { schema, index } = database;
  const asked = {
    question,
    previous: null,
    schema,
    index,
    dialect: 'postgres',
    moment: momentOfAsking,
  } as const;
  const begun = { clock: performance.now(), cpu: process.cpuUsage() };
  readOnDatabase({ reader, tokenizer: reader.tokenizer }, asked);
  const { user, system } = process.cpuUsage(begun.cpu);
  one.ms = Math.min(one.ms, performance.now() - begun.clock);
  one.cpuMs = Math.min(one.cpuMs, (user + system) / 1_000);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
