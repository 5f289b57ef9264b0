import type { ColumnKind } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { computeFacts } from './compute-facts.ts';

function resultOf(columns: Record<string, ColumnKind>, rows: (string | null)[][]) {
  return {
    columns: Object.entries(columns).map(([name, kind]) => ({ name, kind, type: kind })),
    rows,
    truncated: null,
    durationMs: 1,
  };
}

function told(...given: Parameters<typeof resultOf>): Record<string, string> {
  return Object.fromEntries(
    computeFacts(resultOf(...given)).map(({ label, value, of }) => [
      label,
      of === null ? value : `${value} (${of})`,
    ]),
  );
}

test('adds up, ranks and shares exactly, as the cells are written', () => {
  const rows = [
    ['Ada', '0.10'],
    ['Bela', '0.20'],
    ['Carla', null],
    ['Dana', '9007199254740993.05'],
  ];
  expect(told({ customer: 'text', revenue: 'number' }, rows)).toEqual({
    rows: '4',
    'largest revenue': '9007199254740993.05 (Dana)',
    'smallest revenue': '0.10 (Ada)',
    'average of revenue': '3002399751580331.12',
    'sum of revenue': '9007199254740993.35',
    'share of the largest in percent': '100.0 (Dana)',
    'rows without revenue': '1',
  });
});

test('tells how a series begins, ends and changes, in either order', () => {
  const rows = [
    ['2026-01', '80'],
    ['2026-02', '120'],
    ['2026-03', '100'],
  ];
  const facts = told({ month: 'text', orders: 'integer' }, rows);
  expect(facts).toMatchObject({
    first: '80 (2026-01)',
    last: '100 (2026-03)',
    change: '20',
    'change in percent': '25.0',
    'largest orders': '120 (2026-02)',
    'sum of orders': '300',
  });
  expect(told({ month: 'text', orders: 'integer' }, rows.toReversed())).toMatchObject({
    first: '80 (2026-01)',
    change: '20',
  });
});

test('does not add up what is a price, a rate or a key', () => {
  const facts = told({ id: 'integer', name: 'text', price: 'number', order_id: 'integer' }, [
    ['1', 'Lamp', '10', '7'],
    ['2', 'Desk', '20', '8'],
  ]);
  expect(facts).toEqual({
    rows: '2',
    'largest price': '20 (Desk)',
    'smallest price': '10 (Lamp)',
    'average of price': '15.00',
  });
});

test('counts kinds that repeat, and names a person by both names', () => {
  const rows = [
    ['Ada', 'Berg', 'paid', '3'],
    ['Bela', 'Lind', 'paid', '5'],
    ['Ivo', 'Sato', 'open', '4'],
    ['Noah', 'Silva', 'paid', '1'],
  ];
  const columns = { first_name: 'text', last_name: 'text', status: 'text', visits: 'integer' } as const;
  expect(told(columns, rows)).toMatchObject({
    'largest visits': '5 (Bela Lind)',
    'different status': '2',
    'rows of one status': '1 (open)',
  });
});

test('rows with a key or a name are a list, however they are ordered in time', () => {
  const rows = [
    ['1', '2026-01-05', '658'],
    ['2', '2026-02-07', '196'],
  ];
  const facts = told({ id: 'integer', placed_on: 'date', days: 'integer' }, rows);
  expect(Object.keys(facts)).not.toContain('change');
});

test('an empty result has nothing but its count', () => {
  expect(told({ name: 'text' }, [])).toEqual({ rows: '0' });
});
