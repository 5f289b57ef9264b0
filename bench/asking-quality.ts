import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDatabase } from './asking/data/write-database.ts';
import type { CaseDatabase } from './asking/databases.ts';
import { databases, unknownDatabases } from './asking/databases.ts';
import { otherDatabasesFor } from './asking/foreign/pairs.ts';
import { openGold } from './asking/gold.ts';
import { moment, settle } from './asking/person.ts';
import type { Asking, Opened, Scored } from './asking/score.ts';
import { score } from './asking/score.ts';
import type { Tally } from './asking/tally.ts';
import { cellOf, columns, percentOf, sumOf } from './asking/tally.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';

/**
 * How well saved tools are found and filled without a key, by the way that a question takes from the page: a server in a
 * process of its own, somebody for each database who uploads its file and saves its tools, and every question asked over
 * the API. Counted are the right tool first (and among three), own questions not declined, those answered with a
 * composed statement or asked back instead, parameters exactly right where the tool was found (and with the tool chosen
 * by hand), all of it together, what is answered wrongly at once, questions of another database declined, and the same
 * questions as if their tool had never been saved, answered at once rightly or wrongly.
 * Every second question is held out to judge by: its misses are counted and never shown, so that nothing can be
 * mended by looking at them. So is everything about databases of other trades. `--misses` lists those of the other
 * half, `--tuning` asks that half alone and judges nothing.
 */
const isTuningOnly = process.argv.includes('--tuning');
/** A smaller group that is held out is not shown: it would tell of single questions. */
const smallestHeldOut = 25;
/** Questions under way at once; one person may have three. */
const atOnce = 4;

const begun = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const server = await startParley();
const golds: { close(): void }[] = [];
const known = await openAll(databases);
const strange = await openAll(isTuningOnly ? [] : unknownDatabases);
const settled = performance.now();
const all = await scoreAll(
  [...askingsOf(known), ...askingsOf(strange)].filter(({ isHeldOut }) => !(isTuningOnly && isHeldOut)),
);
const ended = performance.now();
await server.stop();
for (const gold of golds) gold.close();
rmSync(folder, { recursive: true, force: true });

const isUnknown = ({ database }: Scored) => unknownDatabases.some(({ name }) => name === database);
const scored = all.filter((one) => !isUnknown(one));
const unknown = all.filter(isUnknown);
const tuning = scored.filter(({ isHeldOut }) => !isHeldOut);
const heldOut = scored.filter(({ isHeldOut }) => isHeldOut);

const sizes = databases.map(({ tools }) => tools.length).join(', ');
write(`${databases.length} databases of ${sizes} tools`);
write(
  `${minutes(settled - begun)} to connect and save, ${minutes(ended - settled)} to ask ${asked()} questions`,
);
write(
  'first, of three: where the right tool stands; kept: the question is not declined; composed, asked back:',
);
write(
  'instead of the right tool; values: all of them exactly right where the tool was taken, (all): with it chosen',
);
write(
  'by hand; whole: the right tool with exact values; wrong: answered at once with anything else; empty both: with',
);
write(
  'a statement that gives nothing where the right one does, too, and is not like it: neither right nor wrong;',
);
write(
  'declined, answered: questions of other databases that this one cannot answer, (all): those that it can, too;',
);
write(
  'no tool: as if the right one had never been saved, answered at once with the same rows, others, or empty.',
);
write('A paraphrase shares few words with its tool.');
writeTable('tuning', tuning, 1);
writeTable('held out', heldOut, smallestHeldOut);
writeTable('unknown trades', unknown, smallestHeldOut);
writeKinds();
if (!isTuningOnly) judgeAll();
if (process.argv.includes('--misses')) {
  const lines = tuning.flatMap(({ misses }) =>
    misses.map(({ kind, detail }) => `${kind.padEnd(52)} ${detail}`),
  );
  write(lines.toSorted().join('\n'));
}

