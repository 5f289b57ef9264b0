import { databases, unknownDatabases } from './asking/databases.ts';
import { openEngine } from './asking/engine.ts';
import type { Scored } from './asking/score.ts';
import { scoreDatabase } from './asking/score.ts';
import type { Tally } from './asking/tally.ts';
import { cellOf, columns, percentOf, sumOf } from './asking/tally.ts';
import { judge } from './support/report.ts';

/**
 * How well the built-in engine answers: the right tool first (and among three), its own questions kept, parameters
 * exactly right where the tool was found (and in all), both together, and questions of another database declined.
 * Every second question is held out to judge by: its misses are counted and never shown, so that nothing can be
 * mended by looking at them. So is everything about databases of other trades. `--misses` lists those of the other
 * half, `--ngrams` measures without the model.
 */
const isModelUsed = !process.argv.includes('--ngrams');
/** A smaller group that is held out is not shown: it would tell of single questions. */
const smallestHeldOut = 25;

const engine = await openEngine([...databases, ...unknownDatabases], isModelUsed);
const scored = await scoreAll(databases);
const unknown = await scoreAll(unknownDatabases);
const model = engine.model();
await engine.close();

const tuning = scored.filter(({ isHeldOut }) => !isHeldOut);
const heldOut = scored.filter(({ isHeldOut }) => isHeldOut);
const paraphrases = scored.filter(({ kind }) => kind === 'paraphrase');
const routed = sumOf(scored.map(({ tally }) => tally)).routed;
const judged = sumOf(heldOut.map(({ tally }) => tally));

const sizes = databases.map(({ tools }) => tools.length).join(', ');
write(`${model}; ${databases.length} databases of ${sizes} tools`);
write(
  'first, of three: where the right tool stands; kept: the question is not declined; values: all of them',
);
write(
  'exactly right where the tool stood first, (all): with the right tool given; whole: first, kept and exact;',
);
write('declined: questions of the other databases. A paraphrase shares few words with its tool.');
writeTable('tuning', tuning, 1);
writeTable('held out', heldOut, smallestHeldOut);
writeTable('unknown trades', unknown, smallestHeldOut);
writeKinds();
judge('questions', scored.length, { atLeast: 300 });
judge('databases', databases.length, { atLeast: 5 });
judge('paraphrases among those that look for a tool', (100 * paraphrases.length) / routed, {
  atLeast: 33.4,
  unit: '%',
});
if (isModelUsed) {
  judge('held out: the right tool first', percentOf(columns.first, judged), { atLeast: 80, unit: '%' });
  judge('held out: values exactly right where it was found', percentOf(columns.valuesFound, judged), {
    atLeast: 85,
    unit: '%',
  });
  judge("held out: another database's question declined", percentOf(columns.declined, judged), {
    atLeast: 90,
    unit: '%',
  });
  const strange = sumOf(unknown.map(({ tally }) => tally));
  for (const column of [columns.first, columns.whole]) {
    const behind = percentOf(column, judged) - percentOf(column, strange);
    judge(`unknown trades: points behind, ${column.title.trim()}`, behind, { atMost: 3 });
  }
}
if (process.argv.includes('--misses')) {
  const lines = tuning.flatMap(({ misses }) =>
    misses.map(({ kind, detail }) => `${kind.padEnd(46)} ${detail}`),
  );
  write(lines.toSorted().join('\n'));
}

async function scoreAll(all: typeof databases): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const database of all) scored.push(...(await scoreDatabase(engine, database)));
  return scored;
}

function writeTable(name: string, group: readonly Scored[], smallest: number): void {
  const titles = Object.values(columns).map(({ title }) => title.padStart(9));
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
  const shares = Object.values(columns).map((column) => cellOf(column, tally).padStart(9));
  write(`  ${name.padEnd(12)} ${String(tally.questions).padStart(9)} ${shares.join('')}`);
}

/** Where the engine fails, in kinds: those are to be mended, not the cases. */
function writeKinds(): void {
  const counts = new Map<string, [tuning: number, heldOut: number]>();
  for (const { isHeldOut, misses } of scored) {
    for (const { kind } of misses) {
      const count = counts.get(kind) ?? [0, 0];
      count[isHeldOut ? 1 : 0] += 1;
      counts.set(kind, count);
    }
  }
  write(`\n${'misses by kind'.padEnd(46)} tuning  held out`);
  for (const [kind, [inTuning, inHeldOut]] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
    write(`  ${kind.padEnd(44)} ${String(inTuning).padStart(6)} ${String(inHeldOut).padStart(9)}`);
  }
  write('');
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
