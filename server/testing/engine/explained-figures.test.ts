import type { ColumnKind } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { explainResultByRules } from '../../src/ai/builtin/explain/explain-result-by-rules.ts';
import { computeFacts } from '../../src/ask/explain-result/compute-facts.ts';
import { checkFigures } from '../../src/ask/figures/check-figures.ts';

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Maker = {
  name: string;
  kind: ColumnKind;
  cell: (roll: ReturnType<typeof dice>, row: number) => string | null;
};

const makers: readonly Maker[] = [
  { name: 'id', kind: 'integer', cell: (_, row) => String(row + 1) },
  {
    name: 'month',
    kind: 'text',
    cell: (_, row) => `${2020 + Math.floor(row / 12)}-${String((row % 12) + 1).padStart(2, '0')}`,
  },
  {
    name: 'placed_at',
    kind: 'timestamp',
    cell: (roll) => `2025-0${1 + roll(9)}-1${roll(10)} 10:0${roll(10)}:00`,
  },
  {
    name: 'customer',
    kind: 'text',
    cell: (roll) => ['Ada Berg', 'Lamp 2000', 'Zoë', '3 Musketeers', 'x*y_z'][roll(5)] ?? null,
  },
  { name: 'status', kind: 'text', cell: (roll) => ['paid', 'open', null][roll(3)] ?? null },
  {
    name: 'revenue',
    kind: 'number',
    cell: (roll) => (roll(9) === 0 ? null : `${roll(100_000)}.${roll(10)}${roll(10)}`),
  },
  { name: 'orders', kind: 'integer', cell: (roll) => String(roll(40) - 5) },
  { name: 'rating', kind: 'number', cell: (roll) => `${roll(5)}.${roll(10)}333333333` },
];

test('the built-in engine never says a figure that is no cell and no fact', async () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const roll = dice(seed);
    const chosen = makers.filter(() => roll(2) === 0);
    const rows = Array.from({ length: roll(30) }, (_, row) => chosen.map(({ cell }) => cell(roll, row)));
    const sorted = roll(2) === 0 ? rows : rows.toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
    const columns = chosen.map(({ name, kind }) => ({ name, kind, type: kind }));
    const result = { columns, rows: sorted, truncated: null, durationMs: 1 };
    const facts = computeFacts(result);
    const values = { limit: 10, from: '2025-01-01' };
    const question = 'how many orders by revenue';
    const said = explainResultByRules({
      question,
      tool: { name: 'Orders by revenue', description: '' },
      values,
      result: { ...result, rows: sorted.slice(0, 20) },
      rowCount: sorted.length,
      facts,
      moment: { now: '2026-03-18T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' },
    });
    let text = '';
    for await (const piece of said) text += piece.text;
    const struck = checkFigures(text, { result, facts, question, values }).filter((piece) => piece.struck);
    expect({ seed, text, struck }).toEqual({ seed, text, struck: [] });
  }
});
