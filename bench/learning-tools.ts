import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDatabase } from './asking/data/write-database.ts';
import { databases } from './asking/databases.ts';
import { moment, settle } from './asking/person.ts';
import { type AskedWording, shownRounds, teachTools } from './learning/teach-tools.ts';
import { percentOf } from './reading/tally.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';

/**
 * What corrections bring where tools are saved, by the way of a question from the page: wordings of twelve tools of the
 * shop are asked after 0, 1, 3 and 5 other wordings of each tool were corrected; and so are questions of the asking bench,
 * of those tools and of others, which nobody corrects.
 */
const shop = databases.find(({ name }) => name === 'shop');
if (!shop) throw new Error('There is no shop.');
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const file = join(folder, 'shop.db');
writeDatabase(file, shop, moment.now);
const server = await startParley();
const { asked, corrections } = await teachTools(await settle(await server.visitor(), shop, file), shop);
await server.stop();
rmSync(folder, { recursive: true, force: true });

const groups = {
  'new wordings': asked.filter(({ isNew }) => isNew),
  'their other questions': asked.filter(({ isNew, isTaught }) => !isNew && isTaught),
  'other tools': asked.filter(({ isNew, isTaught }) => !isNew && !isTaught),
};
write(
  `${corrections} corrections. The right tool answers, after so many wordings of each tool were corrected:`,
);
write(`${''.padEnd(24)}questions ${shownRounds.map((round) => String(round).padStart(9)).join('')}`);
for (const [name, group] of Object.entries(groups)) {
  const shares = shownRounds.map((_, at) => `${percentOf(foundIn(group, at), group.length).toFixed(1)} %`);
  write(
    `${name.padEnd(24)}${String(group.length).padStart(9)} ${shares.map((one) => one.padStart(9)).join('')}`,
  );
}
const before = foundIn(asked, 0);
const lost = shownRounds.map((_, at) => asked.filter(({ found }) => found[0] && !found[at]).length);
write(
  `${`found before, not after, of ${before}`.padEnd(34)}${lost.map((one) => String(one).padStart(9)).join('')}\n`,
);
const fresh = groups['new wordings'];
const gain = percentOf(foundIn(fresh, shownRounds.length - 1) - foundIn(fresh, 0), fresh.length);
judge('new wordings that find their tool, more after 5 corrections', gain, { atLeast: 5, unit: 'points' });
judge('found before corrections, not after', percentOf(Math.max(...lost), before), { atMost: 0, unit: '%' });

function foundIn(group: readonly AskedWording[], at: number): number {
  return group.filter(({ found }) => found[at]).length;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