function judgeAll(): void {
  const paraphrases = scored.filter(({ kind }) => kind === 'paraphrase');
  const { routed } = sumOf(scored.map(({ tally }) => tally));
  const judged = sumOf(heldOut.map(({ tally }) => tally));
  judge('questions', scored.length, { atLeast: 300 });
  judge('databases', databases.length, { atLeast: 5 });
  judge('paraphrases among those that look for a tool', (100 * paraphrases.length) / routed, {
    atLeast: 33.4,
    unit: '%',
  });
  judge('held out: the right tool first', percentOf(columns.first, judged), { atLeast: 80, unit: '%' });
  judge('held out: values exactly right where it was found', percentOf(columns.valuesFound, judged), {
    atLeast: 85,
    unit: '%',
  });
  judge("held out: another database's question declined", percentOf(columns.declined, judged), {
    atLeast: 90,
    unit: '%',
  });
  const ofAll = cellOf(columns.foreignDeclined, judged);
  const answerable = judged.foreign - judged.unanswerable;
  write(`        with the ${answerable} of ${judged.foreign} that it can answer: ${ofAll} declined`);
  judge('held out: answered wrongly at once', percentOf(columns.wrong, judged), { atMost: 5, unit: '%' });
  const ofUnknown = sumOf(unknown.map(({ tally }) => tally));
  for (const column of [columns.first, columns.whole]) {
    const behind = percentOf(column, judged) - percentOf(column, ofUnknown);
    judge(`unknown trades: points behind, ${column.title.trim()}`, behind, { atMost: 3 });
  }
}

async function openAll(all: readonly CaseDatabase[]): Promise<Opened[]> {
  return Promise.all(
    all.map(async (database) => {
      const name = database.name.replace(' ', '-');
      const file = join(folder, `${name}.db`);
      writeDatabase(file, database, moment.now);
      const { judgeAnswer, close } = openGold(file);
      golds.push({ close });
      return { database, person: await settle(await server.visitor(name), database, file), judgeAnswer };
    }),
  );
}

function askingsOf(group: readonly Opened[]): Asking[] {
  return group.flatMap((opened) => {
    const others = known.filter((one) => one !== opened);
    return opened.database.questions.map((asked, index) => ({
      opened,
      asked,
      isHeldOut: index % 2 === 1,
      elsewhere: otherDatabasesFor(index, others),
    }));
  });
}

async function scoreAll(askings: readonly Asking[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  const waiting = askings.entries();
  const work = async () => {
    for (const [at, asking] of waiting) {
      scored[at] = await score(asking);
      if ((at + 1) % 100 === 0) process.stderr.write(`${at + 1} of ${askings.length}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return scored;
}

function asked(): number {
  const { questions, foreign, found } = sumOf(all.map(({ tally }) => tally));
  return questions + foreign + (questions - found);
}

function minutes(ms: number): string {
  return `${(ms / 60_000).toFixed(1)} min`;
}

function writeTable(name: string, group: readonly Scored[], smallest: number): void {
  if (group.length === 0) return;
  const titles = Object.values(columns).map(({ title }) => title.padStart(11));
  write(`\n${name.padEnd(14)} questions ${titles.join('')}`);
  writeRow('all', group, smallest);
  for (const kind of ['plain', 'paraphrase', 'follow-up'] as const) {
    const ofKind = group.filter((one) => one.kind === kind);
    writeRow(kind, ofKind, smallest);
  }
  for (const database of [...databases, ...unknownDatabases]) {
    writeRow(
      database.name,
      group.filter((one) => one.database === database.name),
      smallest,
    );
  }
}

function writeRow(name: string, group: readonly Scored[], smallest: number): void {
  if (group.length < smallest) return;
  const tally: Tally = sumOf(group.map((one) => one.tally));
  const shares = Object.values(columns).map((column) => cellOf(column, tally).padStart(11));
  write(`  ${name.padEnd(12)} ${String(tally.questions).padStart(9)} ${shares.join('')}`);
}

/** Where it fails, in kinds: those are to be mended, not the cases. */
function writeKinds(): void {
  const groups = [tuning, heldOut, unknown].map((group) => group.flatMap(({ misses }) => misses));
  const kinds = [...new Set(groups.flat().map(({ kind }) => kind))].toSorted();
  write(`\n${'misses by kind'.padEnd(52)} tuning  held out  unknown trades`);
  for (const kind of kinds) {
    const [inTuning, inHeldOut, inUnknown] = groups.map((misses) =>
      String(misses.filter((miss) => miss.kind === kind).length),
    );
    write(
      `  ${kind.padEnd(50)} ${inTuning?.padStart(6)} ${inHeldOut?.padStart(9)} ${inUnknown?.padStart(15)}`,
    );
  }
  write('');
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
