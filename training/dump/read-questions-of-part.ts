import { createWriteStream } from 'node:fs';
import { readerDataFolder } from '../../reader/src/data-folder.ts';
import { openTokenizer } from '../../reader/src/model-input/word-piece-tokenizer.ts';
import { readOnDatabase } from '../../reader/src/read-question-on-database.ts';
import { openTrainedModel } from '../../reader/src/trained-model.ts';
import { momentOfAsking, type Part } from '../read-questions.ts';
import { dumpedDatabases, preparedOf, shardOf } from './dumped-databases.ts';
import { type KeptReading, readingsFileOf } from './kept-readings.ts';

/**
 * Reads the questions of a part, and keeps the readings for `measure-reading.ts`, which runs their statements:
 * `node training/dump/read-questions-of-part.ts [part] [weights] [every nth] [shard]`. It needs neither PostgreSQL nor packages, so many
 * processes on another machine can do it.
 */
const [part = 'tuning', weights = readerDataFolder, every = '1', shardText] = process.argv.slice(2);
const shard = shardOf(shardText);
const tokenizer = openTokenizer();
const reader = await openTrainedModel(weights);
const out = createWriteStream(readingsFileOf(part as Part, shard));

for await (const dumped of dumpedDatabases(part as Part, shard)) {
  const { name: database, schema, index } = preparedOf(dumped);
  const { questions } = dumped;
  for (const [at, { question, after }] of questions.entries()) {
    if (at % Number(every) !== 0) continue;
    const previous = questions.find(({ id }) => id === after)?.question ?? null;
    const begun = performance.now();
    const asked = { question, previous, schema, index, moment: momentOfAsking };
    const read = readOnDatabase({ reader, tokenizer }, { ...asked, dialect: 'postgres' });
    const kept: KeptReading = {
      database,
      at,
      unanswerable: read.unanswerable,
      text: read.question.text,
      ms: performance.now() - begun,
      readings: read.readings.map(({ statement, asked: columns, wording, score, steps, evidence }) => ({
        statement,
        asked: columns,
        wording,
        score,
        steps,
        evidence,
      })),
    };
    if (!out.write(`${JSON.stringify(kept)}\n`)) await new Promise((resolve) => out.once('drain', resolve));
  }
}
out.end();
