import {
  type AttributeChange,
  attributesInput,
  type MemberAttribute,
  rowRuleLimits,
} from '@parley/contract/spaces/row-rules-and-groups';

/** A row of the form; `id` keeps its inputs apart while names are typed. */
export type AttributeRow = { id: number; name: string; value: string };
export type RowProblem = { name?: string; value?: string };

type Known = readonly Pick<MemberAttribute, 'name' | 'value'>[];

const problems = {
  name: 'Use small letters, digits and _ only, and begin with a letter.',
  twice: 'This name stands there twice.',
  noName: 'Give it a name.',
  noValue: 'Give a value, or remove the row.',
  long: `At most ${rowRuleLimits.attributeValue} characters.`,
} as const;

export function rowsOf(known: Known): AttributeRow[] {
  return known.map(({ name, value }, id) => ({ id, name, value }));
}

export function emptyRow(rows: readonly AttributeRow[]): AttributeRow {
  return { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, name: '', value: '' };
}

/** What would be refused, at its row; rows in which nothing was typed are no mistake. */
export function rowProblems(rows: readonly AttributeRow[]): ReadonlyMap<number, RowProblem> {
  const filled = filledRows(rows);
  const found = filled.map((row): [number, RowProblem] => [row.id, problemOf(row, filled)]);
  return new Map(found.filter(([, problem]) => Object.keys(problem).length > 0));
}

function problemOf({ id, name, value }: AttributeRow, rows: readonly AttributeRow[]): RowProblem {
  const first = rows.find((row) => row.name === name);
  const nameProblem =
    name === ''
      ? problems.noName
      : !isName(name)
        ? problems.name
        : first?.id !== id
          ? problems.twice
          : undefined;
  const valueProblem =
    value === '' ? problems.noValue : value.length > rowRuleLimits.attributeValue ? problems.long : undefined;
  return { ...(nameProblem && { name: nameProblem }), ...(valueProblem && { value: valueProblem }) };
}

function isName(name: string): boolean {
  return attributesInput.safeParse({ changes: [{ name, value: null }] }).success;
}

/** What differs from before: a name that is gone is cleared. */
export function attributeChanges(known: Known, rows: readonly AttributeRow[]): AttributeChange[] {
  const before = new Map(known.map(({ name, value }) => [name, value]));
  const after = new Map(filledRows(rows).map(({ name, value }) => [name, value]));
  const cleared = [...before.keys()].filter((name) => !after.has(name));
  return [
    ...cleared.map((name) => ({ name, value: null })),
    ...[...after]
      .filter(([name, value]) => before.get(name) !== value)
      .map(([name, value]) => ({ name, value })),
  ];
}

function filledRows(rows: readonly AttributeRow[]): AttributeRow[] {
  return rows
    .map(({ id, name, value }) => ({ id, name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' || value !== '');
}
