import { buildLayout } from '../reader/src/model-input/build-layout.ts';
import { openTokenizer } from '../reader/src/model-input/word-piece-tokenizer.ts';
import { buildValueIndex, findStoredValues } from '../reader/src/question/find-stored-values.ts';
import { linkWordsToNames } from '../reader/src/question/link-words-to-names.ts';
import { rankColumns } from '../reader/src/question/rank-columns.ts';
import { readQuestion, type Question as Words } from '../reader/src/question/split-question-words.ts';
import type { ValueIndex } from '../reader/src/question/stored-value-index-keys.ts';
import { startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { openQuestionDatabase } from './open-database.ts';
import { partOf, type Question, questionDatabases, questionsOf, statementsOf } from './read-questions.ts';
import { type ReadDatabase, readSchema } from './read-schema.ts';

/**
 * How much of what gold statements name the layout holds: stored texts found by the value index in the right column,
 * columns that are part of the input. `--show` lists texts of the training part that were not found.
 */
const tokenizer = openTokenizer();
const show = process.argv.includes('--show');

type Counts = {
  texts: number;
  found: number;
  shown: number;
  columns: number;
  laidOut: number;
  tokens: number[];
  times: number[];
};
const emptyCounts = (): Counts => ({
  texts: 0,
  found: 0,
  shown: 0,
  columns: 0,
  laidOut: 0,
  tokens: [],
  times: [],
});

type Database = ReadDatabase & { index: ValueIndex; name: string };

function measureQuestion(
  counts: Counts,
  asked: { words: Words; question: Question },
  database: Database,
): void {
  const { words, question } = asked;
  const { schema, cells, index, name } = database;
  const before = process.cpuUsage().user;
  const links = linkWordsToNames(words, schema);
  const values = findStoredValues(words, index);
  const ranked = rankColumns({ question: words, schema, links, values });
  const layout = buildLayout({ question: words, schema, links, values, ranked, tokenizer });
  counts.times.push((process.cpuUsage().user - before) / 1000);
  counts.tokens.push(layout.ids.length);
  for (const sql of statementsOf(question)) {
    for (const { column, text } of textsIn(sql)) {
      const columns = schema.columns.flatMap((one, at) =>
        one.name === column && cells.get(at)?.includes(text) ? [at] : [],
      );
      if (columns.length === 0) continue;
      counts.texts += 1;
      const isIt = (match: { column: number; value: string }) =>
        match.value === text && columns.includes(match.column);
      if (values.some(isIt)) counts.found += 1;
      else if (show && partOf(name) === 'training')
        console.log(`${name} ${question.id}: ${words.text} — ${column} = ${text}`);
      if (layout.values.some(isIt)) counts.shown += 1;
    }
    const laidOut = new Set(layout.columns.map((at) => schema.columns[at]?.name));
    const named = new Set(sql.match(/\w+/g));
    for (const column of new Set(schema.columns.map((one) => one.name))) {
      if (!named.has(column)) continue;
      counts.columns += 1;
      if (laidOut.has(column)) counts.laidOut += 1;
    }
  }
}

/** Texts that a statement compares a column with. */
function textsIn(sql: string): { column: string; text: string }[] {
  const pattern = /(\w+)"?\s*(?:=|<>|!=|(?:NOT\s+)?IN\s*\()\s*((?:'(?:[^']|'')*'(?:\s*,\s*)?)+)/gi;
  return [...sql.matchAll(pattern)].flatMap(([, column = '', texts = '']) =>
    [...texts.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => ({
      column,
      text: text.replaceAll("''", "'"),
    })),
  );
}

function report(part: string, { texts, found, shown, columns, laidOut, tokens, times }: Counts): void {
  const share = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} % of ${all}`;
  const at = (list: number[], quantile: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * quantile)];
  console.log(
    `${part}: texts found ${share(found, texts)}, laid out ${share(shown, texts)}; columns laid out ${share(laidOut, columns)}`,
  );
  console.log(
    `  tokens: median ${at(tokens, 0.5)}, p95 ${at(tokens, 0.95)}; CPU ms: median ${at(times, 0.5)}, p95 ${at(times, 0.95)}`,
  );
}

const cluster = await startPostgresCluster();
const parts = { training: emptyCounts(), tuning: emptyCounts(), 'held out': emptyCounts() };
try {
  for (const name of questionDatabases().filter((one) => partOf(one) !== 'held out')) {
    const client = await openQuestionDatabase(cluster.url, name);
    const read = await readSchema(client).finally(() => client.end());
    const database = { ...read, name, index: buildValueIndex(read.schema, read.cells) };
    const questions = questionsOf(name);
    const byId = new Map(questions.map((question) => [question.id, question]));
    for (const question of questions) {
      const words = readQuestion(question.question, byId.get(question.after ?? -1)?.question);
      measureQuestion(parts[partOf(name)], { words, question }, database);
    }
  }
} finally {
  await cluster.close();
}
report('training', parts.training);
report('tuning', parts.tuning);
