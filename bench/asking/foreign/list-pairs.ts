import { writeFileSync } from 'node:fs';
import { inferTables } from '../data/infer-tables.ts';
import { databases } from '../databases.ts';
import { moment } from '../person.ts';
import { foreignPairs } from './pairs.ts';
import { readVerdicts } from './verdicts.ts';

/**
 * Prints what there is to be judged: the tables of each database, and the questions about others that the bench asks of
 * it. `--new` adds those that nobody has judged to `verdicts.jsonl`, as ones that it cannot answer.
 */
const verdicts = readVerdicts();
const pairs = foreignPairs();
for (const other of databases) {
  process.stdout.write(`\n${other.name}\n`);
  for (const { name, columns } of inferTables(other, moment.now.slice(0, 10))) {
    const written = columns.map((column) => `${column.name} ${column.type}`);
    process.stdout.write(`  ${name} (${written.join(', ')})\n`);
  }
  const own = pairs.filter((pair) => pair.other === other);
  for (const { of, asked } of own) process.stdout.write(`  - [${of.name}] ${asked.question}\n`);
}
if (process.argv.includes('--new')) {
  const known = new Map(verdicts.map((verdict) => [`${verdict.other}: ${verdict.question}`, verdict]));
  const all = pairs.map(({ other: { name: other }, asked: { question } }) => {
    return known.get(`${other}: ${question}`) ?? { other, question, sql: null };
  });
  const single = [...new Set(all.map((verdict) => JSON.stringify(verdict)))].toSorted();
  writeFileSync(new URL('./verdicts.jsonl', import.meta.url), `${single.join('\n')}\n`);
}
