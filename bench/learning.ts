import { parseArgs } from 'node:util';
import { startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { startTestApp } from '../server/testing/test-app.ts';
import { partOf, questionDatabases } from '../training/read-questions.ts';
import { type Taught, teachDatabase } from './learning/teach-database.ts';
import { percentOf } from './reading/tally.ts';
import { judge } from './support/report.ts';

/**
 * What corrections bring, over the API and with no saved tools: a wording of each meaning is asked before and after the
 * right meaning of other wordings was chosen, on the tuning databases. In the last round the wording itself was
 * corrected, too. `--databases n` takes the first n of them, `--every n` each nth meaning. No meaning has more than three
 * wordings: five corrections are no more than three.
 */
process.env.TZ = 'UTC';
const { values: options } = parseArgs({
  options: { databases: { type: 'string', default: '12' }, every: { type: 'string', default: '4' } },
});
const count = Math.max(1, Number.parseInt(options.databases, 10) || 1);
const every = Math.max(1, Number.parseInt(options.every, 10) || 1);
const rounds = 3;

const databases = questionDatabases()
  .filter((database) => partOf(database) === 'tuning')
  .slice(0, count);
const taught: Taught[] = [];
const cluster = await startPostgresCluster();
const app = await startTestApp({ LOG_LEVEL: 'silent' }, { reader: 'own' });
try {
  for (const database of databases)
    taught.push(...(await teachDatabase({ app, clusterUrl: cluster.url, every, rounds }, database)));
} finally {
  await app.close();
  await cluster.close();
}
report();

function report(): void {
  const answerable = taught.filter(({ isAnswerable }) => isAnswerable);
  const unanswerable = taught.filter(({ isAnswerable }) => !isAnswerable);
  const corrected = answerable.filter(({ corrections }) => corrections > 0);
  write(
    `${databases.length} databases, ${answerable.length} meanings that can be answered, ${corrected.length} of them corrected at least once, ${unanswerable.length} questions that cannot be answered`,
  );
  write('\ncorrections a meaning    right at once    of those corrected    formerly right, now not');
  for (let round = 0; round <= rounds; round += 1) {
    const name = round === rounds ? `${round} and more, itself too` : `up to ${round}, other wordings`;
    write(
      `${name.padEnd(24)} ${share(answerable, round).padStart(13)} ${share(corrected, round).padStart(21)} ${worse(answerable, round).padStart(26)}`,
    );
  }
  const answered = unanswerable.filter(
    ({ outcomes }) => outcomes[0] === 'declined' && outcomes.at(-1) !== 'declined',
  ).length;
  write(`\nunanswerable, declined before and not after: ${answered} of ${unanswerable.length}\n`);
  judge('right at once, more after corrections than before', gain(answerable), {
    atLeast: 1,
    unit: 'points',
  });
  judge('formerly right, now not', worstOf(answerable), { atMost: 0.5, unit: '%' });
}

function isRight({ outcomes }: Taught, round: number): boolean {
  return outcomes[round] === 'right';
}

function share(group: readonly Taught[], round: number): string {
  return `${percentOf(group.filter((one) => isRight(one, round)).length, group.length).toFixed(1)} %`;
}

function lostOf(group: readonly Taught[], round: number): number {
  return group.filter((one) => isRight(one, 0) && !isRight(one, round)).length;
}

function worse(group: readonly Taught[], round: number): string {
  const before = group.filter((one) => isRight(one, 0)).length;
  return `${lostOf(group, round)} of ${before}`;
}

function worstOf(group: readonly Taught[]): number {
  const before = group.filter((one) => isRight(one, 0)).length;
  const lost = Array.from({ length: rounds }, (_, at) => lostOf(group, at + 1));
  return percentOf(Math.max(...lost), before);
}

function gain(group: readonly Taught[]): number {
  const rightIn = (round: number) => group.filter((one) => isRight(one, round)).length;
  return percentOf(rightIn(rounds) - rightIn(0), group.length);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
