import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readerDataFolder } from '../reader/src/data-folder.ts';
import { startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { startTestApp } from '../server/testing/test-app.ts';
import { partOf, questionDatabases } from '../training/read-questions.ts';
import { askDatabase } from './reading/ask-database.ts';
import type { Asked } from './reading/tally.ts';
import { isServed, ofKind, percentOf, quantile, shareOfAnswersRight, tallyOf } from './reading/tally.ts';
import { judge } from './support/report.ts';

/**
 * How well questions are answered that no saved tool fits, on databases that nothing was trained on: asked over the
 * API, compared with the rows of the gold statements. `--part tuning` takes the other databases that are not trained
 * on, `--every n` each nth question. Totals only: no question and no database is named, so that nothing can be mended
 * by looking at it.
 */
// The driver reads dates of the gold rows in the zone of the process.
process.env.TZ = 'UTC';
const { values: options } = parseArgs({
  options: { part: { type: 'string', default: 'held out' }, every: { type: 'string', default: '1' } },
});
const part = options.part.replace('-', ' ');
const every = Math.max(1, Number.parseInt(options.every, 10) || 1);
/** A smaller group is not shown: it would tell of single questions. */
const smallestGroup = 25;

const databases = questionDatabases().filter((database) => partOf(database) === part);
if (databases.length === 0) throw new Error(`There is no part called ${part}.`);
if (!existsSync(join(readerDataFolder, 'reader.bin')))
  throw new Error('The weights of the reader are missing.');

const asked: Asked[] = [];
const cluster = await startPostgresCluster();
const app = await startTestApp({ LOG_LEVEL: 'silent' }, { reader: 'own' });
let memoryBefore = 0;
let memory = 0;
try {
  for (const database of databases) {
    await askDatabase({ app, clusterUrl: cluster.url, every }, database, {
      onReady: () => {
        memoryBefore ||= process.memoryUsage().rss;
      },
      onAsked: (one) => {
        asked.push(one);
        memory = Math.max(memory, process.memoryUsage().rss);
      },
    });
  }
} finally {
  await app.close();
  await cluster.close();
}
if (asked.every(({ outcome }) => outcome === 'declined'))
  throw new Error('Nothing was read: the weights do not fit.');
report();

function report(): void {
  const answerable = ofKind(asked, 'answerable');
  const unanswerable = ofKind(asked, 'unanswerable');
  const times = asked.slice(1).map(({ ms }) => ms);
  write(`${part}: ${asked.length} questions, ${databases.length} databases, no saved tools`);
  write(`\n${''.padEnd(22)} questions    right    wrong  asked back  (right among)  declined  failed`);
  writeRow('answerable', answerable);
  writeRow('ambiguous', ofKind(asked, 'ambiguous'));
  writeRow('unanswerable', unanswerable);
  writeTags();
  const served = ofKind(asked, 'ambiguous').filter(isServed).length;
  write(
    `\nambiguous, answered in one of the meanings or asked back: ${share(served, ofKind(asked, 'ambiguous').length)}`,
  );
  write(`answers to answerable questions that are right: ${shareOfAnswersRight(answerable).toFixed(1)} %`);
  writeTimes('a question, by the clock', times);
  writeTimes(
    'processor time for it',
    asked.slice(1).map(({ cpuMs }) => cpuMs),
  );
  write(
    `memory of the whole process: ${megabytes(memoryBefore)} MB before the first question, at most ${megabytes(memory)} MB\n`,
  );
  const { right, wrong, questions } = tallyOf(answerable);
  judge('answerable: right', percentOf(right, questions), { atLeast: 65, unit: '%' });
  judge('answerable: wrong', percentOf(wrong, questions), { atMost: 6, unit: '%' });
  judge('unanswerable: answered', percentOf(tallyOf(unanswerable).wrong, unanswerable.length), {
    atMost: 5,
    unit: '%',
  });
  judge('all answers given: right', shareOfAnswersRight(asked), { atLeast: 88, unit: '%' });
  judge('a question, median', quantile(times, 0.5), { atMost: 150, unit: 'ms' });
  judge('the first question after the start', asked[0]?.ms ?? 0, { atMost: 1_500, unit: 'ms' });
}

/** What each kind of question comes to; a question can be of several. */
function writeTags(): void {
  write('\nthose with an answer, by kind');
  const withAnswer = asked.filter(({ kind }) => kind !== 'unanswerable');
  const tags = new Set(withAnswer.flatMap((one) => one.tags));
  for (const tag of [...tags].toSorted()) {
    const group = withAnswer.filter((one) => one.tags.includes(tag));
    if (group.length >= smallestGroup) writeRow(tag, group);
  }
}

function writeRow(name: string, group: readonly Asked[]): void {
  const { questions, right, wrong, askedBack, offered, declined, failed } = tallyOf(group);
  const cells = [
    String(questions).padStart(9),
    share(right, questions).padStart(8),
    share(wrong, questions).padStart(8),
    share(askedBack, questions).padStart(11),
    share(offered, questions).padStart(14),
    share(declined, questions).padStart(9),
    String(failed).padStart(7),
  ];
  write(`  ${name.padEnd(20)} ${cells.join(' ')}`);
}

function writeTimes(what: string, times: readonly number[]): void {
  write(`${what}: median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`);
}

function share(count: number, whole: number): string {
  return `${percentOf(count, whole).toFixed(1)} %`;
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
